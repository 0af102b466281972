import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A document by its path from the root. */
export interface Document {
  path: string;
  text: string;
}

/** What a document may point at: whether a path is there, the names of the npm scripts, the headings of a document. */
export interface Known {
  isThere: (path: string) => boolean;
  scripts: ReadonlySet<string>;
  textOf: (path: string) => string;
}

/** The documents for people: at the root and in docs/. Decisions and findings speak of a past tree. */
export const readDocuments = (root: string): Document[] =>
  [
    ...readdirSync(root).filter((name) => name.endsWith('.md')),
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md') && name !== 'achados.md')
      .map((name) => `docs/${name}`),
  ].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** What is there under that root. */
export const knownOf = (root: string): Known => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return {
    isThere: (path) => existsSync(join(root, path)),
    scripts: new Set(Object.keys(scripts)),
    textOf: (path) => readFileSync(join(root, path), 'utf8'),
  };
};

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/```.*?```/gs, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
      title
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const TOPS =
  /^(?:\.storybook|apps|bench|deploy|docs|e2e|packages|scripts|tools|README\.md|CHANGELOG\.md|SECURITY\.md)(?:\/|$)/;
// Written by a build, by a start, or by the reader.
const MADE = /(?:^|\/)(?:dist|data)(?:\/|$)/;
const PLACEHOLDER = /[<>*{}…$\s]/;

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^\w+:|^\?/.test(to));

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => TOPS.test(name) && !PLACEHOLDER.test(name) && !MADE.test(name))
    .map((name) => name.replace(/:\d+$/, ''));

const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-{1,2}[\w-]+ )*([\w:-]+)/g)].map(([, name = '']) => name);

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

/** What a document names and the tree does not have: a sentence for each, with file and line. */
export const untrueIn = ({ path, text }: Document, { isThere, scripts, textOf }: Known): string[] => {
  const at = (part: string): string => `${path}:${lineOf(text, part)}`;
  const untrue = [
    ...scriptsIn(text)
      .filter((name) => !scripts.has(name))
      .map((name) => `${at(`npm run ${name}`)} npm run ${name}: package.json has no such script`),
    ...pathsIn(text)
      .filter((name) => !isThere(name))
      .map((name) => `${at(`\`${name}`)} ${name}: is not there`),
    ...linksIn(text).flatMap((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/');
      if (!isThere(target)) return [`${at(`](${link})`)} ${link}: is not there`];
      if (anchor === undefined || anchorsOf(textOf(target)).has(decodeURIComponent(anchor))) return [];
      return [`${at(`](${link})`)} ${link}: ${target} has no such heading`];
    }),
  ];
  return [...new Set(untrue)];
};
