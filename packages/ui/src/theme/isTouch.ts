/** True when a finger is the pointer. Focusing a field would then open a keyboard over the page. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
