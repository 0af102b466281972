import { competenciasEntre, somaCompetencia } from '../vendas/meses.rules.ts';
import type { Comparison, LinhaDoHistorico } from './report.ts';

export type { LinhaDoHistorico } from './report.ts';

/** The oldest compared month: the same month of the year before. */
export const primeiraComparada = (competencia: string): string => somaCompetencia(competencia, -12);

export const competenciaAnterior = (competencia: string): string => somaCompetencia(competencia, -1);

/** The twelve months of the line; the last one is the compared month. */
export const mesesDaLinha = (competencia: string): string[] =>
  competenciasEntre(somaCompetencia(competencia, -11), competencia);

/** A row beside earlier months; null where a month lacks the row or its figure, which is not zero (REL-22). */
export interface Comparado {
  /** The month of the row. */
  readonly competencia: string;
  readonly anterior: number | null;
  readonly haUmAno: number | null;
  /** The figure minus that of the month before. */
  readonly diferenca: number | null;
  /** The twelve months of the line. */
  readonly meses: readonly (number | null)[];
  /** The same row in both other months, for sums over several rows. */
  readonly linhas: { readonly anterior: LinhaDoHistorico | null; readonly haUmAno: LinhaDoHistorico | null };
}

type Regra = Pick<Comparison, 'key' | 'month' | 'figure'>;

const chaveDe = (row: LinhaDoHistorico, { key }: Regra): string =>
  JSON.stringify(key.map((name) => row[name] ?? null));

const numero = (row: LinhaDoHistorico | undefined, { figure }: Regra): number | null =>
  (row?.[figure] as number | null | undefined) ?? null;

/** The rows of each month by their key. */
const porMes = (regra: Regra, historico: readonly LinhaDoHistorico[]) => {
  const meses = new Map<unknown, Map<string, LinhaDoHistorico>>();
  for (const row of historico) {
    const mes = meses.get(row[regra.month]) ?? new Map<string, LinhaDoHistorico>();
    meses.set(row[regra.month], mes.set(chaveDe(row, regra), row));
  }
  return (mes: string, chave: string) => meses.get(mes)?.get(chave);
};

/** Each row of a month beside its other months, in the order of the rows. */
export const compara = (
  regra: Regra,
  competencia: string,
  rows: readonly LinhaDoHistorico[],
  historico: readonly LinhaDoHistorico[],
): Comparado[] => {
  const acha = porMes(regra, historico);
  const [antes, haUmAno] = [competenciaAnterior(competencia), primeiraComparada(competencia)];
  const meses = mesesDaLinha(competencia);
  return rows.map((row) => {
    const chave = chaveDe(row, regra);
    const atual = numero(row, regra);
    const linhas = { anterior: acha(antes, chave) ?? null, haUmAno: acha(haUmAno, chave) ?? null };
    const anterior = numero(linhas.anterior ?? undefined, regra);
    return {
      competencia,
      anterior,
      haUmAno: numero(linhas.haUmAno ?? undefined, regra),
      diferenca: atual === null || anterior === null ? null : atual - anterior,
      meses: meses.map((mes) => (mes === competencia ? atual : numero(acha(mes, chave), regra))),
      linhas,
    };
  });
};

/** Number of rows of the month before that the month no longer has. */
export const quantasSairam = (
  regra: Regra,
  competencia: string,
  rows: readonly LinhaDoHistorico[],
  historico: readonly LinhaDoHistorico[],
): number => {
  const estao = new Set(rows.map((row) => chaveDe(row, regra)));
  const antes = competenciaAnterior(competencia);
  return historico.filter((row) => row[regra.month] === antes && !estao.has(chaveDe(row, regra))).length;
};

/** Figure of several rows together: their sum, or a ratio computed from sums; null without any. */
export const juntas = (
  { figure, together }: Pick<Comparison, 'figure' | 'together'>,
  rows: readonly (LinhaDoHistorico | null)[],
): number | null => {
  const known = rows.filter((row): row is LinhaDoHistorico => row !== null);
  if (together) return known.length === 0 ? null : together.of(known as unknown as readonly never[]);
  const numeros = known.flatMap((row) => (row[figure] as number | null | undefined) ?? []);
  return numeros.length === 0 ? null : numeros.reduce((sum, each) => sum + each, 0);
};
