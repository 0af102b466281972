/** Acts of rows without the row in their name: a screen reader lists the buttons of a page without the table. */
export const namelessActs = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('td[data-acts] :is(button, a[href])')]
    .filter(({ ariaLabel, textContent }) => (ariaLabel?.length ?? 0) <= textContent.trim().length)
    .map(({ textContent }) => textContent.trim());

export function assertActsNamed(): void {
  const nameless = namelessActs(document.body);
  if (nameless.length > 0) throw new Error(`These acts do not say of which row: ${nameless.join(', ')}`);
}
