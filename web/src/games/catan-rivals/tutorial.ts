/** The lesson: the introductory game, taught in play (positions: web/tutorials/catan-rivals.json). */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

const en: readonly TutorialStep[] = [];
const de: readonly TutorialStep[] = [];

export const tutorial = catalogue(en, de);
