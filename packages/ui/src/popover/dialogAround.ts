/**
 * The modal dialog that contains an element; react-aria draws each as a `section`. Anything that floats beside the element must
 * be rendered into it, because the rest of the page is inert and could be seen but not used.
 */
export const dialogAround = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('section:is([role="dialog"], [role="alertdialog"])') ?? undefined;
