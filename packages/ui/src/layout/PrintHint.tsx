import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

interface PrintHintProps {
  /** A paper lies over the list of which it came, so its words go first. */
  readonly about: 'list' | 'paper';
  /** Two sentences: the sheet is not the thing, and how the thing is printed. */
  readonly children: ReactNode;
}

// A list that is being printed (`data-print`) goes before its own hint, and the first of several hints before the others.
const HintStyle = createGlobalStyle`
  [data-print-hint] { display: none; }
  @media print {
    body:not(:has(> [data-print])):has(> [data-print-hint]) > *:not([data-print-hint]) { display: none !important; }
    body:not(:has(> [data-print])) > [data-print-hint] { display: block; }
    [data-print-hint='list'] ~ [data-print-hint='list'],
    [data-print-hint='paper'] ~ [data-print-hint='paper'],
    body:has(> [data-print-hint='paper']) > [data-print-hint='list'] { display: none !important; }
  }
`;

/** Takes the place of the page where the browser's own menu prints, which has only the part in sight. */
export function PrintHint({ about, children }: PrintHintProps) {
  return createPortal(
    <div data-print-hint={about}>
      <HintStyle />
      {children}
    </div>,
    document.body,
  );
}
