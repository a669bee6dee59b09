/** What belongs to one player beside the expeditions: the name, the hand seen from outside, and a
 * score pad with a line for every round. */

import { CardBack, SuitCard } from "../../art/card";
import { cardOf } from "../../art/card-name";
import { SUITS } from "../../art/suit";
import { useWords } from "../../i18n/language";
import { transitionName } from "./lane";
import css from "./side.module.css";
import { points, TEXTS } from "./texts";
import { type LostCitiesView, roundPoints, roundsBefore } from "./view";

const SHOWN = 2; // finished rounds on the pad; the sum has all of them

/** The rival's hand: backs, and face up what everybody knows, or all of it where that is allowed. */
export function HiddenHand({
  view,
  seat,
  name,
  open,
  taken,
}: {
  view: LostCitiesView;
  seat: number;
  name: string;
  open: readonly string[] | undefined;
  /** The colour just taken from a pile, or "deck". */
  taken: string | undefined;
}) {
  const texts = useWords(TEXTS);
  const known = open ?? view.known[seat] ?? [];
  const size = view.hand_sizes[seat] ?? 0;
  return (
    <div className={css.hidden}>
      <span className={css.backs} role="img" aria-label={texts.handOf(name, size)}>
        {Array.from({ length: Math.max(0, size - known.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <CardBack key={i} size={24} />
        ))}
        <b>{size}</b>
      </span>
      {known.length > 0 && (
        <span className={css.known} role="img" aria-label={texts.knownOf(name, known)}>
          {!open && <small>{texts.known}</small>}
          {known.map((card, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: equal wagers differ by place only
              key={`${card} ${i}`}
              data-lately={cardOf(card).suit === taken || undefined}
              style={{ viewTransitionName: transitionName(cardOf(card), seat, place(card, i)) }}
            >
              <SuitCard {...cardOf(card)} size={36} />
            </span>
          ))}
        </span>
      )}
    </div>
  );

  function place(card: string, at: number): number {
    const played = view.expeditions[seat]?.[SUITS.indexOf(cardOf(card).suit)]?.wagers ?? 0;
    return played + known.slice(0, at).filter((one) => one === card).length;
  }
}

export function ScorePad({
  view,
  seat,
  name,
}: {
  view: LostCitiesView;
  seat: number;
  name: string;
}) {
  const texts = useWords(TEXTS);
  const before = roundsBefore(view);
  const several = before.length > 0;
  const hidden = Math.max(0, before.length - SHOWN);
  return (
    <table className={css.pad}>
      <caption className="hidden">{texts.scorePad(name)}</caption>
      <tbody>
        {before.slice(hidden).map((scores, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only added at the end
          <tr key={hidden + i}>
            <th scope="row" aria-label={texts.roundLine(hidden + i + 1)}>
              {hidden + i + 1}
            </th>
            <td>{points(scores[seat] ?? 0)}</td>
          </tr>
        ))}
        <tr className={several ? css.running : css.sum}>
          <th scope="row" aria-label={several ? texts.roundLine(before.length + 1) : texts.total}>
            {several ? before.length + 1 : "Σ"}
          </th>
          <td>{points(roundPoints(view, seat))}</td>
        </tr>
        {several && (
          <tr className={css.sum}>
            <th scope="row" aria-label={texts.total}>
              Σ
            </th>
            <td>{points(view.scores[seat] ?? 0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
