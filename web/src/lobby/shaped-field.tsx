/** Options with a shape of their own, as forms made from the schema that the server gives: a few
 * different ones of a list, lists of marks in a grid, a list of numbers. */
import { useEffect, useId, useRef } from "react";
import type { GameOption } from "../generated/http";
import { useWords } from "../i18n/language";
import { choosingWords } from "./choosing-words";
import { newWords } from "./new-words";
import type { OptionText } from "./option-field";

/** The parts of a JSON schema that a form can be made of. */
interface Shape {
  type: string | string[];
  items?: { enum?: (string | number)[]; type?: string; examples?: string[] };
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, { items?: { enum?: number[] } }>;
  total?: number;
}

export type Way = "agreed" | "turns" | "lot";

/** How a few of a list are chosen: named in the form, or later at the table. */
export interface WayField {
  way: Way;
  choose(way: Way): void;
}

interface FieldProps {
  shape: Shape;
  text: OptionText;
  value: unknown;
  choose(value: unknown): void;
  way?: WayField | undefined;
}

export function ShapedField({
  option,
  text,
  value,
  choose,
  way,
}: Omit<FieldProps, "shape"> & { option: GameOption }) {
  const shape = option.shape as unknown as Shape;
  const field = { shape, text, value, choose, way };
  return (
    <fieldset className="shaped" data-option={option.name}>
      <legend>{text.label}</legend>
      {text.help && <small>{text.help}</small>}
      {shape.properties ? (
        <Grid {...field} />
      ) : shape.items?.enum ? (
        <Several {...field} />
      ) : shape.items?.type === "string" ? (
        <Texts {...field} />
      ) : (
        <Numbers {...field} />
      )}
    </fieldset>
  );
}

/** So many different ones of a list, in order; one that is chosen twice changes places. */
function Several({ shape, text, value, choose, way }: FieldProps) {
  const words = useWords(newWords);
  const { how, hows } = useWords(choosingWords);
  const all = shape.items?.enum ?? [];
  const chosen = (value as (string | number)[] | null) ?? all.slice(0, shape.minItems);
  const put = (i: number, one: string | number) =>
    choose(chosen.map((old, j) => (j === i ? one : old === one ? chosen[i] : old)));
  const names = chosen.map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are what is chosen for
    <label key={i} className="field">
      <span>{words.nth(i + 1)}</span>
      <select
        value={all.indexOf(one)}
        onChange={(event) => put(i, all[Number(event.target.value)] as string | number)}
      >
        {all.map((each, at) => (
          <option key={each} value={at}>
            {text.values?.[each] ?? each}
          </option>
        ))}
      </select>
    </label>
  ));
  if (!way) return names;
  return (
    <>
      <label className="field">
        <span>{how}</span>
        <select value={way.way} onChange={(event) => way.choose(event.target.value as Way)}>
          {Object.entries(hows).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {way.way === "agreed" && names}
    </>
  );
}

/** A list of marks for each row, so many in all. */
function Grid({ shape, text, value, choose }: FieldProps) {
  const words = useWords(newWords);
  const rows = Object.entries(shape.properties ?? {});
  const marks = value as Record<string, number[]>;
  const count = rows.reduce((sum, [row]) => sum + (marks[row] ?? []).length, 0);
  const total = shape.total ?? count;
  const told = words.marks(count, total);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.setCustomValidity(count === total ? "" : told));
  const turn = (row: string, one: number) => {
    const old = marks[row] ?? [];
    const made = old.includes(one) ? old.filter((each) => each !== one) : [...old, one];
    choose({ ...marks, [row]: made.sort((a, b) => a - b) });
  };
  return (
    <>
      {rows.map(([row, list], i) => {
        const name = text.values?.[row] ?? row;
        return (
          // biome-ignore lint/a11y/useSemanticElements: the fieldset is the whole option
          <div key={row} role="group" aria-label={name} className="shaped-row">
            <span>{name}</span>
            {(list.items?.enum ?? []).map((one, j) => (
              <label key={one} className="shaped-mark">
                <input
                  ref={i + j === 0 ? first : undefined}
                  type="checkbox"
                  aria-label={`${name} ${one}`}
                  checked={(marks[row] ?? []).includes(one)}
                  onChange={() => turn(row, one)}
                />
                {one}
              </label>
            ))}
          </div>
        );
      })}
      <output data-wrong={count !== total || undefined}>{told}</output>
    </>
  );
}

/** Nothing, for the usual values, or values of one's own. */
function Usual({
  label,
  isOwn,
  choose,
}: {
  label: string;
  isOwn: boolean;
  choose(isOwn: boolean): void;
}) {
  const words = useWords(newWords);
  return (
    <p>
      <select
        aria-label={label}
        value={isOwn ? "own" : "usual"}
        onChange={(event) => choose(event.target.value === "own")}
      >
        <option value="usual">{words.usual}</option>
        <option value="own">{words.own}</option>
      </select>
    </p>
  );
}

/** So many texts, or nothing for the usual. */
function Texts({ shape, text, value, choose }: FieldProps) {
  const words = useWords(newWords);
  const texts = value as string[] | null;
  const examples = shape.items?.examples ?? [];
  const list = useId();
  const begin = Array(shape.minItems ?? 1).fill(examples[0] ?? "");
  return (
    <>
      <Usual
        label={text.label}
        isOwn={texts !== null}
        choose={(isOwn) => choose(isOwn ? begin : null)}
      />
      <datalist id={list}>
        {examples.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {texts?.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what is chosen for
        <label key={i} className="field">
          <span>{words.nth(i + 1)}</span>
          <input
            required
            list={list}
            value={one}
            onChange={(event) => choose(texts.with(i, event.target.value))}
          />
        </label>
      ))}
    </>
  );
}

/** A list of numbers, as long as one likes, or nothing for the usual ones. */
function Numbers({ shape, text, value, choose }: FieldProps) {
  const words = useWords(newWords);
  const numbers = value as number[] | null;
  const mayBeNothing = shape.type.includes("null");
  return (
    <>
      {mayBeNothing && (
        <Usual
          label={text.label}
          isOwn={numbers !== null}
          choose={(isOwn) => choose(isOwn ? Array(shape.minItems ?? 1).fill(0) : null)}
        />
      )}
      {numbers && (
        <div className="shaped-numbers">
          {numbers.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number has no other name
            <label key={i}>
              <span>{i === numbers.length - 1 ? words.andMore(i) : i}</span>
              <input
                type="number"
                step={1}
                required
                value={Number.isNaN(one) ? "" : one}
                onChange={(event) => choose(numbers.with(i, event.target.valueAsNumber))}
              />
            </label>
          ))}
          <button type="button" onClick={() => choose([...numbers, numbers.at(-1) ?? 0])}>
            {words.longer}
          </button>
          {numbers.length > (shape.minItems ?? 0) && (
            <button type="button" onClick={() => choose(numbers.slice(0, -1))}>
              {words.shorter}
            </button>
          )}
        </div>
      )}
    </>
  );
}
