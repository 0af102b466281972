import { momento } from '../../../db/momento.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { byIndexes } from '../../../db/byIndexes.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import { presa } from '../../../servers/trava.sql.ts';
import type { LinhasDaPorcao } from './loteJulgado.ts';
import type { LoteAnterior } from './lote.rules.ts';

/** An earlier lot with the same bytes, or the same number of the same provider. */
export const findAnterior = async (
  db: Db,
  { sha256, prestador, numero }: { sha256: string; prestador: string | null; numero: string | null },
): Promise<LoteAnterior | undefined> => {
  const { rows } = await sql<Omit<LoteAnterior, 'motivo'> & { isIgual: boolean }>`
    select id, numero, nome_arquivo as "nomeArquivo", ${momento('recebido_em')} as em, sha256 = ${sha256} as "isIgual"
    from lote_xml where sha256 = ${sha256} or (prestador_codigo = ${prestador} and numero = ${numero})
    order by (sha256 = ${sha256}) desc nulls last limit 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      numero: row.numero,
      nomeArquivo: row.nomeArquivo,
      em: writeDayTime(row.em),
      motivo: row.isIgual ? 'BYTES' : 'NUMERO',
    }
  );
};

/** Greatest sequence sent by a provider; null before the first. */
export const findUltimoSequencial = async (db: Db, prestador: string): Promise<number | null> => {
  const { rows } = await sql<{ ultimo: number | null }>`
    select max(sequencial::bigint)::float8 as ultimo from lote_xml
    where prestador_codigo = ${prestador} and sequencial ~ '^[0-9]{1,12}$'`.execute(db);
  return rows[0]?.ultimo ?? null;
};

/** An attempt to import a lot, with its problems. */
export interface Tentativa {
  em: string;
  por: string;
  problemas: string[];
}

/** Last attempt at a lot. */
export const findTentativa = (db: Db, prestador: string, numero: string): Promise<Tentativa | undefined> =>
  db
    .selectFrom('lote_xml_tentativa as t')
    .where('t.prestador_codigo', '=', prestador)
    .where('t.numero', '=', numero)
    .orderBy('t.id', 'desc')
    .limit(1)
    .select([momento('t.feita_em').as('em'), nomeDoUsuario('t.login').as('por'), 't.problemas'])
    .executeTakeFirst();

/** An attempt before it is stored; `numero` is the provider's, without R1, R2…. */
export interface NovaTentativa {
  prestador: string;
  numero: string;
  nomeArquivo: string;
  momento: string;
  login: string;
  status: 'OK' | 'Parcialmente' | 'Rejeitado';
  problemas: readonly string[];
}

export const insertTentativa = async (db: Db | Trx, nova: NovaTentativa): Promise<void> => {
  await db
    .insertInto('lote_xml_tentativa')
    .values({
      prestador_codigo: nova.prestador,
      numero: nova.numero,
      nome_arquivo: nova.nomeArquivo,
      feita_em: nova.momento,
      login: nova.login,
      status: nova.status,
      problemas: JSON.stringify(nova.problemas),
    })
    .execute();
};

/**
 * Deletes abandoned remains of the previous version's imports. This version stages nothing; the next one
 * drops the table.
 */
export const dropEstagiosMortos = async (db: Db): Promise<void> => {
  await sql`delete from lote_xml_estagio e where not ${presa(sql`'lote-xml:' || e.importacao::text`)}`.execute(
    db,
  );
};

/** Id for a new lot, also its protocol, before its papers are made. */
export const nextLoteId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('lote_xml', 'id'))::int as id`.execute(db);
  return rows[0]?.id ?? 1;
};

/** A lot before it is stored. */
export interface NovoLote {
  id: number;
  prestador: string;
  numero: string;
  nomeArquivo: string;
  versao: string;
  sequencial: string | null;
  sha256: string;
  momento: string;
  login: string;
  usuario: string;
  status: 'OK' | 'Parcialmente';
  valorCents: number;
}

const guiaColumns =
  sql.raw(`numero_prestador, numero_operadora, prestador_codigo, matricula, tipo_guia, gui_tipo, tipo_atendimento,
  regime, carater, senha, solicitante_codigo, solicitante_conselho, solicitante_nome, cid_codigo, outros_cids, emitida_em, autorizada_em,
  faturamento_inicio, faturamento_fim, importada_em, status, valor_cents, do_arquivo`);

