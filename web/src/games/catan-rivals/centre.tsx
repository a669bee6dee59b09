/** What lies between the players: centre cards with their prices, draw stacks, the open stack,
 * events, regions and the discard pile. */
import { useLanguage } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import type { Option } from "../game";
import { CentreArt } from "./art/centre";
import { Price } from "./art/resource";
import { Back, CardTile } from "./card";
import { carriedBy } from "./carry";
import { CENTRE_PRICES, titleOf } from "./catalogue";
import css from "./centre.module.css";
import { CardAction, type Choosing } from "./hand";
import { columnNumber } from "./option-words";
import { placeWords } from "./place-words";
import type { Reach } from "./reach";
import { reasonWords } from "./reasons";
import { uiWords } from "./ui-words";
import type { Prince, Reason, View } from "./view";

export function Centre({
  view,
  reach,
  inspect,
  ...choosing
}: { view: View; reach: Reach; inspect(card: string): void } & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const left = view.centre;
  const prince = reach.seat === null ? undefined : view.princes[reach.seat];
  const why = ["", "roll-first"].includes(view.wait) ? view.centre_why_not : undefined;
  return (
    <section className={css.centre} aria-label={ui.centre}>
      <div className={css.group}>
        <CentreStack
          what="road"
          prince={prince}
          why={why?.road}
          title={ui.roads}
          left={left.roads}
          reach={reach}
          {...choosing}
        />
        <CentreStack
          what="settlement"
          prince={prince}
          why={why?.settlement}
          title={ui.settlements}
          left={left.settlements}
          reach={reach}
          {...choosing}
        />
        <CentreStack
          what="city"
          prince={prince}
          why={why?.city}
          title={ui.cities}
          left={left.cities}
          reach={reach}
          {...choosing}
        />
      </div>
      <div className={css.group}>
        {view.stacks
          .map((stack, n) => ({ ...stack, n }))
          .map((stack) => (
            <Stack
              key={stack.n}
              {...stack}
              option={reach.stacks.get(stack.n)}
              inspect={inspect}
              {...choosing}
            />
          ))}
      </div>
      <div className={css.group}>
        <Pile title={ui.regionStack} count={view.regions.length} set="region" />
        <Pile title={ui.eventStack} count={view.events.length} set="event" />
        <Discard view={view} inspect={inspect} />
      </div>
      {view.face_up.length > 0 && (
        <div className={css.group} data-open="true">
          <h2>{ui.faceUp}</h2>
          {[...new Set(view.face_up)].map((key) => (
            <OpenCard
              key={key}
              id={key}
              view={view}
              option={reach.hand.get(key)}
              inspect={inspect}
              {...choosing}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** A card of the open stack: it can be built as if it were in the hand. */
function OpenCard({
  id,
  view,
  option,
  inspect,
  ...choosing
}: {
  id: string;
  view: View;
  option: Option | undefined;
  inspect(card: string): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const drag = useDrag(carriedBy(id, view, option));
  return (
    <div className={css.open} ref={drag.ref} data-dragging={drag.dragging || undefined}>
      <button type="button" className={css.tile} onClick={() => inspect(id)}>
        <CardTile id={id} />
        <span className="hidden">{ui.details(titleOf(id, language))}</span>
      </button>
      <div>
        <b>
          {titleOf(id, language)} {ui.copies(view.face_up.filter((one) => one === id).length)}
        </b>
        <CardAction id={id} view={view} option={option} {...choosing} />
      </div>
    </div>
  );
}

function CentreStack({
  what,
  prince,
  why,
  title,
  left,
  reach,
  picked,
  pick,
}: {
  what: "road" | "settlement" | "city";
  title: string;
  left: number;
  reach: Reach;
  prince: Prince | undefined;
  why: Reason | undefined;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const options = reach.centre.filter((one) => one.args[0] === what);
  const drag = useDrag(options.map((one) => one.words));
  return (
    <div
      className={css.stack}
      data-option={options.length > 0 || undefined}
      data-dragging={drag.dragging || undefined}
      data-centre={what}
      ref={drag.ref}
    >
      <span className={css.art}>
        <CentreArt kind={what} roof="#8a6a3a" />
      </span>
      <span className={css.words}>
        <b>{title}</b>
        <small>{ui.left(left)}</small>
        <Price cost={CENTRE_PRICES[what]} size={15} />
      </span>
      {why && options.length === 0 && (
        <small className={css.why}>
          <b>{ui.cannot}</b> {reasonWords(why, language)}
        </small>
      )}
      {options.length > 0 && (
        <span className={css.buttons}>
          {options.map((option) => (
            <button
              key={option.words}
              type="button"
              data-words={option.words}
              aria-pressed={option.words === picked}
              onClick={() => pick(option.words)}
            >
              {ui.build} {where(option)}
            </button>
          ))}
        </span>
      )}
    </div>
  );

  function where(option: Option): string {
    const side = option.args[1];
    if (side === "left") return ui.sideLeft;
    if (side === "right") return ui.sideRight;
    return prince ? ui.column(columnNumber(prince, Number(side))) : "";
  }
}

function Stack({
  n,
  back,
  cards,
  option,
  inspect,
  picked,
  pick,
}: {
  n: number;
  back: string;
  cards: (string | null)[];
  option: Option | undefined;
  inspect(card: string): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const name = ui.stack(n, placeWords[language].sets[back] ?? back);
  const top = cards.at(-1);
  const drag = useDrag(option ? [option.words] : []);
  const inside = (
    <>
      <span className={css.pile} data-low={cards.length < 2 || undefined}>
        {cards.length > 0 ? <Back set={back} /> : <span className={css.hollow} />}
      </span>
      <span className={css.words}>
        <b>{name}</b>
        <small>{ui.stackCards(cards.length)}</small>
        {top && (
          <small>
            {ui.top}: {titleOf(top, language)}
          </small>
        )}
      </span>
    </>
  );
  if (option)
    return (
      <button
        type="button"
        className={css.stack}
        ref={drag.ref}
        data-option="true"
        data-words={option.words}
        data-dragging={drag.dragging || undefined}
        aria-pressed={option.words === picked}
        onClick={() => pick(option.words)}
      >
        {inside}
      </button>
    );
  return top ? (
    <button type="button" className={css.stack} onClick={() => inspect(top)}>
      {inside}
    </button>
  ) : (
    <div className={css.stack}>{inside}</div>
  );
}

function Pile({ title, count, set }: { title: string; count: number; set: string }) {
  const { language } = useLanguage();
  return (
    <div className={css.stack}>
      <span className={css.pile}>
        {count > 0 ? <Back set={set} /> : <span className={css.hollow} />}
      </span>
      <span className={css.words}>
        <b>{title}</b>
        <small>{uiWords[language].stackCards(count)}</small>
      </span>
    </div>
  );
}

function Discard({ view, inspect }: { view: View; inspect(card: string): void }) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const top = view.discard.at(-1);
  const inside = (
    <span className={css.words}>
      <b>{ui.discard}</b>
      <small>{top ? `${ui.top}: ${titleOf(top, language)}` : ui.empty}</small>
    </span>
  );
  if (!top) return <div className={css.stack}>{inside}</div>;
  return (
    <button type="button" className={css.stack} onClick={() => inspect(top)}>
      <span className={css.art}>
        <CardTile id={top} />
      </span>
      {inside}
    </button>
  );
}
