import { hasText } from '@vidas/ui/leaving/leaving.ts';

/** Shows the way in over the page; `said` is why somebody ended the session. */
type Ask = (said: string | null) => void;

let ask: Ask | null = null;

/** The page on show can let the person sign in over it; call what it gives to end that. */
export const holdSignIn = (next: Ask): (() => void) => {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
};

/** Has the person sign in over what she typed (REL-48); false where nothing is typed, and where no page can show it. */
export const asksSignIn = (said: string | null): boolean => {
  if (ask === null || !hasText()) return false;
  ask(said);
  return true;
};
