import { createContext, useEffect, useRef, useState } from 'react';
import type { Ask, Go } from './leaving.ts';

/** Closing of the surrounding dialog, with the question before it. */
export interface Closing {
  readonly close: Go;
  /** Lets `ask` answer for the dialog until the returned function is called. */
  readonly hold: (ask: Ask) => () => void;
}

export const ClosingContext = createContext<Closing | null>(null);

/** Closing for a dialog or drawer. It asks first while a form inside has unsaved text. */
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
