// Facts on a component's docs page besides guide and stories: its tokens, its import, and the story files below its title. They are read
// from the sources when the workbench is built.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ComponentFacts } from 'virtual:component-facts';
import * as scale from '../packages/ui/src/theme/scale.ts';
import { light } from '../packages/ui/src/theme/tokens.ts';
import { packageName } from '../scripts/sources.ts';
import { filesWithStories, readStories, type StoryFile } from '../scripts/stories-read.ts';

type Read = (path: string) => string | undefined;

const UI = 'packages/ui/src/';
const themes: Readonly<Record<string, unknown>> = { ...scale, color: light };

const folderOf = (path: string) => path.slice(UI.length).split('/')[0] ?? '';
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(stories|test|fake|guide|types)\.tsx?$/.test(path);

/** Files of its own folder that a file imports, including lazy imports. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
    .map(([, from]) => posix.join(posix.dirname(path), from ?? ''))
    .filter((other) => isSource(other) && folderOf(other) === folderOf(path));

const isToken = (path: readonly string[]): boolean => {
  let value: unknown = themes;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'string' || typeof value === 'number';
};

/** Tokens that one source reads, by their imported names. */
export const tokensIn = (text: string): string[] => {
  const names = [...text.matchAll(/import \{([^}]+)\} from '[^']*theme\/(?:scale|tokens)\.ts'/g)]
    .flatMap(([, list]) => (list ?? '').split(','))
    .map((name) => name.trim().split(' as '))
    .filter(([name]) => name !== undefined && name in themes);
  return names.flatMap(([name = '', alias = name]) =>
    [...text.matchAll(new RegExp(`(?<![\\w.$])${alias}\\.(\\w+)(?:\\.(\\w+))?`, 'g'))].flatMap(
      ([, first = '', second]) => {
        const paths = [[name, first], ...(second === undefined ? [] : [[name, first, second]])];
        return paths.filter(isToken).map((path) => path.join('.'));
      },
    ),
  );
};

/**
 * Sources of the component of a story file: the file beside it with the same name, or the components in its stories.
 */
const sourcesOf = (stories: string, text: string, read: Read): string[] => {
  const beside = stories.replace('.stories.tsx', '.tsx');
  if (read(beside) !== undefined) return [beside];
  const drawn = /\n {2}component: (\w+)/.exec(text)?.[1];
  const from = drawn && new RegExp(`import \\{[^}]*\\b${drawn}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  return from ? [posix.join(posix.dirname(stories), from)] : importsOf(stories, text);
};

/** The tokens of a component, from its source and from the imported files of its folder. */
export const tokensOf = (stories: string, text: string, read: Read): string[] => {
  const open = sourcesOf(stories, text, read);
  const seen = new Set<string>();
  const tokens = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = read(path) ?? '';
    for (const token of tokensIn(source)) tokens.add(token);
    open.push(...importsOf(path, source));
  }
  return [...tokens].sort();
};

const importLineOf = (source: string): string | undefined =>
  source && `import { ${posix.basename(source, '.tsx')} } from '${packageName(source)}';`;

/** The facts of every component with a guide, by the path of its stories. */
export const componentFacts = (root: string): Record<string, ComponentFacts> => {
  const read: Read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const files = filesWithStories(root)
    .filter((path) => path.startsWith(UI) && path.endsWith('.stories.tsx'))
    .map((path) => ({ ...readStories(path, read(path) ?? ''), text: read(path) ?? '' }));
  const belowOf = ({ title }: StoryFile) =>
    files
      .filter((other) => other.title.startsWith(`${title}/`))
      .flatMap(({ title: own, stories: [first] }) =>
        first ? [{ name: own.slice(title.length + 1), id: first.id }] : [],
      );
  return Object.fromEntries(
    files
      .filter(({ hasGuide }) => hasGuide)
      .map((file) => {
        const [source = ''] = sourcesOf(file.path, file.text, read);
        const importLine = importLineOf(source);
        const tokens = tokensOf(file.path, file.text, read);
        return [file.path, { ...(importLine && { importLine }), tokens, below: belowOf(file) }];
      }),
  );
};

const NAME = 'virtual:component-facts';

/** Gives the docs page the facts of all components as the module `virtual:component-facts`. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'vidas:component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => {
    if (id !== `\0${NAME}`) return undefined;
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    return `export const facts = ${JSON.stringify(componentFacts(root))};`;
  },
});
