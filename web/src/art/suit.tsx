/** The six suits of the expeditions: a colour, a symbol and a letter each, so that colour is never
 * alone. Colours stand in style/theme.css as --suit-<name>; the ink on them as --suit-<name>-ink. */
import { useLanguage } from "../i18n/language";

export const SUITS = ["yellow", "blue", "white", "green", "red", "purple"] as const;
export type Suit = (typeof SUITS)[number];

export function isSuit(word: unknown): word is Suit {
  return SUITS.includes(word as Suit);
}

/** The suit's name and letter in both languages. */
export const SUIT_WORDS = {
  en: {
    yellow: { name: "yellow", letter: "Y" },
    blue: { name: "blue", letter: "B" },
    white: { name: "white", letter: "W" },
    green: { name: "green", letter: "G" },
    red: { name: "red", letter: "R" },
    purple: { name: "purple", letter: "P" },
  },
  de: {
    yellow: { name: "Gelb", letter: "G" },
    blue: { name: "Blau", letter: "B" },
    white: { name: "Weiß", letter: "W" },
    green: { name: "Grün", letter: "N" },
    red: { name: "Rot", letter: "R" },
    purple: { name: "Lila", letter: "L" },
  },
} as const;

/** Drawn in a 24 x 24 box: sun over dunes, waves, peaks, fern, volcano, moon over towers. */
const PATHS: Record<Suit, string> = {
  yellow:
    "M12 3.5a4 4 0 0 1 3.9 4.9h-7.8A4 4 0 0 1 12 3.5ZM1.5 20c3-6.5 6-8.5 8.6-8.5 3 0 4.2 3 6.4 3 1.8 0 3.4-1.2 6 5.5Z",
  blue: "M1.5 8.2c2-2.2 3.8-2.2 5.6 0s3.2 2.2 5 0 3.400-2.2 5.200 0 3.200 2 5.200-.2v3c-2 2.200-3.600 2.200-5.200.2s-3.400-2.200-5.200 0-3.200 2.200-5 0-3.600-2.200-5.600 0Zm0 6.600c2-2.200 3.800-2.200 5.600 0s3.200 2.200 5 0 3.400-2.200 5.200 0 3.200 2 5.200-.2v3c-2 2.200-3.600 2.200-5.200.2s-3.400-2.200-5.200 0-3.200 2.200-5 0-3.600-2.200-5.600 0Z",
  white:
    "M1 20 8.500 5.500l3.600 6.300 2.200-3.300L23 20Zm7.500-10.500-2.200 4.200 1.900-.9 1.500 1.300 1.200-1Z",
  green:
    "M11.200 21.500V13C6 13.200 3.300 10 3 4.800c4.700-.3 7.500 1.700 8.500 5.700.8-5.300 4-8 9.500-8 .2 6.300-2.600 9.900-8.200 10.400v8.600Z",
  red: "M2 21 9 9.500h6L22 21Zm7.800-13.200C8 5.800 9.300 3.600 11 2c-.2 2 .6 2.600 1.500 3.400.3-.7.300-1.300.1-2 2.200 1.300 2.800 3 1.800 4.400Z",
  purple:
    "M3 21v-8h1.500v-2h2v2H8v3h2.200v-6h1.500V7.500h2V10h1.500v6H17v-3h1.500v-2h2v2H22v8Zm9-19a3.200 3.200 0 1 0 3.400 4.200A3.600 3.600 0 0 1 12 2Z",
};

export function SuitSymbol({ suit, size = 24 }: { suit: Suit; size?: number | string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={PATHS[suit]} />
    </svg>
  );
}

/** The suit's name in the chosen language, for labels. */
export function useSuitName(): (suit: Suit) => string {
  const { language } = useLanguage();
  return (suit) => SUIT_WORDS[language][suit].name;
}
