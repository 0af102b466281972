export const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
type Place = ReturnType<typeof placeOf>;

/** An event at a moment of its own: no test waits. */
export const fire = (target: Element, event: Event, at: number): boolean => {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return target.dispatchEvent(event);
};
export const common = { bubbles: true, cancelable: true, composed: true };

export const moveTo = (place: Place): void => {
  fire(document.body, new PointerEvent('pointermove', { ...common, ...place }), performance.now());
};

/** A press of the pointer on what is there. */
export const press = (place: Place, at = performance.now()): void => {
  const target = document.elementFromPoint(place.clientX, place.clientY) ?? document.body;
  const given = { ...common, ...place, detail: 1 };
  fire(target, new PointerEvent('pointerdown', given), at);
  fire(target, new MouseEvent('mousedown', given), at);
  fire(target, new PointerEvent('pointerup', given), at);
  fire(target, new MouseEvent('mouseup', given), at);
  fire(target, new MouseEvent('click', given), at);
};

/** A key on what has the focus; a button that takes it is clicked, as a browser does, and a form is sent. */
export const key = (name: string, { at = performance.now(), repeat = false } = {}): void => {
  const target = document.activeElement as HTMLElement;
  const isTaken = fire(target, new KeyboardEvent('keydown', { ...common, key: name, repeat }), at);
  if (isTaken && name === 'Enter')
    if (target instanceof HTMLInputElement) target.form?.requestSubmit();
    else if (target instanceof HTMLButtonElement) target.click();
  fire(document.activeElement as Element, new KeyboardEvent('keyup', { ...common, key: name }), at);
};

/** The person goes to an act with the Tab key. */
export const tabTo = (element: HTMLElement): void => {
  key('Tab');
  element.focus();
};
