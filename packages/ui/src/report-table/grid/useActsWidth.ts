import { useLayoutEffect, useState } from 'react';

const atFirst = 120;

/** Px that the acts of a row need, as measured on the rows drawn; 0 without acts. It never shrinks, so nothing jumps. `shown` names the rows drawn: others are measured anew. */
export function useActsWidth(scroller: HTMLElement | null, hasActs: boolean, shown: string): number {
  const [width, setWidth] = useState(atFirst);
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
    setWidth((old) => Math.max(old, Math.ceil(Math.max(0, ...needed)) + 1));
  }, [scroller, hasActs, shown]);
  return hasActs ? width : 0;
}
