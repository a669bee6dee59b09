/** Resources and kinds of points: a symbol of ours each, with a letter, so that colour is never
 * alone. Drawn in a 24 x 24 box. */
import { useLanguage, useWords } from "../../../i18n/language";
import { amountOf, placeWords } from "../place-words";
import type { Currency, Point, Resource } from "../view";
import css from "./resource.module.css";

const RESOURCE_PATHS: Record<Resource | Currency, string> = {
  // Three bricks, an ear of grain, two logs, a fleece, a lump of ore, a coin, an owl, a star.
  brick: "M2.500 12.500h9v5h-9ZM12.500 12.500h9v5h-9ZM7.500 6.500h9v5h-9Z",
  grain:
    "M11.300 22V9.500h1.400V22ZM12 2c1.800 1.500 1.800 3.800 0 5.300-1.800-1.500-1.800-3.800 0-5.300ZM7 6c2.500.3 4 1.800 4.200 4.200C8.700 10 7.200 8.500 7 6Zm10 0c-2.500.3-4 1.800-4.200 4.200C15.300 10 16.800 8.500 17 6ZM6.500 11c2.700.3 4.400 1.900 4.700 4.500-2.700-.3-4.400-1.900-4.700-4.500Zm11 0c-2.700.3-4.400 1.900-4.700 4.500 2.700-.3 4.400-1.900 4.700-4.500Z",
  lumber:
    "M4.500 6.500h12a3 3 0 0 1 0 6h-12a3 3 0 0 1 0-6Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM8 14h11.500a3 3 0 0 1 0 6H8a3 3 0 0 1 0-6Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
  wool: "M8 5.500a3.500 3.500 0 0 1 6.500-.3 3.300 3.300 0 0 1 4.600 3.700 3.500 3.500 0 0 1-.6 6.400c.2 2-1.500 3.500-3.400 3.100a3.600 3.600 0 0 1-6.200.2c-2 .6-3.900-.9-3.800-2.900A3.500 3.500 0 0 1 4.600 9 3.300 3.300 0 0 1 8 5.500Zm2.500 5.300a2.300 2.300 0 1 0 3.600 1.600h-1.300a1.100 1.100 0 1 1-1.600-.9Z",
  ore: "M8.500 4 16 3l5 6-2 9-8 3-7.500-4L2.500 9Zm1 2L6 9.500l4.500 3L15 6Zm6 1-3 6 6 2 .8-5Zm-4 7.500-1 4.500 6-2.200Z",
  gold: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2.200a6.800 6.800 0 1 0 0 13.600 6.800 6.800 0 0 0 0-13.600ZM12 7l1.500 3.300 3.500.4-2.600 2.400.7 3.500L12 14.900l-3.100 1.700.7-3.500L7 10.700l3.500-.4Z",
  owl: "M4.500 3 9 5.200q3-1 6 0L19.500 3v11.500a7.500 7.500 0 0 1-15 0ZM8.700 7.600a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Zm6.600 0a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200ZM12 12.200l-1.400 1.900 1.400 2.500 1.400-2.500Z",
  star: "M12 2.500l2.800 6 6.600.8-4.900 4.500 1.300 6.500L12 17.100l-5.800 3.200 1.300-6.500-4.900-4.500 6.600-.8Z",
};

