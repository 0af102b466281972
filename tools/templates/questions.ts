/** The ways to ask for a report, under the names they get in the address. */
export type QuestionName = 'periodo' | 'competencia' | 'todos';

/** Code of one question in the files of a report. */
interface QuestionCode {
  /** The function of the declaration. */
  readonly maker: 'byPeriod' | 'byCompetence' | 'all';
  /** Its addition to the path, and a test's value for it. */
  readonly path: string;
  readonly asked: string;
  /** The texts of the declaration. */
  readonly ask: string;
  readonly summary: string;
  readonly says: string;
  readonly empty: string;
  /** The line below the title in the stories. */
  readonly seen: string;
  /** The statement: its import, what it is asked with beside its place and its condition. */
  readonly imports: string;
  readonly parameter: string;
  readonly where: string;
}

/** The example is the day of the sale, which every beneficiary has. */
export const questions: Readonly<Record<QuestionName, QuestionCode>> = {
  periodo: {
    maker: 'byPeriod',
    path: '/{start}/{end}',
    asked: '/01_06_2019/30_06_2019',
    ask: 'Escolha o período da venda e busque.',
    summary: ' no período.',
    says: 'Vendas',
    empty: 'Não há vendas no período.',
    seen: 'Vendas de 01/10/2026 a 31/10/2026',
    imports: '',
    parameter: ', { start, end }: { start: string; end: string }',
    where: `
    .where('b.cadastrado_em', '>=', start)
    .where('b.cadastrado_em', '<=', end)`,
  },
  competencia: {
    maker: 'byCompetence',
    path: '/{competencia}',
    asked: '/06_2019',
    ask: 'Escolha a competência da venda e busque.',
    summary: ' na competência.',
    says: 'Vendas',
    empty: 'Não há vendas na competência.',
    seen: 'Vendas de 10/2026',
    imports: "import { sql } from 'kysely';\n",
    parameter: ', { competencia }: { competencia: string }',
    where: `
    .where(sql<boolean>\`b.cadastrado_em >= (\${competencia} || '-01')::date
      and b.cadastrado_em < (\${competencia} || '-01')::date + interval '1 month'\`)`,
  },
  todos: {
    maker: 'all',
    path: '',
    asked: '',
    ask: 'Busque para ver os beneficiários.',
    summary: '.',
    says: 'Todos os beneficiários',
    empty: 'Não há beneficiários.',
    seen: 'Todos os beneficiários',
    imports: '',
    parameter: '',
    where: '',
  },
};