const itemColumns =
  sql.raw(`sequencia, executado_em, hora_inicial, tabela, codigo, descricao, tabela_aprovada, codigo_amb, tipo,
  credenciado, credenciado_xml, quantidade, reducao_acrescimo, valor_unitario_cents, valor_unitario_operadora_cents, valor_cents, status,
  pendencia, profissional_conselho, profissional_nome, grau_participacao, do_arquivo`);

/** Lock for one import per provider. Call it first in a transaction. */
export const lockPrestador = async (trx: Trx, prestador: string): Promise<void> => {
  await sql`select 1 from prestador where codigo = ${prestador} for update`.execute(trx);
};

/** Number of these guides, by provider's number, that another lot brought meanwhile. */
export const countTomadas = async (
  trx: Trx,
  prestador: string,
  numeros: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ quantas: number }>`
    select count(*)::int as quantas from guia
    where prestador_codigo = ${prestador} and numero_prestador = any(${numeros}::text[])`.execute(trx);
  return rows[0]?.quantas ?? 0;
};

/** Numbers for that many new guides. */
const sorteiaNumeros = async (trx: Trx, quantos: number): Promise<string[]> => {
  const { rows } = await sql<{ numero: string }>`
    select nextval('guia_importada')::text as numero from generate_series(1, ${quantos}::int)`.execute(trx);
  return rows.map(({ numero }) => numero);
};

/** Stores a lot with the guides at `ordens` in it. */
export const gravaLote = async (
  trx: Trx,
  lote: NovoLote,
  { ordens, linhas }: { ordens: readonly number[]; linhas: readonly LinhasDaPorcao[] },
): Promise<void> => {
  const { id } = lote;
  await trx
    .insertInto('lote_xml')
    .values({
      id,
      prestador_codigo: lote.prestador,
      numero: lote.numero,
      nome_arquivo: lote.nomeArquivo.slice(0, 200),
      padrao: lote.versao,
      recebido_em: lote.momento,
      sha256: lote.sha256,
      sequencial: lote.sequencial,
      login: lote.login,
      status: lote.status,
      valor_cents: lote.valorCents,
    })
    .execute();
  // Without statistics of a small register the key check of each item would scan all guides.
  await byIndexes(trx);
  const numeros = await sorteiaNumeros(trx, ordens.length);
  const porOrdem = new Map(ordens.map((ordem, at) => [ordem, numeros[at]]));
  const doLugar = Array.from(
    { length: ordens.reduce((most, one) => Math.max(most, one), 0) },
    (_, at) => porOrdem.get(at + 1) ?? null,
  );
  const numeroDe = (coluna: 'numero' | 'guia_numero') =>
    sql`(${doLugar}::text[])[${sql.ref(`r.${coluna}`)}::int]`;
  for (const { guias, itens, pendencias } of linhas) {
    await sql`insert into guia (numero, lote_xml_id, ${guiaColumns})
      select ${numeroDe('numero')}, ${id}::int, ${guiaColumns} from json_populate_recordset(null::guia, ${guias}::json) r
      where ${numeroDe('numero')} is not null`.execute(trx);
    await sql`insert into guia_item (guia_numero, ${itemColumns})
      select ${numeroDe('guia_numero')}, ${itemColumns} from json_populate_recordset(null::guia_item, ${itens}::json) r
      where ${numeroDe('guia_numero')} is not null`.execute(trx);
    await sql`insert into guia_pendencia (guia_numero, mensagem)
      select ${numeroDe('guia_numero')}, mensagem
      from json_to_recordset(${pendencias}::json) as r (guia_numero text, mensagem text)
      where ${numeroDe('guia_numero')} is not null`.execute(trx);
  }
  await sql`insert into guia_historico (guia_numero, feito_em, usuario, descricao)
    select numero, ${lote.momento}::timestamp, ${lote.usuario}, ${`Guia importada por XML, lote ${lote.numero}`}
    from unnest(${numeros}::text[]) with ordinality as n (numero, ordem) order by ordem`.execute(trx);
};
