/** A text as a QR code: dark on light in both themes, for cameras want it so. */
import { qr } from "./qr";

/** Light cells around the code, as the standard asks. */
const MARGIN = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qr(text);
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")).filter(Boolean),
    )
    .join("");
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR: ${label}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
