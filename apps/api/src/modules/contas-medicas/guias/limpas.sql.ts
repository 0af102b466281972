import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { GuiaDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { GuiaVista } from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import type { GuiaDasRegras } from '../regras/julgaGuias.ts';
import type { Quem } from './gravacao.sql.ts';

/** Head of a guide, with the data for its verdict. */
export interface CabecaRow extends GuiaDasRegras {
  prestador_codigo: string;
  status: 0 | 1 | 2 | 3 | null;
  versao: number;
  tem_pendencia: boolean;
  do_arquivo: GuiaDoArquivo | null;
}

/** Heads of some guides, by number. */
export const findCabecas = async (db: Db, numeros: readonly string[]): Promise<CabecaRow[]> =>
  (
    await sql<CabecaRow>`
  select g.numero, g.prestador_codigo, g.status, g.versao, g.do_arquivo, g.matricula, p.nascimento, p.sexo,
    ${momento('g.faturamento_inicio')} as faturamento_inicio, ${momento('g.faturamento_fim')} as faturamento_fim, g.senha, g.numero_operadora,
    exists (select 1 from guia_pendencia gp where gp.guia_numero = g.numero) as tem_pendencia
  from guia g
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  where g.numero = any(${[...numeros]}::text[])
  order by g.numero`.execute(db)
  ).rows;

/** Locks some guides in the order of their numbers, before their items (CTM-44). */
export const lockGuias = async (trx: Trx, numeros: readonly string[]): Promise<void> => {
  await sql`select 1 from guia g where g.numero = any(${[...numeros]}::text[]) order by g.numero for update`.execute(
    trx,
  );
};

/** A line of the history, with its author. */
export interface MarcaRow {
  guia_numero: string;
  versao: number;
  usuario: string;
}

/** Lines of some guides with this description, by guide. */
export const findMarcas = (trx: Trx, numeros: readonly string[], descricao: string): Promise<MarcaRow[]> =>
  trx
    .selectFrom('guia_historico')
    .where('guia_numero', 'in', [...numeros])
    .where('descricao', '=', descricao)
    .select(['guia_numero', 'versao', 'usuario'])
    .execute();

/** A request for a second person. */
export interface PedidoRow {
  pedido_por: string;
  quem: string;
  pedido_em: string;
  soma_cents: number;
  guias: GuiaVista[];
}

/** The waiting request of a provider. */
export const findPedido = async (db: Db, prestador: string): Promise<PedidoRow | undefined> =>
  (
    await sql<PedidoRow>`
  select l.pedido_por, ${nomeDoUsuario('l.pedido_por')} as quem, ${momento('l.pedido_em')} as pedido_em, l.soma_cents, l.guias
  from guias_limpas_pedido l
  where l.prestador_codigo = ${prestador}`.execute(db)
  ).rows[0];

/** Locks the provider: one request at a time. */
export const lockPrestador = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('prestador')
    .where('codigo', '=', codigo)
    .select('codigo')
    .forNoKeyUpdate()
    .executeTakeFirst();

export const insertPedido = async (
  trx: Trx,
  { prestador, soma, guias }: { prestador: string; soma: number; guias: readonly GuiaVista[] },
  { login, em }: Quem,
): Promise<void> => {
  const pedido = { pedido_por: login, pedido_em: em, soma_cents: soma, guias: JSON.stringify(guias) };
  await trx
    .insertInto('guias_limpas_pedido')
    .values({ prestador_codigo: prestador, ...pedido })
    .onConflict((found) => found.column('prestador_codigo').doUpdateSet(pedido))
    .execute();
};

export const deletePedido = async (trx: Trx, prestador: string): Promise<void> => {
  await trx.deleteFrom('guias_limpas_pedido').where('prestador_codigo', '=', prestador).execute();
};
