import { parseSync, type ESTree } from 'vite';
import { Stop } from './plan.ts';

/** A piece of code with its place in the text. */
export type Code = ESTree.Node;

/** Something that holds a list in brackets: what it holds, and where a new one goes when it is empty. */
type Holder =
  | ESTree.ArrayExpression
  | ESTree.ObjectExpression
  | ESTree.CallExpression
  | ESTree.FunctionBody
  | ESTree.BlockStatement;

const lost = (path: string, what: string) =>
  new Stop(
    `Não achei ${what} em ${path}: o arquivo mudou de forma. Nada foi escrito; registre à mão ou ajuste tools/.`,
  );

/** The statements of a file. */
const statementsOf = (path: string, text: string) => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Stop(`${path} não se lê (${errors[0]?.message ?? ''}); nada foi escrito.`);
  return program.body;
};

const bareValue = (node: Code): Code =>
  /^TS(As|Satisfies)Expression$/.test(node.type) && 'expression' in node
    ? bareValue(node.expression as Code)
    : node;

/** The value of `const name = …`, exported or not. */
export const valueOf = (path: string, text: string, name: string): Code => {
  for (const statement of statementsOf(path, text)) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return bareValue(init);
  }
  throw lost(path, `a constante ${name}`);
};

/** Every name that the file declares or imports at its top: a new one must not clash. */
export const topNames = (path: string, text: string): string[] =>
  statementsOf(path, text).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [];
  });

/** The value at a key of an object literal. */
export const propertyOf = (node: Code, key: string): Code | undefined => {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const { key: own } = property;
    const name = own.type === 'Identifier' ? own.name : own.type === 'Literal' ? own.value : undefined;
    if (name === key) return bareValue(property.value);
  }
  return undefined;
};

/** The text of a string literal. */
export const literalOf = (node: Code | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The items of an array literal that are written out. */
export const itemsOf = (node: Code | undefined): Code[] =>
  node?.type === 'ArrayExpression' ? node.elements.flatMap((item) => (item ? [item] : [])) : [];

const heldBy = (node: Holder): readonly (Code | null)[] => {
  if (node.type === 'ArrayExpression') return node.elements;
  if (node.type === 'ObjectExpression') return node.properties;
  return node.type === 'CallExpression' ? node.arguments : node.body;
};

const isHolder = (node: Code): node is Holder =>
  ['ArrayExpression', 'ObjectExpression', 'CallExpression', 'BlockStatement'].includes(node.type);

/** Puts code between two places of a text. */
export const splice = (text: string, [start, end]: readonly [number, number], code: string): string =>
  text.slice(0, start) + code + text.slice(end);

/** Adds one more to an array, an object, the arguments of a call or the body of a function, as the last. */
export const append = (text: string, node: Code | undefined, code: string): string => {
  if (!node || !isHolder(node)) throw new Stop('Falta a lista onde a linha nova entraria; nada foi escrito.');
  const last = heldBy(node).at(-1);
  if (!last) return splice(text, [node.end - 1, node.end - 1], code);
  const isBlock = node.type === 'BlockStatement';
  return splice(text, [last.end, last.end], isBlock ? `\n${code}` : `, ${code}`);
};

/** Adds to what `const name` holds. */
export const appendTo = (name: string, code: string) => (text: string, path: string) =>
  append(text, valueOf(path, text, name), code);

const isOwn = (from: string) => from.startsWith('.');

const importsOf = (path: string, text: string) =>
  statementsOf(path, text).filter((one) => one.type === 'ImportDeclaration');

/** Adds an import before the first one, of packages or of own files as it is itself, that sorts after it. */
export const addImport = (statement: string, from: string) => (text: string, path: string) => {
  const imports = importsOf(path, text);
  const next = imports.find(({ source: { value } }) =>
    isOwn(value) === isOwn(from) ? value > from : isOwn(value),
  );
  if (next) return splice(text, [next.start, next.start], `${statement}\n`);
  const end = imports.at(-1)?.end ?? 0;
  return splice(text, [end, end], `\n${statement}`);
};

/** Makes sure that a file imports this name from there. */
export const importName = (name: string, from: string) => (text: string, path: string) => {
  const known = importsOf(path, text).find(({ source }) => source.value === from);
  if (!known) return addImport(`import { ${name} } from '${from}';`, from)(text, path);
  const last = known.specifiers.at(-1);
  if (known.specifiers.some(({ local }) => local.name === name) || !last) return text;
  return splice(text, [last.end, last.end], `, ${name}`);
};

/** Complains about a place that the generator counts on. */
export const stopAt = (path: string, what: string): never => {
  throw lost(path, what);
};
