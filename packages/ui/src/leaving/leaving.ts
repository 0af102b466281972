/** What takes the person away: another page, a closed dialog. */
export type Go = () => void;

/** Asks the person; calls `go` where she gives up what she typed. */
export type Ask = (go: Go) => void;

const asks: Ask[] = [];

/** Leaves at once; where something typed is not saved, only after the person said so. */
export const leave = (go: Go): void => {
  const ask = asks.at(-1);
  if (ask) ask(go);
  else go();
};

// Back, Forward and a phone's gesture are over when they are heard: the way back is undone while the question stands.
let standsAt: number | undefined;
let path = '';

const placeNow = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

const handlePop = (event: PopStateEvent): void => {
  const place = placeNow();
  if (standsAt === undefined || place === undefined || location.pathname === path) {
    standsAt = place;
    return;
  }
  // Nobody else hears of it: for the router the page is where it was.
  event.stopImmediatePropagation();
  const back = standsAt - place;
  history.go(back);
  leave(() => history.go(-back));
};

const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Has `ask` answer for everything that leaves this page, closing and reloading it included; call what it gives to end that. */
export const holdLeaving = (ask: Ask): (() => void) => {
  if (asks.length === 0) {
    standsAt = placeNow();
    path = location.pathname;
    addEventListener('popstate', handlePop, { capture: true });
    addEventListener('beforeunload', handleUnload);
  }
  asks.push(ask);
  return () => {
    const at = asks.indexOf(ask);
    if (at >= 0) asks.splice(at, 1);
    if (asks.length > 0) return;
    removeEventListener('popstate', handlePop, { capture: true });
    removeEventListener('beforeunload', handleUnload);
  };
};
