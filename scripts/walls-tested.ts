import type { SourceFile, Violation } from './walls.ts';

/** Sections of docs/regras whose rules decide about money: each of them is named in the title of a test. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'docs/regras/contas-medicas.md': ['Valores do item', 'Aprovar e desaprovar', 'Avisos do item', 'A guia'],
};

const DEFINED = /^\*\*([A-Z]{3}-\d+)\*\*/;
const NUMBER = /\b[A-Z]{3}-\d+\b/g;
/** `it('…'`, and `it.each(…)('…'`. */
const TITLE = /(?:\b(?:describe|it|test)\(|\)\()\s*(['"`])((?:(?!\1).)*)\1/g;
/** The first value of a row of `it.each`, which `%s` puts at the start of the title. */
const ROW = /^\s*\[\s*'([A-Z]{3}-\d+)',/gm;

const titlesOf = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(TITLE)].map(([, , title = '']) => title),
  ...[...text.matchAll(ROW)].map(([, number = '']) => number),
];

/** Wall 11: a rule of those sections without a test that names it. */
export const checkTested = (files: readonly SourceFile[]): Violation[] => {
  const named = new Set(
    files
      .filter(({ path }) => path.endsWith('.rules.test.ts'))
      .flatMap(titlesOf)
      .flatMap((title) => title.match(NUMBER) ?? []),
  );
  return files.flatMap(({ path, text }) => {
    const sections = SECTIONS[path];
    if (!sections) return [];
    let section = '';
    return text.split('\n').flatMap((content, index): Violation[] => {
      if (content.startsWith('## ')) section = content.slice(3);
      const id = DEFINED.exec(content)?.[1];
      if (id === undefined || !sections.includes(section) || named.has(id)) return [];
      return [
        { file: path, line: index + 1, wall: 'tested', message: `${id}: no test names it in its title` },
      ];
    });
  });
};
