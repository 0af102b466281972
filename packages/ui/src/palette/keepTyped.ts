/**
 * Takes what is typed from now on, so that no letter goes to the page while a box for it is on its way. The returned function ends that and
 * gives the text.
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
