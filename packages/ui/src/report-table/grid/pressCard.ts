import type { MouseEvent } from 'react';

const controls = 'button, a, input, select, textarea, label, summary';

/**
 * Opens a card at a press on it; in a working page presses its door (TwoPanes). A press that ends a text selection
 * does nothing.
 */
export const pressCard = ({ target, currentTarget, shiftKey }: MouseEvent): void => {
  if (shiftKey || !(target instanceof Element) || target.closest(controls)) return;
  const row = target.closest('tbody > tr[data-row]');
  if (row?.closest('table') !== currentTarget || document.getSelection()?.isCollapsed === false) return;
  if (row.querySelector('[data-door]')) return;
  row.querySelector<HTMLElement>('[data-card="open"] button')?.click();
};
