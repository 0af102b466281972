import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Enter in a part of a date, which is no input and so submits nothing by itself; react-aria keeps the key to itself, so this
 * listens on its way down. The part is left first, so that a half typed
 * day is taken as it would be on leaving the field, and gets the focus back.
 */
export function enterSearches(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('[contenteditable]') || !form.contains(target)) return;
  event.preventDefault();
  flushSync(() => target.blur());
  form.requestSubmit();
  target.focus();
}
