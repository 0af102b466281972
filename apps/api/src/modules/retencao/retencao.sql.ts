import { momento } from '../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nomeDoUsuario } from '../../db/nomeDoUsuario.ts';
import type { Trx } from '../../db/tx.ts';
import { telefoneDe } from '../../db/telefoneDe.ts';

/** A beneficiary with the newest entry of the retention, if any; days and moments are ISO. */
export interface PessoaRow {
  matricula: string;
  nome: string;
  dependencia: number;
  cpf: string | null;
  cns: string | null;
  fone: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  motivo_cancelamento: string | null;
  quantidade: number;
  codigo: number | null;
  status: 'A' | 'F' | null;
  resultado: 'P' | 'N' | null;
  motivo: string | null;
  descricao: string | null;
  registrada_em: string | null;
  usuario: string | null;
  retido: boolean;
}

/**
 * Person of bond `b` stays (RET-28): a request was withdrawn before it was registered, or a newer bond is active on the last day of the
 * month of the entry `r`.
 */
const ficou = sql<boolean>`r.codigo is not null and (
    exists (select from saida_pessoa x join saida s on s.id = x.saida_id where x.matricula = b.matricula and s.retirada_em is not null
      and not exists (select from saida_pessoa y join saida z on z.id = y.saida_id where y.matricula = b.matricula and z.id > s.id))
    or exists (select from beneficiario n where n.pessoa_id = b.pessoa_id and n.matricula <> b.matricula and n.cadastrado_em > b.cadastrado_em
      and n.ativado_em <= (r.competencia || '-01')::date + interval '1 month - 1 day'
      and (n.cancelado_em is null or n.cancelado_em > (r.competencia || '-01')::date + interval '1 month - 1 day')))`;

const pessoas = (where: RawBuilder<unknown>): RawBuilder<PessoaRow> => sql<PessoaRow>`
  select b.matricula, p.nome, b.dependencia, p.cpf, p.cns, ${telefoneDe('p')} as fone, b.ativado_em, b.cancelado_em,
    mc.descricao as motivo_cancelamento, coalesce(r.quantidade, 0)::int as quantidade, r.codigo, r.status, r.resultado,
    rm.descricao as motivo, r.descricao, ${momento('r.registrada_em')} as registrada_em, ${nomeDoUsuario('r.usuario')} as usuario, ${ficou} as retido
  from beneficiario b
  join pessoa p on p.id = b.pessoa_id
  left join motivo_cancelamento mc on mc.codigo = b.motivo_cancelamento_codigo
  left join lateral (
    select e.*, count(*) over () as quantidade from retencao e where e.matricula = b.matricula order by e.codigo desc limit 1
  ) r on true
  left join retencao_motivo rm on rm.codigo = r.motivo_codigo
  where ${where}
  order by b.cancelado_em, b.matricula`;

/** Condition: the cover of `b` ends within the month (YYYY-MM), even on its last day. */
export const canceladoEm = (
  competencia: string,
): RawBuilder<unknown> => sql`b.cancelado_em >= (${competencia} || '-01')::date
    and b.cancelado_em < (${competencia} || '-01')::date + interval '1 month'`;

/** People whose cover ends within the month (YYYY-MM), including cancellations at the month's end. */
export const selectCancelados = (competencia: string): RawBuilder<PessoaRow> =>
  pessoas(canceladoEm(competencia));

/**
 * People whose cancellation waits for the end of the month of `hoje`: on its last day, or on the first of the
 * next (RET-2).
 */
export const selectFimDoMes = (hoje: string): RawBuilder<PessoaRow> =>
  pessoas(sql`b.cancelamento_fim_mes and b.cancelado_em > ${hoje}::date
    and b.cancelado_em <= date_trunc('month', ${hoje}::date) + interval '1 month'`);

/**
 * Condition: entries `e` that are the newest of their matrícula, with this status and of a month (YYYY-MM) or
 * of 'todas'.
 */
export const ultimas = (competencia: string, status: 'A' | 'F'): RawBuilder<unknown> => sql`
    from retencao e where ${competencia === 'todas' ? sql`true` : sql`e.competencia = ${competencia}`} and e.status = ${status}
      and not exists (select 1 from retencao n where n.matricula = e.matricula and n.codigo > e.codigo)`;

const estado = (competencia: string, status: 'A' | 'F'): RawBuilder<unknown> =>
  sql`b.matricula in (select e.matricula ${ultimas(competencia, status)})`;

/** People in attendance, or finished, in a month (YYYY-MM) or in 'todas'. */
export const selectPessoas = (competencia: string, status: 'A' | 'F'): RawBuilder<PessoaRow> =>
  pessoas(estado(competencia, status));

export interface EntradaRow {
  matricula: string;
  codigo: number;
  descricao: string;
  registrada_em: string;
  status: 'A' | 'F';
  resultado: 'P' | 'N' | null;
  motivo: string;
  usuario: string;
}

/** Complete history of the people of `selectPessoas`, newest entry first. */
export const selectHistorico = (
  competencia: string,
  status: 'A' | 'F',
): RawBuilder<EntradaRow> => sql<EntradaRow>`
  select r.matricula, r.codigo, r.descricao, ${momento('r.registrada_em')} as registrada_em, r.status, r.resultado, rm.descricao as motivo,
    ${nomeDoUsuario('r.usuario')} as usuario
  from beneficiario b
  join retencao r on r.matricula = b.matricula
  join retencao_motivo rm on rm.codigo = r.motivo_codigo
  where ${estado(competencia, status)}
  order by r.matricula, r.codigo desc`;

/** The motives by code. */
export const findMotivos = (db: Db) =>
  db.selectFrom('retencao_motivo').selectAll().orderBy('codigo').execute();

/**
 * Locks a bond until the transaction ends, so that entries of a person are written one at a time; undefined
 * for an unknown one.
 */
export const lockBeneficiario = (trx: Trx, matricula: string) =>
  trx
    .selectFrom('beneficiario')
    .where('matricula', '=', matricula)
    .select(['matricula', 'cancelado_em'])
    .forUpdate()
    .executeTakeFirst();

/** The newest entry of a bond. */
export const findUltima = (trx: Trx, matricula: string) =>
  trx
    .selectFrom('retencao')
    .where('matricula', '=', matricula)
    .select([
      'codigo',
      'status',
      'resultado',
      'motivo_codigo',
      'descricao',
      'competencia',
      'usuario',
      nomeDoUsuario('retencao.usuario').as('quem'),
      momento('registrada_em').as('registrada_em'),
    ])
    .orderBy('codigo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The bond that an entry belongs to. */
export const findMatriculaDe = async (db: Db, codigo: number): Promise<string | undefined> =>
  (await db.selectFrom('retencao').where('codigo', '=', codigo).select('matricula').executeTakeFirst())
    ?.matricula;

/** A new entry; `registrada_em` is local. */
export interface NovaEntrada {
  matricula: string;
  competencia: string;
  registrada_em: string;
  descricao: string;
  status: 'A' | 'F';
  resultado: 'P' | 'N' | null;
  motivo_codigo: number;
  usuario: string;
}

/** Writes an entry and returns its code. */
export const insertEntrada = async (trx: Trx, entrada: NovaEntrada): Promise<number> =>
  (await trx.insertInto('retencao').values(entrada).returning('codigo').executeTakeFirstOrThrow()).codigo;
