import { useEffect, useState } from 'react';

/**
 * Restores the focus to the element that had it before the dialog was drawn, when the dialog goes and nothing else took the
 * focus. react-aria's dialogs do this in the next frame; when a late answer (and no press) closed the dialog, the page behind is
 * still inert in that frame, because React ends the inertness after it, and the focus would be lost.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        // That element may be disabled now by what the dialog did: then the nearest focusable ancestor, in a table the cell.
        for (
          let place = before;
          place && document.activeElement === document.body;
          place = place.parentElement
        )
          if (place instanceof HTMLElement) place.focus();
      });
    },
    [before],
  );
}
