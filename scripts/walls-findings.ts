import type { SourceFile, Violation } from './walls.types.ts';

const LIST = 'docs/achados.md';
const ITEM = /^- \*\*[A-Z]{1,2}\d+\*\* /;
/** A test of an item: its file and, as it stands there between quotes, its title. */
const TEST = /^ {2}- `([^`]+)`: "(.+)"$/;

const names = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));

/** Wall 12: an item of the list of findings without a test, or with one that is not there. */
export const checkFindings = (files: readonly SourceFile[]): Violation[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const lines = (texts.get(LIST) ?? '').split('\n');
  return lines.flatMap((content, index): Violation[] => {
    const wrong = (message: string) => [{ file: LIST, line: index + 1, wall: 'findings', message }];
    if (ITEM.test(content) && !TEST.test(lines[index + 1] ?? '')) return wrong('no test stands below it');
    const [, path = '', title = ''] = TEST.exec(content) ?? [];
    if (path === '') return content.startsWith(' ') ? wrong('a test is written as `file`: "title"') : [];
    const text = texts.get(path);
    if (text === undefined) return wrong(`${path} does not exist`);
    return names(text, title) ? [] : wrong(`${path} has no test "${title}"`);
  });
};
