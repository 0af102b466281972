import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Trx } from '../../db/tx.ts';
import { fatos } from '../arquivos/pessoaDeCada.ts';

/**
 * SQL over question `c` and its bond `b`: another person with the core system's CPF, or with the same name,
 * birth and mother.
 */
export const outraDaPergunta = sql`lateral (
  select q.id, q.nome, coalesce((select string_agg(v.matricula, ', ' order by v.matricula) from beneficiario v where v.pessoa_id = q.id), 'sem matrícula')
    || ' · ' || q.nome as escrita
  from pessoa q where q.id <> b.pessoa_id and q.id = case when c.central->>'cpf' is null then c.outra_id
    else (select x.id from pessoa x where x.cpf = c.central->>'cpf') end)`;

/** SQL over `c`: the question is open. */
export const aguarda = sql`c.encerrada_em is null and c.resposta is null`;

/** A question with its people. */
export interface Pergunta {
  id: number;
  matricula: string;
  pergunta: 'OUTRO_CPF' | 'CPF_DE_OUTRA' | 'CPF_DAQUI' | 'MESMO_NOME';
  /** Person in the core system, by column. */
  central: Record<string, string | null>;
  pessoaId: string;
  outra: { id: string; nome: string; escrita: string } | null;
}

/** Locks an open question, its bond and its people until the transaction ends. Undefined once answered. */
export const prendePergunta = async (trx: Trx, id: number): Promise<Pergunta | undefined> => {
  const presa = await sql`select 1 from carga_confirma c join beneficiario b on b.matricula = c.matricula
    where c.id = ${id} and ${aguarda} for update of c, b`.execute(trx);
  if (presa.rows.length === 0) return undefined;
  const { rows } = await sql<
    Omit<Pergunta, 'outra'> & { outraId: string | null; nome: string; escrita: string }
  >`
    select c.id::int as id, c.matricula, c.pergunta, c.central, b.pessoa_id as "pessoaId", o.id as "outraId", o.nome, o.escrita
    from carga_confirma c join beneficiario b on b.matricula = c.matricula left join ${outraDaPergunta} o on true
    where c.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { outraId, nome, escrita, ...pergunta } = row;
  await sql`select 1 from pessoa where id = any(${[pergunta.pessoaId, ...(outraId === null ? [] : [outraId])]}::text[])
    order by id for update`.execute(trx);
  return { ...pergunta, outra: outraId === null ? null : { id: outraId, nome, escrita } };
};

/** Codes of people's bonds. */
export const vinculosDe = async (db: Db, pessoas: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ matricula: string }>`
    select matricula from beneficiario where pessoa_id = any(${[...pessoas]}::text[]) order by matricula`.execute(
    db,
  );
  return rows.map(({ matricula }) => matricula);
};

/** Moves bonds to a person. */
export const mudaVinculos = async (
  trx: Trx,
  matriculas: readonly string[],
  { pessoaId, hoje }: { pessoaId: string; hoje: string },
): Promise<void> => {
  await sql`update beneficiario set pessoa_id = ${pessoaId}, atualizado_em = ${hoje}::date
    where matricula = any(${[...matriculas]}::text[])`.execute(trx);
};

/** Marks a person's bonds as changed today: the SIB needs the day. */
export const marcaVinculosDe = async (trx: Trx, pessoaId: string, hoje: string): Promise<void> => {
  await sql`update beneficiario set atualizado_em = ${hoje}::date where pessoa_id = ${pessoaId}`.execute(trx);
};

/** Merges a person without bonds into another one and moves their notes. */
export const juntaPessoas = async (
  trx: Trx,
  { de, para, em, login }: { de: string; para: string; em: string; login: string },
): Promise<void> => {
  await sql`update programa_contato c set pessoa_id = ${para} where c.pessoa_id = ${de} and not exists (
    select from programa_contato o where o.pessoa_id = ${para} and o.programa = c.programa and o.dia = c.dia)`.execute(
    trx,
  );
  await sql`delete from programa_reserva where pessoa_id = ${de}`.execute(trx);
  await sql`update telefone_errado w set pessoa_id = ${para} where w.pessoa_id = ${de} and (w.fim is not null or not exists (
    select from telefone_errado o where o.pessoa_id = ${para} and o.numero = w.numero and o.fim is null))`.execute(
    trx,
  );
  await sql`update carga_decisao set encerrada_em = ${em}::timestamp, desfecho = 'CEDIDA', mantida_por = ${login}
    where tabela = 'pessoa' and registro = ${de} and encerrada_em is null`.execute(trx);
  await sql`delete from pessoa p where p.id = ${de} and not exists (select from programa_contato c where c.pessoa_id = p.id)`.execute(
    trx,
  );
};

const registro = (valores: Record<string, string | null>) =>
  sql`jsonb_populate_record(null::pessoa, ${JSON.stringify(valores)}::jsonb) r`;

/** Creates a person from the core system's values and returns the id. */
export const criaPessoa = async (trx: Trx, valores: Record<string, string | null>): Promise<string> => {
  const colunas = Object.keys(valores);
  const { rows } = await sql<{ id: string }>`
    insert into pessoa (id, ${sql.join(colunas.map((nome) => sql.ref(nome)))})
    select gen_random_uuid()::text, ${sql.join(colunas.map((nome) => sql.ref(`r.${nome}`)))} from ${registro(valores)} returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? '';
};

