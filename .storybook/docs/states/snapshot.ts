// A page as one text without scripts, for docs pages that show a story without running it.

const AWAY =
  'script, noscript, template, link[rel="modulepreload"], .sb-wrapper, #storybook-docs, meta[http-equiv]';

/** Walks through the elements of a page and their copies in parallel. */
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

// Rules that a library inserted by script, and input of a person, are in no attribute.
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

// Movement in ten small pages at once would slow the next one down.
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** The page as text. Any window in the same folder draws it as it is now. */
export const snapshotOf = (page: Document): string => {
  const copy = page.documentElement.cloneNode(true) as Element;
  writeLive(page, copy);
  for (const one of copy.querySelectorAll(AWAY)) one.remove();
  // A window without an origin must not request a style with another page's credentials.
  for (const link of copy.querySelectorAll('link[crossorigin]')) link.removeAttribute('crossorigin');
  const still = page.createElement('style');
  still.textContent = STILL;
  copy.querySelector('head')?.append(still);
  return `<!doctype html>${copy.outerHTML}`;
};
