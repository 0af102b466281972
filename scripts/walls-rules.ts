import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourceFile, Violation } from './walls.types.ts';

/** Names of norms that look like the number of a rule. */
const NORMS = new Set(['AES', 'CID', 'CVE', 'ISO', 'PDF', 'RFC', 'SHA', 'UTF']);

const DEFINED = /^\*\*([A-Z]{3}-\d+)\*\*/;
const POINTER = /\b([A-Z]{3})-\d+\b/g;

/** Documents that are no part of the repository. */
const OUTSIDE = [
  /\bspec(?:ification)? 00\d\b/i,
  /\bdecisions? Q\d+/i,
  /\b(?:security|domain|looks)\.md\b/,
  /(?:\.\.\/)+shared\b/,
];

const isRules = (path: string): boolean => path.startsWith('docs/regras/');
// This file and its test hold the words that they look for.
const isExempt = (path: string): boolean => path.startsWith('scripts/walls-rules');

const linesOf = ({ path, text }: SourceFile) =>
  text.split('\n').map((content, index) => ({ file: path, line: index + 1, content }));

/** Wall 7: a comment or document points to a rule that docs/regras defines (once), and to nothing outside the repository. */
export const checkRules = (files: readonly SourceFile[]): Violation[] => {
  const lines = files.filter(({ path }) => !isExempt(path)).flatMap(linesOf);
  const violation = (at: { file: string; line: number }, message: string): Violation => ({
    file: at.file,
    line: at.line,
    wall: 'rules',
    message,
  });
  const defined = new Set<string>();
  const repeated = lines.flatMap((at) => {
    const id = isRules(at.file) ? DEFINED.exec(at.content)?.[1] : undefined;
    if (id === undefined) return [];
    if (defined.has(id)) return [violation(at, `${id}: the number is taken, rules are numbered once`)];
    defined.add(id);
    return [];
  });
  const pointers = lines.flatMap((at) => [
    ...[...at.content.matchAll(POINTER)].flatMap(([id, prefix = '']) =>
      NORMS.has(prefix) || defined.has(id) ? [] : [violation(at, `${id}: no such rule in docs/regras`)],
    ),
    ...OUTSIDE.flatMap((word) => {
      const hit = word.exec(at.content);
      return hit
        ? [violation(at, `"${hit[0]}" is not in the repository: point to a rule of docs/regras`)]
        : [];
    }),
  ]);
  return [...repeated, ...pointers];
};

const TOPS = ['packages', 'apps', 'scripts', 'tools', 'bench', 'e2e', '.storybook', 'docs'];
const SKIPPED = /(?:^|\/)(?:node_modules|dist|public|coverage|pictures)\//;

/** Every text under that root in which a comment or a document can point somewhere. */
export const readTexts = (root: string): SourceFile[] =>
  [
    join(root, 'README.md'),
    ...TOPS.flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, top, path),
      ),
    ),
  ]
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), at: path }))
    .filter(({ path }) => /\.(?:tsx?|mjs|mdx?)$/.test(path) && !SKIPPED.test(path))
    .map(({ path, at }) => ({ path, text: readFileSync(at, 'utf8') }));
