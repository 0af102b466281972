// The code that a guide shows to copy, made whole so that the compiler can judge it: with the imports of all components and hooks that it
// names, and a declaration of every other name, which is that of whoever copies it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = 'packages/ui';

/** Where a screen imports a component or a hook from, by its name: `Button` from `@vidas/ui/button/Button.tsx`. */
export type Exported = ReadonlyMap<string, string>;

// A component's own file and the hooks beside it; the folders inside are no door, those of the fields apart.
const DOOR = /^[^/]+\/(?:(?:fields|choice)\/)?(?:[A-Z]\w*\.tsx|use[A-Z]\w*\.ts|toasts\.ts)$/;

/** Exports of the package of components, under names that a sample may use. */
export const exportedBy = (root: string): Exported => {
  const folder = join(root, UI, 'src');
  const doors = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => DOOR.test(path) && !/\.(?:stories|test|fake|guide)\.tsx?$/.test(path));
  return new Map(
    doors.flatMap((path) =>
      [
        ...readFileSync(join(folder, path), 'utf8').matchAll(
          /^export (?:function|const) ([A-Z]\w*|use[A-Z]\w*)/gm,
        ),
      ].map(([, name = '']) => [name, `@vidas/ui/${path}`] as const),
    ),
  );
};

const KEYWORDS = new Set(['const', 'false', 'function', 'let', 'new', 'null', 'return', 'true', 'undefined']);

/** A table takes the kind of its rows from the list. */
const typeOf = (name: string): string => (name === 'rows' ? 'any[]' : 'any');

/** A file that compiles when the sample does. Throws at a component or a hook that nothing exports. */
export const sourceOf = (code: string, exported: Exported): string => {
  const plain = code.replaceAll(/"[^"]*"|'[^']*'/g, "''");
  const names = new Set(plain.match(/(?<![\w.$])[A-Za-z_]\w*/g));
  const ours = [...names].filter((name) => exported.has(name));
  const unknown = [...plain.matchAll(/<([A-Z]\w*)|\b(use[A-Z]\w*)\(/g)]
    .map(([, component, hook]) => component ?? hook ?? '')
    .filter((name) => !exported.has(name));
  if (unknown.length > 0) throw new Error(`Nothing exports ${unknown.join(', ')}.`);
  const free = [...names].filter((name) => !exported.has(name) && !KEYWORDS.has(name));
  const start = code.search(/^[<{]/m);
  return [
    ...ours.map((name) => `import { ${name} } from '${exported.get(name)}';`),
    ...free.map((name) => `declare const ${name}: ${typeOf(name)};`),
    'export function Sample() {',
    code.slice(0, start),
    'return <>',
    code.slice(start),
    '</>;',
    '}',
    '',
  ].join('\n');
};
