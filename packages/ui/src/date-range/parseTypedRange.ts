/** The two halves of a pasted period, as unchecked text. */
export type TypedPair = readonly [start: string, end: string];

const day = String.raw`\d{1,2}\s?[/.\-]\s?\d{1,2}\s?[/.\-]\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{8}`;

/** Matches two values that belong together: 'de X a Y', 'X até Y', 'X - Y', 'X e Y', or one under the other. */
export const pairOf = (thing: string): RegExp =>
  new RegExp(
    String.raw`^(?:de|do dia|entre|per[ií]odo:?)?\s*(${thing})\s*(?:a|à|ao|até|ate|e|to|[-–—;,|]|\s)\s*(?:o dia\s+)?(${thing})$`,
    'iu',
  );

const range = pairOf(day);

/** Splits '01/10/2026 a 31/10/2026'; `null` when the text is not two days. */
export function splitTypedRange(text: string): TypedPair | null {
  const match = range.exec(text.trim());
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
}
