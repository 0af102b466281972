import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before this was drawn, when this goes and nothing else has taken it. The dialogs
 * of react-aria do so in the next frame; the page behind is still inert then when no press closed the dialog but an
 * answer that came later, because React ends the inertness after the frame. Such a dialog left the focus nowhere.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        // What had it may be disabled by what the dialog did: then the nearest around it, in a table its cell.
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
