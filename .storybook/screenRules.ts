// Rules of docs/regras beside the states of a screen, read from the sources when the workbench is built. A rule belongs to a screen when
// its stories, files, tests or contracts name the rule's number.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Rule, ScreenRules } from 'virtual:screen-rules';
import { packageFile } from '../scripts/sources.ts';
import { filesWithStories, readStories } from '../scripts/stories-read.ts';
import { isScreenTitle } from './screenPages.ts';

type Read = (path: string) => string | undefined;

const SCREENS = 'packages/screens/src/';
const RULES = 'docs/regras/';
/** Folders shared by all screens say nothing about one of them. */
const SHARED = new Set([
  'app',
  'app-registry',
  'report',
  'testing',
  'write',
  'http',
  'kinds',
  'config',
  'shell',
]);

/** The rules of one file, by their numbers. */
export const rulesIn = (file: string, text: string): Rule[] =>
  [...text.matchAll(/^\*\*([A-Z]{3}-\d+)\*\* (.+(?:\n(?!\n|\*\*[A-Z]{3}-|#).+)*)/gm)].map(
    ([, number = '', words = '']) => ({ number, words, file }),
  );

/** Numbers of rules in a text. */
export const numbersIn = (text: string): string[] => text.match(/\b[A-Z]{3}-\d+\b/g) ?? [];

const moduleOf = (path: string): string => /\/src\/([^/]+)\//.exec(path)?.[1] ?? '';

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+|@vidas\/api-client\/[^']+)'/g)].flatMap(([, from = '']) => {
    if (from.startsWith('.')) return [posix.join(posix.dirname(path), from)];
    const target = packageFile(from);
    return target ? [target] : [];
  });

/** Numbers in a screen: in its stories, in their imports from its module, and in the tests beside. */
export const numbersOf = (stories: readonly string[], read: Read): string[] => {
  const open = stories.flatMap((path) => [
    path,
    path.replace('.stories.tsx', 'Screen.tsx'),
    path.replace('.stories.tsx', '.tsx'),
  ]);
  const seen = new Set<string>();
  const numbers = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = seen.has(path) ? undefined : read(path);
    seen.add(path);
    if (text === undefined) continue;
    for (const number of numbersIn(text)) numbers.add(number);
    // A test imports much from outside the screen.
    if (path.includes('.test.')) continue;
    open.push(
      path.replace(/\.tsx?$/, '.test$&'),
      ...importsOf(path, text).filter((other) => !SHARED.has(moduleOf(other))),
    );
  }
  return [...numbers];
};

/** The rules of every screen, by its title. */
export const screenRules = (root: string): ScreenRules => {
  const read: Read = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const rules = readdirSync(join(root, RULES))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => rulesIn(file, read(`${RULES}${file}`) ?? ''));
  const byNumber = new Map(rules.map((rule, place) => [rule.number, place]));
  const files = filesWithStories(root)
    .filter((path) => path.startsWith(SCREENS) && path.endsWith('.stories.tsx'))
    .map((path) => readStories(path, read(path) ?? ''));
  const screens = files.filter(({ title }) => isScreenTitle(title));
  return {
    rules,
    ofScreen: Object.fromEntries(
      screens.map(({ title }) => {
        const own = files.filter((file) => file.title === title || file.title.startsWith(`${title}/`));
        const numbers = numbersOf(
          own.map(({ path }) => path),
          read,
        );
        const places = numbers.flatMap((number) => byNumber.get(number) ?? []);
        return [title, places.toSorted((one, other) => one - other)];
      }),
    ),
  };
};

const NAME = 'virtual:screen-rules';

/** Gives the docs page of a screen its rules as the module `virtual:screen-rules`. */
export const screenRulesPlugin = (): Plugin => ({
  name: 'vidas:screen-rules',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => {
    if (id !== `\0${NAME}`) return undefined;
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    return `export const { rules, ofScreen } = ${JSON.stringify(screenRules(root))};`;
  },
});
