/** Moves the focus in a moment: a window that closes now leaves the page inert until its own end. Call what it gives to end that. */
export const focusSoon = (move: () => void): (() => void) => {
  const timer = setTimeout(move);
  return () => clearTimeout(timer);
};
