import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync, type ESTree } from 'vite';
import { derivedStories } from '../.storybook/reportFrames.ts';

/** One story of a file. */
export interface Story {
  /** The name of its export, which is also the name of its state: `NoResult`. */
  name: string;
  /** Its own name on screen. */
  shownAs?: string;
  /** As in the address of the workbench: `ui-ações-button--no-result`. */
  id: string;
  /** Its own and those of its file. */
  tags: string[];
  /** Words by which a person may look for it, by what it is named, sets and does: erro, vazio, celular, escuro, teclado. */
  words?: string[];
  /** It asks for a picture although its kind has none. */
  asksPicture?: true;
  /** Why it has no picture, where its kind has one. */
  noPicture?: string;
}

/** A file of stories. */
export interface StoryFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  title: string;
  /** The component of the stories, when it is imported. */
  component?: { name: string; from: string };
  /** Its docs page has the words of a guide: `parameters: { guide }`. */
  hasGuide?: true;
  stories: Story[];
}

type Node = ESTree.Node;

const bare = (node: Node | null | undefined): Node | null | undefined =>
  node && 'expression' in node && /^TS(As|Satisfies|Instantiation)Expression$/.test(node.type)
    ? bare(node.expression as Node)
    : node;

// The value of a property along a path of keys, as far as it is a literal.
const valueAt = (node: Node | null | undefined, ...keys: string[]): Node | null | undefined => {
  const object = bare(node);
  const [key, ...rest] = keys;
  if (key === undefined) return object;
  if (object?.type !== 'ObjectExpression') return undefined;
  const property = object.properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === key,
  );
  return property?.type === 'Property' ? valueAt(property.value, ...rest) : undefined;
};

const textAt = (node: Node | null | undefined, ...keys: string[]): string | undefined => {
  const value = valueAt(node, ...keys);
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
};

const isTrueAt = (node: Node | null | undefined, ...keys: string[]): boolean => {
  const value = valueAt(node, ...keys);
  return value?.type === 'Literal' && value.value === true;
};

const tagsOf = (node: Node | null | undefined): string[] => {
  const list = valueAt(node, 'tags');
  return list?.type === 'ArrayExpression'
    ? list.elements.flatMap((tag) =>
        tag?.type === 'Literal' && typeof tag.value === 'string' ? [tag.value] : [],
      )
    : [];
};

const NAMED: readonly (readonly [word: string, name: RegExp])[] = [
  ['erro', /Fail|Error|Forbidden|Refus|Offline|Broken|Invalid|Wrong/],
  ['vazio', /Empty|NoResult/],
  ['celular', /Narrow|Phone/],
  ['escuro', /Dark/],
  ['teclado', /Key|Teclado/],
];
const wordsOf = (
  name: string,
  meta: Node | null | undefined,
  story: Node | null | undefined,
  text: string,
): string[] => {
  const set = (...keys: string[]) => textAt(story, 'globals', ...keys) ?? textAt(meta, 'globals', ...keys);
  const found = new Set(NAMED.filter(([, names]) => names.test(name)).map(([word]) => word));
  if (set('viewport', 'value')?.startsWith('phone')) found.add('celular');
  if (set('theme') === 'dark') found.add('escuro');
  const own = story ? text.slice(story.start, story.end) : '';
  if (set('person') === 'keyboard' || /userEvent\.(keyboard|tab)\(/.test(own)) found.add('teclado');
  return [...found];
};

/** Reads a file of stories in CSF 3: `const meta = {…}`, a default export, one named export a story. */
export const readStories = (path: string, text: string): StoryFile => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'não se lê'}`);
  const values = new Map<string, Node | null>();
  const exported: string[] = [];
  const imported = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) imported.set(local.name, statement.source.value);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier') continue;
      values.set(id.name, init);
      // A small letter is no story: what the derived ones are made of.
      if (statement.type === 'ExportNamedDeclaration' && /^[A-Z]/.test(id.name)) exported.push(id.name);
    }
  }
  const meta = values.get('meta');
  const title = textAt(meta, 'title');
  if (title === undefined) throw new Error(`${path}: falta \`const meta = { title: '…' }\`.`);
  const shown = valueAt(meta, 'component');
  const name = shown?.type === 'Identifier' ? shown.name : '';
  const from = imported.get(name);
  const reasonOfAll = textAt(meta, 'parameters', 'picture', 'skip');
  return {
    path,
    title,
    ...(from === undefined ? {} : { component: { name, from } }),
    ...(valueAt(meta, 'parameters', 'guide') ? { hasGuide: true as const } : {}),
    stories: exported.map((name) => {
      const story = values.get(name);
      const reason = textAt(story, 'parameters', 'picture', 'skip') ?? reasonOfAll;
      const words = wordsOf(name, meta, story, text);
      const shownAs = textAt(story, 'name');
      return {
        name,
        ...(shownAs === undefined ? {} : { shownAs }),
        id: toId(title, storyNameFromExport(name)),
        tags: [...tagsOf(meta), ...tagsOf(story)],
        ...(words.length > 0 && { words }),
        ...(isTrueAt(story, 'parameters', 'picture', 'take') ? { asksPicture: true as const } : {}),
        ...(reason === undefined ? {} : { noPicture: reason }),
      };
    }),
  };
};

/** The folders that hold stories, relative to the root. */
const WITH_STORIES = ['packages/ui/src', 'packages/screens/src'];

/** Every file below those folders, relative to the root, with forward slashes. */
export const filesWithStories = (root: string): string[] =>
  WITH_STORIES.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  ).sort();

/** Every story of the tree, and those that the workbench derives. */
export const readAllStories = (root: string): StoryFile[] => [
  ...filesWithStories(root)
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readStories(path, readFileSync(join(root, path), 'utf8'))),
  ...derivedStories(root).map(([name, text]) => readStories(`packages/screens/src/molduras/${name}`, text)),
];
