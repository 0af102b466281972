import { createContext, useEffect, useRef, useState } from 'react';
import type { Ask, Go } from './leaving.ts';

/** Closing of the dialog around, with the question before it. */
export interface Closing {
  readonly close: Go;
  /** Lets `ask` answer for the dialog. The returned function ends that. */
  readonly hold: (ask: Ask) => () => void;
}

export const ClosingContext = createContext<Closing | null>(null);

/** For a dialog or drawer: any way of closing asks first while a form in it has unsaved text. */
export const useClosing = (onClose: Go): Closing => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const [closing] = useState((): Closing => {
    const asks: Ask[] = [];
    const end = () => latest.current();
    return {
      close: () => {
        const ask = asks.at(-1);
        if (ask) ask(end);
        else end();
      },
      hold: (ask) => {
        asks.push(ask);
        return () => {
          const at = asks.indexOf(ask);
          if (at >= 0) asks.splice(at, 1);
        };
      },
    };
  });
  return closing;
};
