import { hasText } from '@vidas/ui/leaving/leaving.ts';

/** Shows the sign-in over the page; `said` is the reason why another person ended the session. */
type Ask = (said: string | null) => void;

let ask: Ask | null = null;

/** Registers a page that can show the sign-in; the returned function removes it. */
export const holdSignIn = (next: Ask): (() => void) => {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
};

/** Shows the sign-in over typed text (REL-48); false without typed text, or without a page that can show it. */
export const asksSignIn = (said: string | null): boolean => {
  if (ask === null || !hasText()) return false;
  ask(said);
  return true;
};
