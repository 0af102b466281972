import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { toasts } from '../../toast/toasts.ts';
import { formatInteger } from '../format.ts';
import type { ReportView } from '../view.types.ts';

/** More rows than anybody reads on paper; the browser would take minutes to lay them out. */
const mostRows = 5000;

/** A list that is being printed. */
export interface Printing<Row> {
  readonly rows: readonly Row[];
  /** An ISO moment with its zone. */
  readonly at: string;
}

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'p';

/** Whether a window lies over the place: what is printed is then the window's. */
const isCovered = (place: HTMLElement | null): boolean =>
  place?.closest('[aria-hidden="true"], [inert]') !== null;

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
      setPrinting({ rows: (await view.server?.readAll?.()) ?? view.selection.rows, at });
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

/** What the browser's own menu prints of a page with a list: it has only the rows in sight. */
const HintStyle = createGlobalStyle`
  [data-print-hint] { display: none; }
  @media print {
    body:not(:has(> [data-print])):has(> [data-print-hint]) > *:not([data-print-hint]) { display: none; }
    body:not(:has(> [data-print])) > [data-print-hint] { display: block; }
    [data-print-hint] ~ [data-print-hint] { display: none !important; }
  }
`;

/** Says on the browser's own print how the whole list is printed. */
export function PrintHint() {
  return createPortal(
    <div data-print-hint="">
      <HintStyle />
      <p>Esta folha não traz a lista, só diz como imprimi-la.</p>
      <p>Na tela, use Ctrl+P ou Outros formatos › Imprimir: saem todas as linhas que passam pelos filtros.</p>
    </div>,
    document.body,
  );
}
