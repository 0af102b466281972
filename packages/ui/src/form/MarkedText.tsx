import type { Stretch } from '../fold/fold.ts';

export interface MarkedTextProps {
  readonly text: string;
  /** In order and without overlap. */
  readonly marks: readonly Stretch[];
}

/** A text with stretches of it marked as found. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const pieces = marks.flatMap(({ start, end }, index) => [
    { start: marks[index - 1]?.end ?? 0, end: start, isFound: false },
    { start, end, isFound: true },
  ]);
  const rest = marks.at(-1)?.end ?? 0;
  return [...pieces, { start: rest, end: text.length, isFound: false }].map(({ start, end, isFound }) =>
    isFound ? <mark key={start}>{text.slice(start, end)}</mark> : text.slice(start, end),
  );
}
