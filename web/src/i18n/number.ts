/** Numbers in words: estimates in points with one digit, where it says something, or in percent;
 * counts and lists. */
import type { Language } from "./language";

/** "3.5", "12": without a sign. */
export function amount(value: number, language: Language): string {
  const size = Math.abs(value);
  const shown = size >= 10 ? size.toFixed(0) : size.toFixed(1).replace(/\.0$/, "");
  return language === "de" ? shown.replace(".", ",") : shown;
}

/** "+3.5", "−12", "0". */
export function signed(value: number, language: Language): string {
  const shown = amount(value, language);
  if (shown === "0") return "0";
  return value < 0 ? `−${shown}` : `+${shown}`;
}

/** What estimates are told in: points of lead over the best rival, or the chance to win. */
export type Unit = "points" | "chance";

/** A lead, "+3.5", or a chance, "62 %". */
export function estimate(value: number, unit: Unit, language: Language): string {
  return unit === "points" ? signed(value, language) : `${value.toFixed(0)} %`;
}

/** "1 card", "3 cards". */
export function counted(n: number | string | undefined, one: string, many: string): string {
  return `${n} ${String(n) === "1" || String(n) === "−1" ? one : many}`;
}

/** "Anna", "Anna and Ben", "Anna, Ben, and Clara". */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}
