/**
 * The modal dialog around an element; react-aria draws each as a `section`. Floating content of the element must be
 * rendered into it, because the rest of the page is inert.
 */
export const dialogAround = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('section:is([role="dialog"], [role="alertdialog"])') ?? undefined;
