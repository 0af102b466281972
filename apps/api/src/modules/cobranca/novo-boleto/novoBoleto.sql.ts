import { momento } from '../../../db/momento.ts';
import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import type { SituacaoDoNovo } from '../../../db/tables/remessa.ts';
import type { Parte } from './novoBoleto.rules.ts';

/** Author and moment: local, with seconds. */
export interface Quem {
  login: string;
  momento: string;
}

/** Moment when the bank accepted a test file of this agreement; null before. */
export const findTesteAceito = async (db: Db | Trx, convenio: string): Promise<string | null> => {
  const { rows } = await sql<{ em: string | null }>`
    select ${momento(sql`min(c.respondido_em)`)} as em
    from remessa r join remessa_comando c on c.remessa_id = r.id
    where r.teste and c.resposta = 'CONFIRMADO' and c.nosso_numero like ${`${convenio}%`}`.execute(db);
  return rows[0]?.em ?? null;
};

/** Open alarms: bank lines about numbers of ours that do not fit. */
export const findAlarmes = async (db: Db | Trx) => {
  const { rows } = await sql<{
    arquivo: string;
    linha: number;
    nome: string;
    nossoNumero: string;
    motivo: string;
  }>`
    select a.arquivo_id::text as arquivo, a.linha, u.nome, a.nosso_numero as "nossoNumero", a.motivo
    from nosso_numero_alarme a join upload_banco u on u.id = a.arquivo_id and u.situacao = 'APLICADO'
    join retorno_linha l on l.arquivo_id = a.arquivo_id and l.linha = a.linha and l.desfeita_em is null
    where a.decidido_em is null order by a.arquivo_id, a.linha`.execute(db);
  return rows;
};

/** Last number of a new boleto. */
export const findUltimoNumero = async (trx: Trx): Promise<string | null> => {
  const { ultimo } = await trx
    .selectFrom('novo_boleto')
    .select(({ fn }) => fn.max('numero').as('ultimo'))
    .executeTakeFirstOrThrow();
  return ultimo;
};

/** A new boleto before it is stored. */
export interface Novo {
  numero: string;
  nossoNumero: string;
  type: TipoBoleto;
  vencimento: string;
  valorCents: number;
  diasValidos: number;
  partes: readonly Parte[];
}

