// Fields show text that no text node holds.
const WRITES = new Set(['input', 'textarea', 'select']);
// Row and column say where a cell is. What lies behind a dialog is inert or hidden from readers, and then axe does not judge it.
const LOOKS =
  /^(class|aria-(selected|checked|disabled|current|expanded|pressed|invalid|hidden)|disabled|inert|hidden|type|role|data-(?!(row|column)$).*)$/;

// Rows and columns have sizes and places of their own, which colour nothing.
const COLOURS = /color|background|opacity|fill/;

/** What a style can know of an element: its classes and states. Our styles give no colour by the place among siblings. */
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
 * Of all elements below `root` that show text, the first of each kind: those that are alike up to the root have the
 * same colours, and of a table's three hundred cells a dozen are left.
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
