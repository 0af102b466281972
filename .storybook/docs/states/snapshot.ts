// A page as it stands, in one text that needs no script: what a docs page shows of a story it does not run.

const AWAY =
  'script, noscript, template, link[rel="modulepreload"], .sb-wrapper, #storybook-docs, meta[http-equiv]';

/** Goes through the elements of a page and their copies together. */
const each = <T extends Element>(
  page: Document,
  copy: Element,
  selector: string,
  write: (one: T, copied: T) => void,
) => {
  const copies = copy.querySelectorAll<T>(selector);
  for (const [at, one] of [...page.querySelectorAll<T>(selector)].entries()) {
    const copied = copies[at];
    if (copied) write(one, copied);
  }
};

// The rules that a library wrote past the text of its element, and what a person typed or chose, are in no attribute.
const writeLive = (page: Document, copy: Element): void => {
  each<HTMLStyleElement>(page, copy, 'style', ({ sheet }, copied) => {
    copied.textContent = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  });
  each<HTMLInputElement>(page, copy, 'input', ({ value, checked, type }, copied) => {
    if (type === 'file') return;
    copied.setAttribute('value', value);
    copied.toggleAttribute('checked', checked);
  });
  each<HTMLTextAreaElement>(page, copy, 'textarea', ({ value }, copied) => {
    copied.textContent = value;
  });
  each<HTMLOptionElement>(page, copy, 'option', ({ selected }, copied) => {
    copied.toggleAttribute('selected', selected);
  });
  each<HTMLCanvasElement>(page, copy, 'canvas', (canvas, copied) => {
    const picture = page.createElement('img');
    picture.src = canvas.toDataURL();
    picture.className = canvas.className;
    picture.style.cssText = canvas.style.cssText;
    copied.replaceWith(picture);
  });
};

// What moves in ten small pages at once would take the time that the next one needs.
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** The page as text. It is drawn as it is now by any window that stands in the same folder. */
export const snapshotOf = (page: Document): string => {
  const copy = page.documentElement.cloneNode(true) as Element;
  writeLive(page, copy);
  for (const one of copy.querySelectorAll(AWAY)) one.remove();
  // A window without an origin of its own may not ask for a style in the name of another.
  for (const link of copy.querySelectorAll('link[crossorigin]')) link.removeAttribute('crossorigin');
  const still = page.createElement('style');
  still.textContent = STILL;
  copy.querySelector('head')?.append(still);
  return `<!doctype html>${copy.outerHTML}`;
};
