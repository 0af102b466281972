import type { DinheiroSemTitulo } from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';
import { movimentosDasLinhas } from '../financeiro/retorno/composicao.sql.ts';
import { podeTerDestino } from './destino.sql.ts';

const semTitulo = sql`m.parte = 'NAO_IDENTIFICADO' and m.fim <> 'DEVOLVIDA' and m.valor > 0`;

/** Undecided money of bank lines without a title, oldest first; `hoje` ISO. */
export const findNaoIdentificado = async (db: Db, hoje: string): Promise<DinheiroSemTitulo[]> => {
  const { rows } = await sql<DinheiroSemTitulo>`
    ${movimentosDasLinhas(sql`${podeTerDestino} and l.lancamento_cents > 0`)}
    select l.nosso_numero as "nossoNumero", m.recebido as valor, ${hoje}::date - m.dia as dias, m.dia, coalesce(l.ocorrencia, m.dia) as "pagoEm", m.fim,
      coalesce(p.nome, e.razao_social) as "eraDe", l.titulo_numero as titulo, case when m.fim <> 'DESFEITA' then l.motivo end as motivo,
      u.nome as arquivo, m.linha, m.arquivo_id::text as "arquivoId"
    from movimentos m join retorno_linha l on l.arquivo_id = m.arquivo_id and l.linha = m.linha
    join upload_banco u on u.id = m.arquivo_id
    left join titulo t on t.numero = l.titulo_numero left join fatura f on f.numero = t.fatura_numero
    left join beneficiario b on b.matricula = f.titular_matricula left join pessoa p on p.id = b.pessoa_id
    left join empresa e on e.codigo = f.empresa_codigo
    where ${semTitulo} order by m.dia, m.arquivo_id, m.linha`.execute(db);
  return rows;
};

/** An undecided bank line, with the payer's amount and day. */
export interface LinhaSemTitulo {
  valor: number;
  pagoEm: string;
  nossoNumero: string | null;
}

/** Money of an undecided line; undefined otherwise. */
export const findLinhaSemTitulo = async (
  db: Db | Trx,
  { arquivo, linha }: { arquivo: number; linha: number },
): Promise<LinhaSemTitulo | undefined> => {
  const { rows } = await sql<LinhaSemTitulo>`
    ${movimentosDasLinhas(sql`l.arquivo_id = ${arquivo} and l.linha = ${linha} and ${podeTerDestino}`)}
    select m.recebido as valor, coalesce(l.ocorrencia, m.dia) as "pagoEm", l.nosso_numero as "nossoNumero"
    from movimentos m join retorno_linha l on l.arquivo_id = m.arquivo_id and l.linha = m.linha
    where ${semTitulo}`.execute(db);
  return rows[0];
};

/** Locks a line and its file against undoing and judging. */
export const lockLinhaDoBanco = async (
  trx: Trx,
  { arquivo, linha }: { arquivo: number; linha: number },
): Promise<void> => {
  await sql`select 1 from retorno_linha l join upload_banco u on u.id = l.arquivo_id
    where l.arquivo_id = ${arquivo} and l.linha = ${linha} for update of u, l`.execute(trx);
};

/**
 * Open invoices by number of invoice, title or nosso número, by code of a company or bond, or by beginning of
 * a company's name.
 */
export const findFaturasDaBusca = async (
  db: Db,
  { texto, numero, vinculos }: { texto: string; numero: string | null; vinculos: readonly string[] },
  limite: number,
): Promise<{ fatura: string; pagador: string | null }[]> => {
  const chave = sql`nome_de_busca(${numero === null ? texto : ''}::text)`;
  const fim = sql`reverse(${numero ?? ''}::text) collate "C"`;
  const { rows } = await sql<{ fatura: string; pagador: string | null }>`
    with alvo as (
      select numero from fatura where numero = ${texto}
      union select fatura_numero from titulo where numero = ${texto}
      union select fatura_numero from titulo where length(${numero ?? ''}::text) >= 4
        and reverse(nosso_numero) collate "C" >= ${fim} and reverse(nosso_numero) collate "C" < ${fim} || ':'
      union select p.fatura_numero from novo_boleto_parte p join novo_boleto n on n.numero = p.novo_boleto where n.nosso_numero = ${numero}
      union select numero from fatura where status = 'ABERTA' and tipo not in ('E', 'X') and titular_matricula in (
        select titular_matricula from beneficiario where matricula = any(${[...vinculos]}::text[]))
      union select numero from fatura where status = 'ABERTA' and tipo in ('E', 'X') and empresa_codigo in (
        select codigo from empresa where codigo = ${texto} or ${chave} <> ''
          and (starts_with(nome_de_busca(razao_social), ${chave}) or starts_with(nome_de_busca(fantasia), ${chave})))
    )
    select f.numero as fatura, coalesce(e.razao_social, p.nome) as pagador
    from alvo join fatura f on f.numero = alvo.numero and f.status = 'ABERTA' and f.abatido_cents < f.valor_cents
    left join empresa e on e.codigo = f.empresa_codigo and f.tipo in ('E', 'X')
    left join beneficiario b on b.matricula = f.titular_matricula and f.tipo not in ('E', 'X') left join pessoa p on p.id = b.pessoa_id
    order by f.vencimento, f.numero limit ${limite}`.execute(db);
  return rows;
};
