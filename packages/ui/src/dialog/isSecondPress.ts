/** True during the second press of a double click, which was meant for the earlier content and must close nothing. */
export const isSecondPress = (): boolean => {
  const { event } = globalThis;
  return event instanceof MouseEvent && event.type === 'click' && event.detail > 1;
};
