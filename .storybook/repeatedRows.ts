/** Attributes whose value axe judges; for all others only their presence counts. */
const JUDGED =
  /^(class|role|type|tabindex|scope|lang|style|hidden|inert|disabled|aria-(?!label$|description$))/;
/** Attributes that name other elements by their id. */
const NAMES_OTHERS =
  /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
/** The place of a cell in its table. */
const PLACE = /^aria-(rowindex|colindex|posinset|setsize)$/;

const isThere = (id: string): boolean => document.getElementById(id) !== null;
const isTwice = (id: string): boolean => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1;

const said = ({ name, value }: Attr): string => {
  if (PLACE.test(name)) return `${name}=${/^[1-9]\d*$/.test(value) ? 'place' : value}`;
  if (name === 'id') return `id ${isTwice(value) ? 'twice' : 'once'}`;
  if (NAMES_OTHERS.test(name)) return `${name} ${value.split(/\s+/).map(isThere).join()}`;
  if (JUDGED.test(name)) return `${name}=${value}`;
  return `${name} ${value.trim() === '' ? 'empty' : 'said'}`;
};

/** Form of an element for axe, without colours and without the exact texts and names. */
const shapeOf = (node: Node): string => {
  if (node instanceof Text) return node.data.trim() === '' ? '' : 'text';
  if (!(node instanceof Element)) return '';
  const attributes = [...node.attributes].map(said).sort().join(' ');
  return `<${node.localName} ${attributes}>${[...node.childNodes].map(shapeOf).join('')}</>`;
};

/**
 * Rows of tables below `root` with the same form as an earlier row in the same part of the same table. Axe's result for the earlier row
 * holds for them, except for colours, which colours.setup.ts checks.
 */
export const repeatedRows = (root: ParentNode): Element[] => {
  const seen = new Map<Node | null, Set<string>>();
  return [...root.querySelectorAll('tr')].filter((row) => {
    const shapes = seen.get(row.parentNode) ?? new Set<string>();
    seen.set(row.parentNode, shapes);
    const shape = shapeOf(row);
    if (shapes.has(shape)) return true;
    shapes.add(shape);
    return false;
  });
};
