/** A text that a person may read; `by` is the attribute, property, call or name that it was given to. */
export interface Shown {
  at: number;
  text: string;
  by: string;
}

/** A node of the syntax tree, read by its parts. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Stands for an expression inside a text. */
export const HOLE = '§';

const isNode = (one: unknown): one is Node =>
  typeof one === 'object' && one !== null && typeof (one as Node).type === 'string';

/** Types, imports, and what a tag (styled, sql) takes. */
const SILENT = /^(?:TS(?!As|Satisfies|NonNull)|Import|ExportAll|JSXOpeningFragment$)/;

/** The last word of what is called, set or named: `field.money` is `money`. */
const nameOf = (one: unknown): string => {
  if (!isNode(one)) return '';
  const { name, value, property, callee } = one;
  if (typeof name === 'string') return name;
  if (typeof value === 'string') return value;
  return nameOf(property ?? callee ?? name);
};

/** Nodes that give their texts a name of their own. */
const NAMED: Record<string, (node: Node, walk: (part: unknown, by: string) => void, by: string) => void> = {
  JSXAttribute: ({ name, value }, walk) => walk(value, nameOf(name)),
  Property: ({ key, value }, walk) => walk(value, nameOf(key)),
  VariableDeclarator: ({ id, init }, walk) => walk(init, nameOf(id)),
  CallExpression: ({ callee, arguments: given }, walk, by) => {
    walk(callee, by);
    walk(given, `${nameOf(callee)}()`);
  },
  NewExpression: ({ callee, arguments: given }, walk) => walk(given, `${nameOf(callee)}()`),
  JSXExpressionContainer: ({ expression }, walk, by) => walk(expression, by),
  // What is compared or looked up is a word of the machine.
  BinaryExpression: ({ operator, left, right }, walk, by) => {
    if (!/^(?:[!=]==?|in|instanceof)$/.test(String(operator))) walk([left, right], by);
  },
  MemberExpression: ({ object }, walk, by) => walk(object, by),
  SwitchCase: ({ consequent }, walk, by) => walk(consequent, by),
  TaggedTemplateExpression: ({ quasi }, walk) => walk(isNode(quasi) && quasi['expressions'], ''),
};

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE);
};

/** Texts of a file in which words for a person may stand, without those that only the machine reads. */
export const readShown = (program: unknown): Shown[] => {
  const found: Shown[] = [];
  const walk = (part: unknown, by: string): void => {
    if (Array.isArray(part)) for (const one of part) walk(one, by);
    if (!isNode(part) || SILENT.test(part.type)) return;
    const text = textOf(part);
    if (text !== undefined && /\p{L}{2}/u.test(text))
      found.push({ at: part.start, text, by: part.type === 'JSXText' ? 'text' : by });
    const named = NAMED[part.type];
    if (named) named(part, walk, by);
    else for (const value of Object.values(part)) if (typeof value === 'object') walk(value, by);
  };
  walk(program, '');
  return found;
};
