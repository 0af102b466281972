import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';
import { estagioDe } from '../arquivo.ts';
import { concorda, fatos } from '../arquivos/pessoaDeCada.ts';
import type { Chegado } from '../estagio.sql.ts';

/**
 * Records the differences that an answer leaves, by matrícula, as decisions for the core system, one per fact
 * of the person.
 */
export const contaRespostas = async (trx: Trx, ids: readonly number[]): Promise<void> => {
  const pares = sql.join(fatos.map((nome) => sql`(${nome}, c.central->>${nome}, p.${sql.ref(nome)}::text)`));
  await sql`insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em, mantida_em, mantida_por)
    select 'beneficiario', c.matricula, f.coluna, f.dele, f.daqui, f.dele, c.respondida_por, c.respondida_em, c.respondida_em, c.respondida_por
    from carga_confirma c join beneficiario b on b.matricula = c.matricula join pessoa p on p.id = b.pessoa_id
    cross join lateral (values ${pares}) f (coluna, dele, daqui)
    where c.id = any(${[...ids]}::bigint[]) and c.resposta is not null and c.encerrada_em is null and c.central ? f.coluna and f.dele is distinct from f.daqui
    on conflict (tabela, registro, coluna) where encerrada_em is null do update
      set antes = excluded.antes, depois = excluded.depois, central = excluded.central, por = excluded.por, em = excluded.em,
        mantida_em = excluded.mantida_em, mantida_por = excluded.mantida_por, entregue_em = null`.execute(
    trx,
  );
};

const pessoaisDe = ({ arquivo, presentes }: Chegado): string[] =>
  arquivo.colunas.flatMap(({ nome, em }) => (em?.startsWith('pessoa.') && presentes.has(nome) ? [nome] : []));

/** SQL over `s`: the core system's facts of a person, as text. */
const ditoDe = (chegado: Chegado): string =>
  `jsonb_build_object(${pessoaisDe(chegado)
    .map((nome) => `'${nome}', ${nome === 'cpf' ? 'coalesce(s.cpf_dito, s.cpf)' : `s.${nome}`}::text`)
    .join(', ')})`;

/** Closes questions that the core system no longer raises: it agrees, or sends other values. */
const encerra = async (
  trx: Trx,
  { arquivo, presentes }: Chegado,
  { entrega, em }: { entrega: string; em: string },
): Promise<void> => {
  await sql`update carga_confirma c set encerrada_em = ${em}::timestamp, encerrada_entrega = ${entrega},
      desfecho = case when ${sql.raw(concorda(presentes))} then 'CONCORDOU' else 'MUDOU' end
    from ${sql.raw(estagioDe(arquivo))} s, beneficiario b, pessoa p
    where s.matricula = c.matricula and not s.recusada and b.matricula = s.matricula and p.id = b.pessoa_id and c.encerrada_em is null
      and not (s.espera is true and s.pergunta is null)
      and not (c.pergunta = 'MESMO_NOME' and c.resposta is null and s.repete is true)`.execute(trx);
  await sql`update carga_decisao d set encerrada_em = ${em}::timestamp,
      desfecho = case when c.desfecho = 'CONCORDOU' then 'CONCORDOU' else 'RETIRADA' end
    from carga_confirma c where c.encerrada_entrega = ${entrega} and c.resposta is not null
      and d.tabela = 'beneficiario' and d.registro = c.matricula and d.coluna = any(${[...fatos]}) and d.encerrada_em is null`.execute(
    trx,
  );
};

/** Records open questions about people, and closes obsolete ones (CAR-13). */
export const notaPerguntas = async (
  trx: Trx,
  chegado: Chegado,
  { entrega, em }: { entrega: string; em: string },
): Promise<void> => {
  const estagio = sql.raw(estagioDe(chegado.arquivo));
  const dito = sql.raw(ditoDe(chegado));
  if (chegado.presentes.has('cpf')) await encerra(trx, chegado, { entrega, em });
  await sql`update carga_confirma c set central = c.central || ${dito} from ${estagio} s
    where s.matricula = c.matricula and not s.recusada and s.repete is true and c.encerrada_em is null and c.resposta is null`.execute(
    trx,
  );
  const aqui = sql.join(fatos.map((nome) => sql`${sql.lit(nome)}, p.${sql.ref(nome)}`));
  await sql`insert into carga_confirma (matricula, pergunta, entrega_id, desde, central, aqui, outra_id)
    select s.matricula, s.pergunta, ${entrega}, ${em}::timestamp, ${dito}, jsonb_build_object(${aqui}), s.outra_id
    from ${estagio} s join beneficiario b on b.matricula = s.matricula join pessoa p on p.id = b.pessoa_id
    where s.pergunta is not null and not s.recusada order by s.nr_linha on conflict do nothing`.execute(trx);
};

/** Deletes the questions of a delivery, and reopens those that it closed. An answer stays. */
export const desfazPerguntas = async (trx: Trx, entrega: string): Promise<void> => {
  await sql`delete from carga_confirma where entrega_id = ${entrega} and resposta is null`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    update carga_confirma c set encerrada_em = null, encerrada_entrega = null, desfecho = null
    where c.encerrada_entrega = ${entrega} and exists (select from beneficiario b where b.matricula = c.matricula)
      and not exists (select from carga_confirma o where o.matricula = c.matricula and o.encerrada_em is null)
    returning c.id::int as id`.execute(trx);
  await contaRespostas(
    trx,
    rows.map(({ id }) => id),
  );
};
