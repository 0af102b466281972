import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Data for the example lots. */
export interface TissRows {
  /** An active provider. */
  prestador: string;
  /** Beneficiaries who have been active for a year. */
  carteiras: string[];
  exames: { codigo: string; descricao: string; valorCents: number }[];
}

/** First rows of each kind by code, so that equal data give equal files. */
export const findTissRows = async (db: Db, hoje: string): Promise<TissRows> => {
  const prestador = await sql<{ codigo: string }>`
    select codigo from prestador
    where descricao = 'Laboratório' and credenciado_em < ${hoje}::date - 60 and descredenciado_em is null
    order by codigo limit 1`.execute(db);
  const pessoas = await sql<{ matricula: string }>`
    select matricula from beneficiario
    where ativado_em < ${hoje}::date - 365 and cancelado_em is null order by matricula limit 12`.execute(db);
  const exames = await sql<TissRows['exames'][number]>`
    select codigo, descricao, valor_cents as "valorCents" from procedimento
    where tabela = '22' and classificacao = 'EXAME' order by codigo limit 5`.execute(db);
  return {
    prestador: prestador.rows[0]?.codigo ?? '999520',
    carteiras: pessoas.rows.map(({ matricula }) => matricula),
    exames: exames.rows,
  };
};