/** Writes a boleto, its charges, and the command for its registration. */
export const insertNovo = async (trx: Trx, novo: Novo, { login, momento }: Quem): Promise<void> => {
  const pagador = await trx
    .selectFrom('fatura')
    .where('numero', '=', novo.partes[0]?.fatura ?? '')
    .select(['titular_matricula', 'empresa_codigo'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('novo_boleto')
    .values({
      numero: novo.numero,
      nosso_numero: novo.nossoNumero,
      tipo: novo.type,
      titular_matricula: novo.type === 'E' ? null : pagador.titular_matricula,
      empresa_codigo: novo.type === 'E' ? pagador.empresa_codigo : null,
      vencimento: novo.vencimento,
      valor_cents: novo.valorCents,
      dias_validos: novo.diasValidos,
      emitido_em: momento,
      emitido_por: login,
      substituido_por: null,
      desistido_em: null,
      desistido_por: null,
    })
    .execute();
  await insertRows(
    trx,
    'novo_boleto_parte',
    novo.partes.map((parte) => ({
      novo_boleto: novo.numero,
      titulo_numero: parte.titulo,
      fatura_numero: parte.fatura,
      principal_cents: parte.valorCents,
      multa_cents: parte.multaCents,
      juros_cents: parte.jurosCents,
    })),
  );
  await insertRegistro(trx, novo, { login, momento });
};

/** Queues the registration of a boleto for the next file. */
export const insertRegistro = async (
  trx: Trx,
  { numero, nossoNumero }: Pick<Novo, 'numero' | 'nossoNumero'>,
  { login, momento }: Quem,
): Promise<void> => {
  await insertRows(trx, 'remessa_comando', [
    {
      nosso_numero: nossoNumero,
      comando: '01',
      novo_boleto: numero,
      pedido_em: momento,
      pedido_por: login,
    },
  ]);
};

/**
 * Queues the write-off of every open boleto of some invoices under the agreement, once each; the bank would
 * refuse those of another one. Returns the number of replaced boletos.
 */
export const pedeBaixas = async (
  trx: Trx,
  { faturas, convenio }: { faturas: readonly string[]; convenio: string },
  { login, momento }: Quem,
): Promise<number> => {
  const { rows } = await sql<{ numero: string }>`
    select t.numero from titulo t
    where t.fatura_numero = any(${[...faturas]}::text[]) and t.forma = 'BOLETO' and t.cancelado_em is null and t.pago_em is null`.execute(
    trx,
  );
  await sql`
    insert into remessa_comando (nosso_numero, comando, titulo_numero, pedido_em, pedido_por)
    select t.nosso_numero, '02', t.numero, ${momento}::timestamp, ${login} from titulo t
    where t.numero = any(${rows.map(({ numero }) => numero)}::text[]) and t.nosso_numero like ${`${convenio}%`}
      and not exists (select from remessa_comando c where c.nosso_numero = t.nosso_numero and c.comando = '02'
        and (c.resposta is null or c.resposta = 'CONFIRMADO'))
    order by t.numero`.execute(trx);
  return rows.length;
};

/**
 * Replaces new boletos of some invoices: those known to the bank are written off, those waiting for a file
 * are cancelled. Returns their number.
 */
export const substituiNovos = async (
  trx: Trx,
  { antigos, por }: { antigos: readonly string[]; por: string },
  { login, momento }: Quem,
): Promise<number> => {
  const todos = [...new Set(antigos)];
  if (todos.length === 0) return 0;
  await sql`
    insert into remessa_comando (nosso_numero, comando, novo_boleto, pedido_em, pedido_por)
    select a.nosso_numero, '02', a.numero, ${momento}::timestamp, ${login} from novo_boleto_atual a
    where a.numero = any(${todos}::text[]) and a.situacao = 'REGISTRADO' and not exists (select from remessa_comando c
      where c.nosso_numero = a.nosso_numero and (c.resposta is null or c.comando = '02' and c.resposta = 'CONFIRMADO'))`.execute(
    trx,
  );
  await retiraEspera(trx, todos, momento);
  await trx.updateTable('novo_boleto').set({ substituido_por: por }).where('numero', 'in', todos).execute();
  return todos.length;
};

/** Removes registrations that are in no file yet. */
const retiraEspera = async (trx: Trx, numeros: readonly string[], momento: string): Promise<void> => {
  await trx
    .updateTable('remessa_comando')
    .set({ resposta: 'RETIRADO', respondido_em: momento })
    .where('novo_boleto', 'in', [...numeros])
    .where('comando', '=', '01')
    .where('remessa_id', 'is', null)
    .where('resposta', 'is', null)
    .execute();
};

/** A new boleto with its state, locked until the transaction ends. */
export const lockNovo = async (trx: Trx, numero: string) => {
  await sql`select 1 from novo_boleto where numero = ${numero} for update`.execute(trx);
  const row = await trx
    .selectFrom('novo_boleto_atual')
    .where('numero', '=', numero)
    .select(['numero', 'nosso_numero as nossoNumero', 'situacao', 'remessa_id as remessaId'])
    .executeTakeFirst();
  return row as
    | { numero: string; nossoNumero: string; situacao: SituacaoDoNovo; remessaId: number | null }
    | undefined;
};

/** Cancels a boleto that was never sent, and the write-offs that only it required. */
export const desiste = async (trx: Trx, numero: string, { login, momento }: Quem): Promise<void> => {
  await retiraEspera(trx, [numero], momento);
  await sql`
    update remessa_comando c set resposta = 'RETIRADO', respondido_em = ${momento}::timestamp
    where c.comando = '02' and c.remessa_id is null and c.resposta is null and c.titulo_numero in (
      select t.numero from novo_boleto_parte p join titulo t on t.fatura_numero = p.fatura_numero where p.novo_boleto = ${numero})`.execute(
    trx,
  );
  await trx
    .updateTable('novo_boleto')
    .set({ desistido_em: momento, desistido_por: login })
    .where('numero', '=', numero)
    .execute();
};
