/**
 * The modal dialog that an element stands in; react-aria draws each as a `section`. What floats beside the element must be
 * put into it too: the rest of the page is inert, so a pane at its end could be seen and not be used.
 */
export const dialogAround = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('section:is([role="dialog"], [role="alertdialog"])') ?? undefined;
