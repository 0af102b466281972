import { sql } from 'kysely';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Periodo } from '../retorno/dias.sql.ts';
import { jaConhecido } from './pix.sql.ts';

/** A statement entry that may belong to the collection. */
export interface Candidato {
  extrato: number;
  linha: number;
  dia: string;
  valor: number;
  daCobranca: boolean;
}

/** Valid entries of some days that belong to the collection, or are unexplained credits. */
export const findCandidatos = async (trx: Trx, { de, ate }: Periodo): Promise<Candidato[]> => {
  const { rows } = await sql<Candidato>`
    select l.extrato_id as extrato, l.linha, l.dia, l.valor_cents as valor, l.da_cobranca is not null as "daCobranca"
    from extrato_lancamento l where l.vale and l.dia between ${de}::date and ${ate}::date
      and (l.da_cobranca is not null or l.valor_cents > 0 and not (${jaConhecido})) order by l.extrato_id, l.linha`.execute(
    trx,
  );
  return rows;
};

/** Clears the attribution of entries that rested on their value alone. */
export const esqueceValores = async (trx: Trx, { de, ate }: Periodo): Promise<void> => {
  await sql`update extrato_lancamento set da_cobranca = null
    where da_cobranca = 'VALOR' and dia between ${de}::date and ${ate}::date`.execute(trx);
};

/** Attributes entries to the collection by their value. */
export const marcaValores = async (trx: Trx, quais: readonly Candidato[]): Promise<void> => {
  if (quais.length === 0) return;
  await sql`
    update extrato_lancamento l set da_cobranca = 'VALOR'
    from jsonb_to_recordset(${JSON.stringify(quais)}::jsonb) as q (extrato int, linha int)
    where l.extrato_id = q.extrato and l.linha = q.linha`.execute(trx);
};

/** A day whose statement and returns agree. */
export interface DiaConferido {
  dia: string;
  valor: number;
  extrato: number;
  linhas: string;
}

/** Ticks days by a statement. */
export const insertConferidos = (
  trx: Trx,
  dias: readonly DiaConferido[],
  { login, momento }: { login: string; momento: string },
): Promise<void> =>
  insertRows(
    trx,
    'credito_conferido',
    dias.map(({ dia, valor, extrato, linhas }) => ({
      dia,
      valor_extrato_cents: valor,
      valor_calculado_cents: valor,
      observacao: null,
      conferido_em: momento,
      login,
      extrato_id: extrato,
      extrato_linhas: linhas,
    })),
  );

/** Days credited by a return file within the statements in force; undefined when no statement covers one. */
export const findPeriodoDoArquivo = async (trx: Trx, arquivo: number): Promise<Periodo | undefined> => {
  const { rows } = await sql<{ de: string | null; ate: string | null }>`
    select min(l.dia) as de, max(l.dia) as ate from retorno_linha l where l.arquivo_id = ${arquivo} and l.lancamento_cents <> 0
      and exists (select from extrato x where x.situacao = 'APLICADO' and l.dia between x.inicio and x.fim)`.execute(
    trx,
  );
  const { de = null, ate = null } = rows[0] ?? {};
  return de === null || ate === null ? undefined : { de, ate };
};
