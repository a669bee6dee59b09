/** Points in an estimate: one digit after the point, and none where it would say nothing. */
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
