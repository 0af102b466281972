/**
 * True during the second press of a double click. The person meant it for the earlier content, so it must close
 * nothing.
 */
export const isSecondPress = (): boolean => {
  const { event } = globalThis;
  return event instanceof MouseEvent && event.type === 'click' && event.detail > 1;
};
