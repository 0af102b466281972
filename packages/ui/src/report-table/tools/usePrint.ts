import { useEffect, useRef, useState } from 'react';
import { isCovered, isPrintKey } from '../../layout/printKey.ts';
import { toasts } from '../../toast/toasts.ts';
import { formatInteger } from '../../format/format.ts';
import type { ReportView } from '../view.types.ts';

/** Most rows on paper. The browser would take minutes for more. */
const mostRows = 5000;

/** A list that is being printed. */
export interface Printing<Row> {
  readonly rows: readonly Row[];
  /** An ISO moment with its zone. */
  readonly at: string;
}

/** Prints all rows of a table that pass its filters; Ctrl+P does the same where the place is in sight (REL-20). */
export function usePrint<Row>(view: ReportView<Row>, isOff: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState<Printing<Row> | null>(null);
  const print = async (): Promise<void> => {
    const at = new Date(Date.now()).toISOString();
    if (view.count > mostRows) {
      toasts.warning(
        'São linhas demais para imprimir',
        `Filtre até ${formatInteger(mostRows)} linhas ou exporte o arquivo.`,
      );
      return;
    }
    try {
      const rows = (await view.server?.readAll?.()) ?? view.selection.rows;
      await view.onTake?.('paper', rows.length);
      setPrinting({ rows, at });
    } catch (error) {
      toasts.error('A lista não foi impressa', error instanceof Error ? error.message : undefined);
    }
  };
  useEffect(() => {
    if (isOff) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || isCovered(place.current)) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return { place, printing, print, endPrint: () => setPrinting(null) };
}
