// Fields show text that no text node holds.
const WRITES = new Set(['input', 'textarea', 'select']);
const LOOKS =
  /^(class|aria-(selected|checked|disabled|current|expanded|pressed|invalid)|disabled|type|role|data-.*)$/;

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
export const oneOfEachKind = (root: Element): Element[] => {
  const found: Element[] = [];
  const kinds = new Set<string>();
  const walk = (parent: Element, path: string) => {
    for (const child of parent.children) {
      const kind = `${path}>${child.localName} ${looksOf(child)}`;
      const isNew = !kinds.has(kind);
      kinds.add(kind);
      if (isNew && showsText(child)) found.push(child);
      walk(child, kind);
    }
  };
  walk(root, '');
  return found;
};