/** Open decisions about a person, by column. */
export const decisoesDaPessoa = async (
  trx: Trx,
  pessoaId: string,
): Promise<{ id: number; coluna: string; depois: string | null; central: string | null }[]> =>
  (
    await sql<{ id: number; coluna: string; depois: string | null; central: string | null }>`
      select id::int as id, coluna, depois, central from carga_decisao
      where tabela = 'pessoa' and registro = ${pessoaId} and encerrada_em is null for update`.execute(trx)
  ).rows;

/** Closes an open decision: both sides agree, or ours was given up. */
export const encerraDecisao = async (
  trx: Trx,
  id: number,
  { em, login, desfecho }: { em: string; login: string; desfecho: 'CONCORDOU' | 'CEDIDA' },
): Promise<void> => {
  await sql`update carga_decisao set encerrada_em = ${em}::timestamp, desfecho = ${desfecho}, mantida_por = ${login} where id = ${id}`.execute(
    trx,
  );
};

/** Marks a decision as diverging: the core system sent a new value. */
export const divergeDecisao = async (
  trx: Trx,
  id: number,
  { central, em }: { central: string | null; em: string },
): Promise<void> => {
  await sql`update carga_decisao set central = ${central}, diverge_em = ${em}::timestamp, mantida_em = null, mantida_por = null
    where id = ${id}`.execute(trx);
};

/** Writes the core system's values of a person, without recording a decision of ours. */
export const gravaPessoa = async (
  trx: Trx,
  pessoaId: string,
  valores: Record<string, string | null>,
): Promise<void> => {
  const colunas = Object.keys(valores);
  if (colunas.length === 0) return;
  await sql`select set_config('vidas.carga', 'sim', true)`.execute(trx);
  await sql`update pessoa p set ${sql.join(colunas.map((nome) => sql`${sql.ref(nome)} = r.${sql.ref(nome)}`))}
    from ${registro(valores)} where p.id = ${pessoaId}`.execute(trx);
  await sql`select set_config('vidas.carga', '', true)`.execute(trx);
};

/** Identifying facts of a bond's person, as text. */
export const fatosDoVinculo = async (
  db: Db,
  matricula: string,
): Promise<Record<'cpf' | 'nome' | 'nascimento' | 'nome_mae', string | null>> => {
  const { rows } = await sql<Record<'cpf' | 'nome' | 'nascimento' | 'nome_mae', string | null>>`
    select p.cpf, p.nome, p.nascimento::text as nascimento, p.nome_mae from beneficiario b join pessoa p on p.id = b.pessoa_id
    where b.matricula = ${matricula}`.execute(db);
  return rows[0] ?? { cpf: null, nome: null, nascimento: null, nome_mae: null };
};

/** Writes the answer; one without remaining differences is closed. */
export const gravaResposta = async (
  trx: Trx,
  id: number,
  { resposta, login, em, lembra }: { resposta: string; login: string; em: string; lembra: boolean },
): Promise<void> => {
  await sql`update carga_confirma set resposta = ${resposta}, respondida_em = ${em}::timestamp, respondida_por = ${login},
      encerrada_em = case when ${lembra} then null else ${em}::timestamp end, desfecho = case when ${lembra} then null else 'RESPONDIDA' end
    where id = ${id}`.execute(trx);
};

/** Changes of a bond's person, for the trail of the record. */
export const gravaTrilha = async (
  trx: Trx,
  alteracoes: readonly {
    matricula: string;
    campo: string;
    antes: string | null;
    depois: string | null;
    login: string;
    em: string;
  }[],
): Promise<void> => {
  if (alteracoes.length > 0)
    await trx
      .insertInto('beneficiario_alteracao')
      .values([...alteracoes])
      .execute();
};

/** Closes questions about bonds whose person now agrees with the core system. */
export const encerraConcordes = async (
  trx: Trx,
  matriculas: readonly string[],
  em: string,
): Promise<void> => {
  const iguais = fatos.map(
    (nome) =>
      sql`(not c.central ? ${nome} or c.central->>${nome} is not distinct from p.${sql.ref(nome)}::text)`,
  );
  await sql`update carga_confirma c set encerrada_em = ${em}::timestamp, desfecho = 'CONCORDOU' from beneficiario b, pessoa p
    where b.matricula = c.matricula and p.id = b.pessoa_id and c.matricula = any(${[...matriculas]}::text[]) and ${aguarda}
      and c.pergunta <> 'MESMO_NOME' and ${sql.join(iguais, sql` and `)}`.execute(trx);
};
