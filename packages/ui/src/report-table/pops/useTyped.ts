import { useState } from 'react';
import type { TypedPopProps } from './pop.types.ts';

/** The text in the box and how to change it; kept here too, so that a table that takes its time never holds up a letter. */
export function useTyped({ text, onText }: Pick<TypedPopProps, 'text' | 'onText'>) {
  const [typed, setTyped] = useState(text);
  const ask = (next: string) => {
    setTyped(next);
    onText(next);
  };
  return [typed, ask] as const;
}
