import { useLayoutEffect, useState } from 'react';

/** Until the acts are measured. */
export const usualActsWidth = 120;
/** The word over the column. */
const least = 72;

/**
 * The width in px that the acts of a row need, measured on the drawn rows; 0 without acts, null until some are drawn. It
 * never shrinks, so that nothing jumps. `shown` identifies the drawn rows: when it changes they are measured again.
 */
export function useActsWidth(scroller: HTMLElement | null, hasActs: boolean, shown: string): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!hasActs || !scroller) return;
    const cells = [...scroller.querySelectorAll<HTMLElement>('tbody td[data-acts]')];
    const needed = cells.map((cell) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const range = document.createRange();
      range.selectNodeContents(cell);
      return (
        range.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      );
    });
    // oxlint-disable-next-line react/set-state-in-effect -- measured before the first paint
    if (needed.length > 0) setWidth((old) => Math.max(old ?? least, Math.ceil(Math.max(...needed)) + 1));
  }, [scroller, hasActs, shown]);
  return hasActs ? width : 0;
}
