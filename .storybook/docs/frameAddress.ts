/** Address of a single story with the toolbar's choices, relative to a docs page. */
export const frameAddress = (id: string, toolbar: Readonly<Record<string, unknown>>): string => {
  const globals = Object.entries(toolbar)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals }).toString()}`;
};
