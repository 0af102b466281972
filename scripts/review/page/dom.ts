/** The element of the page with that id. */
export const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
/** A new element with its properties and what is inside. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...inside);
  return element;
};
export const button = (text: string, onclick: () => void, isPressed?: boolean) => {
  const made = make('button', { type: 'button', onclick }, text);
  if (isPressed !== undefined) made.ariaPressed = String(isPressed);
  return made;
};

/** Without accents and capitals, as one types in a filter. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
