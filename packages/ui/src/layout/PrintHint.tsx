import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

interface PrintHintProps {
  /** Subject of the hint. A paper is shown over its list, so its hint comes before the list's. */
  readonly about: 'list' | 'paper';
  /** Two sentences: the printed page is not the list or paper, and how to print that. */
  readonly children: ReactNode;
}

// A list that prints itself (`data-print`) hides every hint. Otherwise one hint is printed, and a paper's goes before
// a list's.
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

/** The printed text when a person prints from the browser's own menu, which would print only the visible part. */
export function PrintHint({ about, children }: PrintHintProps) {
  return createPortal(
    <div data-print-hint={about}>
      <HintStyle />
      {children}
    </div>,
    document.body,
  );
}
