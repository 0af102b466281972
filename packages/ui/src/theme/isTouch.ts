/** The finger is what points here: the focus of a field would open the keyboard over the page. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
