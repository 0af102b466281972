import type { DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import { findDito } from '../envio/sbxEstado.sql.ts';
import type { Autor } from './diferencas.sql.ts';

/** Seconds for an undo: ten on screen, the rest for a slow connection. */
const segundos = 60;

/**
 * State of all that an act on differences may change. Text of jsonb, because JavaScript would round its numbers. Contains bonds,
 * their persons, states known to ANS, number of movements left out, and `findDito`.
 */
export type Retrato = string;

/** Person of a bond, with the fields that a difference may change. */
interface PessoaDoRetrato {
  matricula: string;
  dados: Pick<DadosFicha, 'nome' | 'cpf' | 'cns' | 'dataNascimento' | 'sexo' | 'nomeMae'>;
}

/** An act that can be taken back. */
export interface AtoFeito {
  id: number;
  matriculas: string[];
  /** Persons before the act. */
  pessoas: PessoaDoRetrato[];
  /** Number of decisions. */
  quantidade: number;
}

const daMesmaPessoa = (matriculas: readonly string[]) =>
  sql`(select i.matricula from beneficiario b join beneficiario i on i.pessoa_id = b.pessoa_id
    where b.matricula = any(${[...matriculas]}::text[]))`;

/** The present state of these bonds. */
export const findRetrato = async (trx: Trx, matriculas: readonly string[]): Promise<Retrato> => {
  const dito = await findDito(trx);
  const destas = sql`b.matricula = any(${[...matriculas]}::text[])`;
  const { rows } = await sql<{ retrato: Retrato }>`
    select jsonb_build_object('dito', ${dito}::text,
      'vinculos', (select jsonb_agg(jsonb_build_object('matricula', b.matricula, 'cco', b.cco, 'canceladoEm', b.cancelado_em,
        'motivo', b.motivo_cancelamento_codigo) order by b.matricula) from beneficiario b where ${destas}),
      'pessoas', (select jsonb_agg(jsonb_build_object('matricula', b.matricula, 'dados', jsonb_build_object('nome', p.nome, 'cpf', p.cpf,
        'cns', p.cns, 'dataNascimento', p.nascimento, 'sexo', p.sexo, 'nomeMae', p.nome_mae)) order by b.matricula)
        from beneficiario b join pessoa p on p.id = b.pessoa_id where ${destas}),
      'fora', (select count(*) from sib_fora b where b.devolvido_em is null and ${destas}),
      'estados', coalesce((select jsonb_agg(to_jsonb(e) order by e.matricula) from sib_estado e
        where e.matricula in ${daMesmaPessoa(matriculas)}), '[]'))::text as retrato`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a select without from has one row');
  return row.retrato;
};

/** Keeps an act for a minute and returns its id. Deletes older acts, because they hold data of persons. */
export const insertAto = async (
  trx: Trx,
  { decisoes, antes, depois }: { decisoes: readonly number[]; antes: Retrato; depois: Retrato },
  { login, em }: Autor,
): Promise<string> => {
  await sql`delete from sib_diferenca_ato where em < ${em}::timestamp - ${segundos} * interval '1 second'`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into sib_diferenca_ato (decisoes, antes, depois, login, em)
    values (${[...decisoes]}::integer[], ${antes}::jsonb, ${depois}::jsonb, ${login}, ${em}::timestamp)
    returning id`.execute(trx);
  return String(rows[0]?.id);
};

/** Act of a person, with the state before it; undefined for an old act, an undone one, or another person's. */
export const findAto = async (trx: Trx, ato: string, { login, em }: Autor): Promise<AtoFeito | undefined> => {
  const { rows } = await sql<AtoFeito>`
    select id, array(select jsonb_array_elements(antes -> 'vinculos') ->> 'matricula') as matriculas, antes -> 'pessoas' as pessoas,
      cardinality(decisoes) as quantidade
    from sib_diferenca_ato
    where id = ${ato}::integer and login = ${login} and em >= ${em}::timestamp - ${segundos} * interval '1 second'
    for update`.execute(trx);
  return rows[0];
};

/** True while nothing has changed since the act. */
export const isComoFicou = async (trx: Trx, id: number, agora: Retrato): Promise<boolean> => {
  const { rows } = await sql`
    select from sib_diferenca_ato where id = ${id} and depois = ${agora}::jsonb`.execute(trx);
  return rows.length > 0;
};

/** Gives bonds and states known to ANS their earlier values, and marks the decisions as undone. */
export const voltaVinculos = async (trx: Trx, { id, matriculas }: AtoFeito, em: string): Promise<void> => {
  const ato = sql`sib_diferenca_ato t where t.id = ${id}`;
  await sql`update beneficiario b
    set cco = x.cco, cancelado_em = x."canceladoEm", motivo_cancelamento_codigo = x.motivo, atualizado_em = ${em.slice(0, 10)}
    from (select r.* from sib_diferenca_ato t,
      jsonb_to_recordset(t.antes -> 'vinculos') as r (matricula text, cco text, "canceladoEm" date, motivo text) where t.id = ${id}) x
    where b.matricula = x.matricula
      and (b.cco, b.cancelado_em, b.motivo_cancelamento_codigo) is distinct from (x.cco, x."canceladoEm", x.motivo)`.execute(
    trx,
  );
  await sql`delete from sib_estado where matricula in ${daMesmaPessoa(matriculas)}`.execute(trx);
  await sql`insert into sib_estado
    select r.* from sib_diferenca_ato t, jsonb_populate_recordset(null::sib_estado, t.antes -> 'estados') r where t.id = ${id}`.execute(
    trx,
  );
  await sql`update sib_decisao set desfeita_em = ${em}::timestamp where id = any(array(select unnest(t.decisoes) from ${ato}))`.execute(
    trx,
  );
  await sql`delete from ${ato}`.execute(trx);
};
