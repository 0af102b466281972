import { type RefObject, useEffect, useState } from 'react';

/** Nowhere, or on a dialog around the element: what react-aria focuses once more half a second after it opened. */
const isLostFrom = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now === document.body || (now !== null && now !== before && now.contains(before));
};

interface Before {
  readonly element: Element | null;
  /** The dialog that it stands in. */
  readonly host: Element | null;
}

/** What had the focus before each dialog. */
const befores = new WeakMap<Element, Before>();

/** What had the focus; where that went with its dialog, because this one took its place, what had it before that one. */
function stillThere({ element, host }: Before): Element | null {
  if (element === null || element.isConnected) return element;
  const earlier = host && befores.get(host);
  return earlier ? stillThere(earlier) : null;
}

/**
 * Restores the focus to the element that had it before the dialog was drawn, when the dialog goes and nothing else took the
 * focus. react-aria's dialogs do this in the next frame; when a late answer (and no press) closed the dialog, the page behind is
 * still inert in that frame, because React ends the inertness after it, and the focus would be lost. When this dialog was opened
 * in another one and goes half a second after that one came, the other one may have taken the focus for itself.
 */
export function useFocusBack(dialog: RefObject<Element | null>): void {
  const [before] = useState((): Before => {
    const element = document.activeElement;
    return { element, host: element?.closest('[role="dialog"], [role="alertdialog"]') ?? null };
  });
  useEffect(() => {
    if (dialog.current) befores.set(dialog.current, before);
    return () => {
      setTimeout(() => {
        const element = stillThere(before);
        if (!isLostFrom(element)) return;
        // That element may be disabled now by what the dialog did: then the nearest focusable ancestor, in a table the cell.
        for (let place = element; place !== null; place = place.parentElement) {
          if (place instanceof HTMLElement) place.focus();
          if (document.activeElement === place) return;
        }
      });
    };
  }, [before, dialog]);
}
