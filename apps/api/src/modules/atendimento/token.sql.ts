import { momento } from '../../db/momento.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';
import type { ReportContext } from '../../http/door.ts';
import { eDoBuscado } from './buscado.sql.ts';

/** Tokens with their protocol, newest first (ATD-4). */
const tokens = ({ db }: ReportContext) =>
  db
    .selectFrom('token_confirmacao as k')
    .innerJoin('beneficiario as b', 'b.matricula', 'k.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('prestador as pr', 'pr.codigo', 'k.prestador_codigo')
    .leftJoin('protocolo_atendimento as r', 'r.codigo', 'k.protocolo_codigo')
    .select([
      'k.matricula as codsau',
      'p.nome',
      'k.token',
      'pr.crm',
      momento('k.criado_em').as('data'),
      sql<
        'AGUARDANDO' | 'REGISTRADO'
      >`case when k.protocolo_codigo is null then 'AGUARDANDO' else 'REGISTRADO' end`.as('situacao'),
      'r.protocolo',
      'r.funcionario_nome as registradoPor',
      momento<string | null>('r.lancado_em').as('registradoEm'),
    ])
    .orderBy('k.criado_em', 'desc')
    .orderBy('k.id', 'desc');

export const selectTokens = (context: ReportContext) => tokens(context);

/** Tokens of a number or a person (ATD-13). */
export const selectTokensDe = (context: ReportContext, { busca }: { busca: string }) =>
  tokens(context).where(eDoBuscado('k.token', busca));

/** Number of tokens without a protocol. */
export const countTokensSemProtocolo = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('token_confirmacao')
    .where('protocolo_codigo', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Token that the screen asks for. */
export interface TokenPedido {
  usuario: string;
  medico: string;
  token?: string | undefined;
}

/** Locks the requested token until the transaction ends: without digits the newest one of the two people (ATD-5). */
export const lockToken = async (trx: Trx, { usuario, medico, token }: TokenPedido) => {
  const { rows } = await sql<{
    id: number;
    matricula: string;
    prestador_codigo: string;
    token: string;
    dia: string;
    protocolo_codigo: string | null;
  }>`
    select k.id, k.matricula, k.prestador_codigo, k.token, to_char(k.criado_em, 'YYYY-MM-DD') as dia, k.protocolo_codigo
    from token_confirmacao k
    join prestador pr on pr.codigo = k.prestador_codigo
    where k.matricula = ${matriculaInteira(usuario)} and coalesce(pr.crm, '') = ${medico} and (${token ?? null}::text is null or k.token = ${token ?? null}::text)
    order by k.criado_em desc, k.id desc limit 1
    for update of k`.execute(trx);
  return rows[0];
};

/** Matrícula of a person as an employee; empty when not registered (ATD-10). */
export const findMatricula = async (trx: Trx, userId: string): Promise<string> => {
  const row = await trx.selectFrom('usuario').where('id', '=', userId).select('matricula').executeTakeFirst();
  return row?.matricula ?? '';
};

/** Author and moment of a protocol. */
export const findAutoria = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('protocolo_atendimento')
    .where('codigo', '=', codigo)
    .select(['protocolo', 'funcionario_nome as quem', momento('lancado_em').as('em')])
    .executeTakeFirstOrThrow();

/** Next protocol number of a day (YYYY-MM-DD), one transaction at a time (ATD-6). */
export const nextProtocolo = async (trx: Trx, registroAns: string, dia: string): Promise<string> => {
  const prefix = registroAns + dia.replaceAll('-', '');
  await sql`select pg_advisory_xact_lock(hashtext('protocolo_atendimento'))`.execute(trx);
  const { rows } = await sql<{ ultimo: string | null }>`
    select max(protocolo) as ultimo from protocolo_atendimento
    where protocolo between ${`${prefix}000000`} and ${`${prefix}999999`}`.execute(trx);
  const ultimo = rows[0]?.ultimo?.slice(prefix.length) ?? '0';
  return prefix + String(Number(ultimo) + 1).padStart(6, '0');
};
