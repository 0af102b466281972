import type { Fim } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { Comparacao } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { sql } from 'kysely';
import { destinoDaLinha } from '../../conta/destino.sql.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Julgada } from './julga.rules.ts';

/** A line of an applied file whose number now belongs to a title. */
export interface LinhaReconhecida {
  linha: number;
  texto: string;
  nossoNumero: string;
  fim: Fim;
  motivo: string | null;
  comparacao: Comparacao[] | null;
  recebidoCents: number;
  diasValidos: number;
  /** Local moment. */
  enviadoEm: string;
}

/** Next such lines of one file after a line, locked, with the file's id. */
export const findReconhecidas = async (
  trx: Trx,
  depois: { arquivo: number; linha: number },
  limite: number,
): Promise<[number, LinhaReconhecida[]]> => {
  const { rows } = await sql<LinhaReconhecida & { arquivo: number }>`
    select l.arquivo_id as arquivo, l.linha, l.texto, l.nosso_numero as "nossoNumero", l.fim, l.motivo, l.comparacao,
      l.recebido_cents as "recebidoCents", u.dias_validos as "diasValidos", u.enviado_em as "enviadoEm"
    from retorno_linha l join upload_banco u on u.id = l.arquivo_id and u.situacao = 'APLICADO'
    where l.titulo_numero is null and l.nosso_numero is not null and l.desfeita_em is null and ${destinoDaLinha} is null
      and (l.arquivo_id, l.linha) > (${depois.arquivo}::int, ${depois.linha}::int)
      and exists (select from titulo t where t.nosso_numero = l.nosso_numero)
      and not exists (select from nosso_numero_alarme a where a.arquivo_id = l.arquivo_id and a.linha = l.linha)
    order by l.arquivo_id, l.linha limit ${limite} for update of l, u`.execute(trx);
  const arquivo = rows[0]?.arquivo ?? 0;
  return [arquivo, rows.filter((row) => row.arquivo === arquivo)];
};

/** Writes the new outcomes of lines, and their titles. */
export const gravaJulgadas = async (
  trx: Trx,
  arquivo: number,
  julgadas: readonly (Pick<Julgada, 'fim' | 'motivo' | 'comparacao'> & { linha: number; titulo: string })[],
): Promise<void> => {
  const novas = julgadas.map(({ linha, titulo, fim, motivo, comparacao }) => ({
    linha,
    titulo,
    fim,
    motivo,
    comparacao,
  }));
  await sql`
    update retorno_linha l set fim = x.fim, motivo = x.motivo, titulo_numero = x.titulo, comparacao = x.comparacao
    from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb)
      as x (linha int, titulo text, fim text, motivo text, comparacao jsonb)
    where l.arquivo_id = ${arquivo} and l.linha = x.linha`.execute(trx);
};

/** Recounts the titles of ours in a file (CBR-13). */
export const contaBoletos = async (trx: Trx, arquivo: number): Promise<void> => {
  await sql`
    update upload_banco u set quantidade_boletos = x.boletos
    from (select count(distinct titulo_numero)::int as boletos from retorno_linha where arquivo_id = ${arquivo}) x
    where u.id = ${arquivo} and u.quantidade_boletos <> x.boletos`.execute(trx);
};

/** Records the lines that found their title. */
export const insertJulgadas = (
  trx: Trx,
  linhas: readonly { arquivo: number; linha: number; login: string; momento: string }[],
): Promise<void> =>
  insertRows(
    trx,
    'retorno_historico',
    linhas.map(({ arquivo, linha, login, momento }) => ({
      arquivo_id: arquivo,
      linha,
      acao: 'JULGADA DE NOVO' as const,
      feito_em: momento,
      login,
      motivo: null,
    })),
  );
