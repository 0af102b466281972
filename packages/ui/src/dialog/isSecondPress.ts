/** True while the second press of a double click is handled: it was meant for what stood there before, and closes nothing. */
export const isSecondPress = (): boolean => {
  const { event } = globalThis;
  return event instanceof MouseEvent && event.type === 'click' && event.detail > 1;
};
