import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** An open list takes Enter to choose; a browser that cannot say so keeps the keys of an open list to itself. */
const isOpenList = (target: HTMLElement): boolean =>
  CSS.supports('selector(:open)') && target.matches('select:open');

/**
 * Enter in a part of a date, which is no input, and in a list of choices: neither submits anything by itself. react-aria keeps the
 * key of a part to itself, so this listens on its way down. The part is left first, so that a half typed
 * day is taken as it would be on leaving the field, and gets the focus back.
 */
export function enterSearches(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[contenteditable], select') || isOpenList(target) || !form.contains(target)) return;
  event.preventDefault();
  flushSync(() => target.blur());
  form.requestSubmit();
  target.focus();
}
