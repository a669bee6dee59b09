/** One option of a game as a field, from the server's description and the game's words. */
import type { GameOption } from "../generated/http";
import { ShapedField, type WayField } from "./shaped-field";

export interface OptionText {
  label: string;
  help?: string;
  values?: Record<string, string>;
}

/** Whether an option counts with the others as they are chosen. */
export function counts(option: GameOption, values: Record<string, unknown>): boolean {
  return Object.entries(option.only ?? {}).every(([name, value]) => values[name] === value);
}

export function OptionField({
  option,
  text,
  value,
  choose,
  way,
}: {
  option: GameOption;
  text: OptionText;
  value: unknown;
  choose(value: unknown): void;
  way?: WayField;
}) {
  const label = (
    <span>
      {text.label}
      {text.help && <small>{text.help}</small>}
    </span>
  );
  // Yes or no is a tick, unless the game has words for both.
  if (!text.values && option.allowed?.every((one) => typeof one === "boolean")) {
    return (
      <label className="check" data-option={option.name}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => choose(event.target.checked)}
        />
        {label}
      </label>
    );
  }
  if (option.allowed) {
    const allowed = option.allowed;
    return (
      <label className="field" data-option={option.name}>
        {label}
        <select
          value={allowed.indexOf(value)}
          onChange={(event) => choose(allowed[Number(event.target.value)])}
        >
          {allowed.map((one, i) => (
            <option key={String(one)} value={i}>
              {text.values?.[String(one)] ?? String(one)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (typeof option.default === "number") {
    return (
      <label className="field" data-option={option.name}>
        {label}
        <input
          type="number"
          value={String(value)}
          min={option.least ?? undefined}
          max={option.most ?? undefined}
          onChange={(event) => choose(event.target.valueAsNumber)}
        />
      </label>
    );
  }
  return option.shape ? (
    <ShapedField option={option} text={text} value={value} choose={choose} way={way} />
  ) : null;
}
