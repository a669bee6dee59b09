/** The lesson of the board game, step by step. */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

const en: readonly TutorialStep[] = [];
const de: readonly TutorialStep[] = [];

export const TUTORIAL = catalogue(en, de);
