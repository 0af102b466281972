import type { SituacaoDoMes } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { competenciasEntre, somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';

/** A month with commissions: closed, or after the last closed one (COM-30). */
export interface Mes {
  competencia: string;
  situacao: SituacaoDoMes;
  geradaEm: string | null;
  geradaPor: string | null;
  pagaEm: string | null;
  pagaPor: string | null;
  /** Last report of the month, and its person (COM-56). */
  relatorioEm: string | null;
  relatorioPor: string | null;
  /** First and last closed month; null before any. */
  primeira: string | null;
  ultima: string | null;
}

/** The month; null before the first closing or after today's month. */
export const loadMes = async (db: Db, competencia: string, hoje: string): Promise<Mes | null> => {
  if (competencia > hoje.slice(0, 7)) return null;
  const limites = await db
    .selectFrom('comissao_fechamento')
    .select(({ fn }) => [
      fn.min<string | null>('competencia').as('primeira'),
      fn.max<string | null>('competencia').as('ultima'),
    ])
    .executeTakeFirstOrThrow();
  if (limites.primeira !== null && competencia < limites.primeira) return null;
  const found = await db
    .selectFrom('comissao_fechamento')
    .select([
      'gerada_em as geradaEm',
      'gerada_por as geradaPor',
      'paga_em as pagaEm',
      'paga_por as pagaPor',
      'relatorio_em as relatorioEm',
      'relatorio_por as relatorioPor',
    ])
    .where('competencia', '=', competencia)
    .executeTakeFirst();
  const fechada: SituacaoDoMes = found?.pagaEm ? 'paga' : 'fechada';
  return {
    competencia,
    situacao: found ? fechada : 'aberta',
    ...(found ?? {
      geradaEm: null,
      geradaPor: null,
      pagaEm: null,
      pagaPor: null,
      relatorioEm: null,
      relatorioPor: null,
    }),
    ...limites,
  };
};

/** Months with changing amounts, up to an open one. */
export const mesesAbertos = ({ competencia, ultima }: Mes): string[] =>
  competenciasEntre(ultima === null ? competencia : somaCompetencia(ultima, 1), competencia);

/** Rules of a month: those at closing, or today's (COM-15). */
export const regrasDoMes = async (db: Db, { competencia, situacao }: Mes): Promise<RegraComissao[]> => {
  if (situacao === 'aberta') return loadRegras(db);
  const { regras } = await db
    .selectFrom('comissao_fechamento')
    .select('regras')
    .where('competencia', '=', competencia)
    .executeTakeFirstOrThrow();
  return JSON.parse(regras) as RegraComissao[];
};
