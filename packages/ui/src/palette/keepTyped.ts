/**
 * Takes what is typed while the box for it is on its way: no letter goes to the page. The returned function ends that and gives the
 * text.
 */
export const keepTyped = (): (() => string) => {
  let text = '';
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', handleKey, true);
  return () => {
    document.removeEventListener('keydown', handleKey, true);
    return text;
  };
};
