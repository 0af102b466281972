import type { SourceFile, Violation } from './walls.types.ts';

/** Documents of docs/regras whose rules decide money: each rule is named in the title of a test. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  'docs/regras/contas-medicas.md',
  'docs/regras/tiss.md',
  'docs/regras/cobranca.md',
  'docs/regras/retorno-bancario.md',
  'docs/regras/caixa.md',
  'docs/regras/comissao.md',
  'docs/regras/regras-comissao.md',
  'docs/regras/boleto.md',
  'docs/regras/financeiro.md',
  'docs/regras/conta.md',
  'docs/regras/remessa.md',
  'docs/regras/vendas.md',
  'docs/regras/mensageria.md',
  'docs/regras/retencao.md',
  'docs/regras/contabilidade.md',
  'docs/regras/tarefas.md',
]);

/** Sections whose rules are pure and on both sides, so that a test of rules alone counts for them. */
const PURE: ReadonlySet<string> = new Set([
  'Valores do item',
  'Aprovar e desaprovar',
  'Avisos do item',
  'A guia',
]);

const DEFINED = /^\*\*([A-Z]{3}-\d+)\*\*/;
const NUMBER = /\b[A-Z]{3}-\d+\b/g;
/** `it('…'`, and `it.each(…)('…'`. */
const TITLE = /(?:\b(?:describe|it|test)\(|\)\()\s*(['"`])((?:(?!\1).)*)\1/g;
/** How the first value of a row of `it.each` begins, which `%s` puts at the start of the title. */
const ROW = /^\s*\[\s*'([A-Z]{3}-\d+)[':]/gm;

const titlesOf = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(TITLE)].map(([, , title = '']) => title),
  ...[...text.matchAll(ROW)].map(([, number = '']) => number),
];

const namedIn = (files: readonly SourceFile[], kind: RegExp): Set<string> =>
  new Set(
    files
      .filter(({ path }) => kind.test(path))
      .flatMap(titlesOf)
      .flatMap((title) => title.match(NUMBER) ?? []),
  );

/** Wall 11: a rule of those documents without a test that names it. */
export const checkTested = (files: readonly SourceFile[]): Violation[] => {
  const byAny = namedIn(files, /\.(?:test|spec)\.tsx?$/);
  const byRules = namedIn(files, /\.rules\.test\.ts$/);
  return files.flatMap(({ path, text }) => {
    if (!DOCUMENTS.has(path)) return [];
    const isGuias = path.endsWith('contas-medicas.md');
    let named = byAny;
    return text.split('\n').flatMap((content, index): Violation[] => {
      if (content.startsWith('## ')) named = isGuias && PURE.has(content.slice(3)) ? byRules : byAny;
      const id = DEFINED.exec(content)?.[1];
      if (id === undefined || named.has(id)) return [];
      return [
        { file: path, line: index + 1, wall: 'tested', message: `${id}: no test names it in its title` },
      ];
    });
  });
};
