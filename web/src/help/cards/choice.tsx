/** One of a few values to choose cards by, or all of them. */
import { useId } from "react";

export function Choice({
  label,
  all,
  values,
  text,
  value,
  choose,
}: {
  label: string;
  all: string;
  values: string[];
  text(value: string): string;
  value: string;
  choose(value: string): void;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="hidden">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </>
  );
}
