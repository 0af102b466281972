import type { ReactNode } from 'react';
import { matches } from '../../fold/fold.ts';

interface MarkedProps {
  readonly text: string;
  /** Folded. */
  readonly terms: readonly string[];
  /** Characters that the search does not count. */
  readonly ignored: RegExp | undefined;
}

/** The text with every match marked, accents and all. */
export function Marked({ text, terms, ignored }: MarkedProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of matches(text, terms, ignored)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
