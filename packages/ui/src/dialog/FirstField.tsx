import { useEffect, useRef } from 'react';
import { isTouch } from '../theme/isTouch.ts';

/** Text boxes and native lists, which the focus does not open. */
const fields =
  ':is(input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"])';
const open = `${fields}:not(:disabled, [readonly], [aria-hidden="true"], [tabindex="-1"])`;

/** Moves the focus to the first text field of a dialog, unless the focus is already inside. */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || isTouch()) return;
    const { activeElement } = document;
    if (activeElement !== dialog && dialog.contains(activeElement)) return;
    dialog.querySelector<HTMLElement>(open)?.focus();
  }, []);
  return <span ref={place} hidden />;
}
