/** Leaves: goes to another page, or closes a dialog. */
export type Go = () => void;

/** Asks the person, and calls `go` when the text may be lost. */
export type Ask = (go: Go) => void;

const asks: Ask[] = [];
let texts = 0;

/** Marks text as unsaved, also while it is being sent, until the returned function is called. */
export const holdText = (): Go => {
  texts += 1;
  return () => void (texts -= 1);
};

/** True when something typed on this page is not saved. */
export const hasText = (): boolean => texts > 0;

const listen = (): void => {
  window.navigation?.addEventListener('navigate', handleNavigate);
  addEventListener('beforeunload', handleUnload);
};

const listenNoMore = (): void => {
  window.navigation?.removeEventListener('navigate', handleNavigate);
  removeEventListener('beforeunload', handleUnload);
};

/** Forgets all unsaved text, so that leaving asks nothing any more. */
export const giveUp = (): void => {
  asks.length = 0;
  listenNoMore();
};

/** Leaves at once, or after a question when there is unsaved text. */
export const leave = (go: Go): void => {
  const ask = asks.at(-1);
  if (ask) ask(go);
  else go();
};

// Handles Back, Forward and a phone's gesture before they happen. The browser lets a second one pass without a press
// in between.
const handleNavigate = (event: NavigateEvent): void => {
  const { key, url, sameDocument } = event.destination;
  const isElsewhere = new URL(url).pathname !== location.pathname;
  if (event.navigationType !== 'traverse' || !sameDocument || !isElsewhere || !event.cancelable) return;
  event.preventDefault();
  leave(() => void navigation.traverseTo(key));
};

const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Lets `ask` answer for every way of leaving this page, closing and reloading included, until the returned function
 * is called.
 */
export const holdLeaving = (ask: Ask): (() => void) => {
  if (asks.length === 0) listen();
  asks.push(ask);
  return () => {
    const at = asks.indexOf(ask);
    if (at >= 0) asks.splice(at, 1);
    if (asks.length === 0) listenNoMore();
  };
};
