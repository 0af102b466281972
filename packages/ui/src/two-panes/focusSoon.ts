/** Moves the focus a moment later, because a closing window keeps the page inert until its end. Returns a function that cancels it. */
export const focusSoon = (move: () => void): (() => void) => {
  const timer = setTimeout(move);
  return () => clearTimeout(timer);
};
