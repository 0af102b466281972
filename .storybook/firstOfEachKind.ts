// Fields show text outside of any text node.
const WRITES = new Set(['input', 'textarea', 'select']);
// Row and column only place a cell. Content behind a dialog is inert or hidden from readers, and axe does not judge it then.
const LOOKS =
  /^(class|aria-(selected|checked|disabled|current|expanded|pressed|invalid|hidden)|disabled|inert|hidden|type|role|data-(?!(row|column)$).*)$/;

// Rows and columns have sizes and positions, which are no colours.
const COLOURS = /color|background|opacity|fill/;

/**
 * Attributes that can decide an element's style: its classes and states. Our styles set no colour by the place among siblings.
 */
const looksOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name, value }) => (name === 'style' ? COLOURS.test(value) : LOOKS.test(name)))
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join(' ');

const showsText = (element: Element): boolean =>
  WRITES.has(element.localName) ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * The first element of each kind below `root` that shows text. Elements that are alike up to the root have the same colours: a dozen remain
 * of a table's three hundred cells.
 */
export const firstOfEachKind = (root: Element): Element[] => {
  const found = new Map<string, Element>();
  const walk = (parent: Element, path: string) => {
    for (const child of parent.children) {
      const kind = `${path}>${child.localName} ${looksOf(child)}`;
      if (!found.has(kind) && showsText(child)) found.set(kind, child);
      walk(child, kind);
    }
  };
  walk(root, '');
  return [...found.values()];
};