const POINT_PATHS: Record<Point, string> = {
  // A shield with a star, a sword, scales, a harp, a book, a sail, a cannon.
  victory:
    "M12 2c3 1.800 5.800 2.500 8.500 2.500 0 8-2 14-8.500 17.500C5.500 18.500 3.500 12.500 3.500 4.500 6.200 4.500 9 3.800 12 2Zm0 5-1.500 3.200-3.500.4 2.600 2.400-.7 3.500 3.100-1.700 3.100 1.700-.7-3.500 2.600-2.400-3.500-.4Z",
  strength:
    "M20.500 2 21 6.500 11.800 15.200l1.900 1.900-1.400 1.400-2.300-2.300-4.500 4.500-2.700-2.700L7.300 13.500 5 11.200l1.400-1.400 1.900 1.900L17 2.500Z",
  commerce:
    "M11 3h2v2.200l6 1.300 2.800 6.500a3.600 3.600 0 0 1-6.800 0l2-4.800-4-.9V19h4v2H7v-2h4V7.300l-4 .9L9 13a3.600 3.600 0 0 1-6.800 0L5 6.500l6-1.300ZM5.600 10l-1.200 2.800h2.400Zm12.800 0-1.200 2.800h2.400Z",
  skill:
    "M5 3c1 0 2 .4 2.500 1.300C9 6.800 11 8 14 8c2.400 0 3.800 1 5 2.500l-1.200 10.500H8.500C5.500 19 4 14.500 4 9c0-2 .2-4 1-6Zm2.500 6.500c.1 4 .8 7 2 9.300h1V10.500c-1.200-.2-2.200-.6-3-1Zm5 1.200v8.100h1.300V10.700Zm3.100.1v8h.6l.9-7.500c-.5-.3-1-.5-1.500-.5Z",
  progress:
    "M2.500 5C6 4.200 9 4.500 12 6.500c3-2 6-2.300 9.500-1.500v14c-3.500-.8-6.500-.5-9.500 1.500-3-2-6-2.300-9.500-1.500Zm2 1.700v10.600c2.300-.2 4.500.1 6.500 1.100V8C9 6.800 7 6.500 4.500 6.700Zm15 0C17 6.500 15 6.800 13 8v10.400c2-1 4.200-1.300 6.500-1.100Z",
  sail: "M11 2v14H3.500Q9 10.500 11 2Zm2 3.500Q20 9 20.500 16H13ZM2.500 17.500h19L19 21.500H5Z",
  cannon:
    "M3 9.500 18.500 5l1 3.800L9 12.800a4.600 4.600 0 1 1-6-.2Zm3.400 4.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600ZM12 14l8 5.500h-9.300Z",
};

/** A resource as a coloured token with symbol; decoration unless it has a label. */
export function ResourceToken({
  resource,
  size = 22,
  letter = true,
  label,
}: {
  resource: Resource | Currency;
  size?: number | string;
  letter?: boolean;
  label?: string;
}) {
  const words = useWords(placeWords);
  return (
    <span
      className={css.token}
      data-resource={resource}
      style={{ fontSize: size }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d={RESOURCE_PATHS[resource]} />
      </svg>
      {letter && <span className={css.letter}>{words.letters[resource]}</span>}
    </span>
  );
}

/** The bare symbol, in the colour of the text. */
export function ResourceSymbol({
  resource,
  size = "1em",
}: {
  resource: Resource | Currency;
  size?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={RESOURCE_PATHS[resource]} />
    </svg>
  );
}

export const resourcePath = (resource: Resource | Currency) => RESOURCE_PATHS[resource];

export function PointSymbol({ point, size = "1em" }: { point: Point; size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={POINT_PATHS[point]} />
    </svg>
  );
}

/** A price: one token per resource, with the number before it where there are several. */
export function Price({
  cost,
  size = 20,
  letter = true,
}: {
  cost: Partial<Record<Resource | Currency, number>>;
  size?: number | string;
  letter?: boolean;
}) {
  const { language } = useLanguage();
  const parts = Object.entries(cost) as [Resource | Currency, number][];
  if (parts.length === 0) return null;
  const label = parts.map(([kind, n]) => amountOf(n, kind, language)).join(", ");
  return (
    <span className={css.price} role="img" aria-label={label}>
      {parts.map(([kind, n]) => (
        <span key={kind} className={css.part} aria-hidden="true">
          {n > 1 && <b>{n}</b>}
          <ResourceToken resource={kind} size={size} letter={letter} />
        </span>
      ))}
    </span>
  );
}
