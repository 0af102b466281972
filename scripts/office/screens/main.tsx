import '../../../apps/backoffice/src/trusted-types.ts';
import '@fontsource-variable/inter/wght.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../../../packages/ui/src/i18n/UiProvider.tsx';
import { reports } from './reports.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Texts of a row's cells on screen. */
const wordsOf = (row: HTMLTableRowElement): string[] =>
  [...row.cells]
    .filter(({ ariaHidden }) => ariaHidden !== 'true')
    .map(({ textContent }) => textContent ?? '');

/** The rows of the table as it is drawn. */
const drawn = () => {
  const table = document.querySelector<HTMLTableElement>('table[role="grid"]');
  const rowsOf = (part: HTMLTableSectionElement | null | undefined) =>
    [...(part?.rows ?? [])].filter(({ ariaRowIndex }) => ariaRowIndex !== null).map(wordsOf);
  return {
    head: rowsOf(table?.tHead)[0] ?? [],
    body: rowsOf(table?.tBodies[0]),
    foot: rowsOf(table?.tFoot)[0],
  };
};

/** Calls of the test. */
const office = {
  reports: reports.map(({ name, rowCount, columns }) => ({ name, rowCount, columns })),
  show: (name: string): void => {
    const found = reports.find((report) => report.name === name);
    flushSync(() => root.render(<UiProvider key={name}>{found?.element}</UiProvider>));
  },
  drawn,
};

export type OfficePage = typeof office;
Object.assign(window, { office });
