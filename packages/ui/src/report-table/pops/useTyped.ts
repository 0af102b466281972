import { useState } from 'react';
import type { TypedPopProps } from './pop.types.ts';

/** The text of the box and its setter; kept here too, so that a slow table never delays a letter. */
export function useTyped({ text, onText }: Pick<TypedPopProps, 'text' | 'onText'>) {
  const [typed, setTyped] = useState(text);
  const ask = (next: string) => {
    setTyped(next);
    onText(next);
  };
  return [typed, ask] as const;
}
