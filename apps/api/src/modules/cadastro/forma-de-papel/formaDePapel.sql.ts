import { momento } from '../../../db/momento.ts';
import type {
  AnotacaoDeForma,
  TipoDePagador,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { FormaPedida as LinhaDeForma } from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { FormaPedida, Pagador } from './formaDoPapel.sql.ts';
import { telefoneDe } from '../../../db/telefoneDe.ts';

/** A receiver of papers, with name. */
export interface QuemRecebe extends Pagador {
  nome: string;
}

/** Holder of the contract of a matrícula, or company of a code with or without leading zeros; undefined for neither. */
export const findQuemRecebe = async (
  db: Db | Trx,
  tipo: TipoDePagador,
  codigo: string,
): Promise<QuemRecebe | undefined> => {
  const query =
    tipo === 'EMPRESA'
      ? sql<QuemRecebe>`select 'EMPRESA' as tipo, codigo, razao_social as nome from empresa where ltrim(codigo, '0') = ltrim(${codigo.trim()}, '0')`
      : sql<QuemRecebe>`select 'TITULAR' as tipo, t.matricula as codigo, p.nome
          from beneficiario b join beneficiario t on t.matricula = b.titular_matricula join pessoa p on p.id = t.pessoa_id
          where b.matricula = ${matriculaInteira(codigo.trim())}`;
  return (await query.execute(db)).rows[0];
};

/** Condition: wish `w` belongs to the payer, through any matrícula of the person. */
const deQuem = ({ tipo, codigo }: Pagador): RawBuilder<unknown> =>
  tipo === 'EMPRESA'
    ? sql`w.empresa_codigo = ${codigo}`
    : sql`w.matricula in (select o.matricula from beneficiario b join beneficiario o on o.pessoa_id = b.pessoa_id where b.matricula = ${codigo})`;

const quemEncerrou = sql`case when w.encerrada_por is not null then ${nomeDoUsuario('w.encerrada_por')} end`;

/** Recorded wishes of a payer, newest first. */
export const findAnotacoes = async (db: Db | Trx, quem: Pagador): Promise<AnotacaoDeForma[]> => {
  const { rows } = await sql<AnotacaoDeForma>`
    select w.id, w.forma, w.nota, ${momento('w.anotada_em')} as "anotadaEm", ${nomeDoUsuario('w.anotada_por')} as "anotadaPor",
      ${momento('w.encerrada_em')} as "encerradaEm", ${quemEncerrou} as "encerradaPor"
    from forma_de_papel w where ${deQuem(quem)} order by w.id desc`.execute(db);
  return rows;
};

/** Locks a payer until the transaction ends. */
export const prendeQuemRecebe = async (trx: Trx, { tipo, codigo }: Pagador): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`forma_de_papel ${tipo} ${codigo}`}))`.execute(trx);
};

/** Ends every open wish of a payer. */
export const encerraFormas = async (
  trx: Trx,
  quem: Pagador,
  { login, em }: { login: string; em: string },
): Promise<void> => {
  await sql`update forma_de_papel w set encerrada_em = ${em}::timestamp, encerrada_por = ${login}
    where ${deQuem(quem)} and w.encerrada_em is null`.execute(trx);
};

export const insereForma = async (
  trx: Trx,
  { tipo, codigo }: Pagador,
  { forma, nota, login, em }: FormaPedida & { login: string; em: string },
): Promise<void> => {
  await trx
    .insertInto('forma_de_papel')
    .values({
      matricula: tipo === 'TITULAR' ? codigo : null,
      empresa_codigo: tipo === 'EMPRESA' ? codigo : null,
      forma,
      nota,
      anotada_em: em,
      anotada_por: login,
      encerrada_em: null,
      encerrada_por: null,
    })
    .execute();
};

const linhas = (
  where: RawBuilder<unknown>,
  ordem: RawBuilder<unknown>,
): RawBuilder<LinhaDeForma> => sql<LinhaDeForma>`
  select coalesce(e.razao_social, p.nome) as nome, case when e.codigo is null then 'TITULAR' else 'EMPRESA' end as tipo,
    coalesce(w.empresa_codigo, w.matricula) as codigo, w.forma, nullif(w.nota, '') as nota, coalesce(e.email, p.email) as email,
    coalesce(e.fone, ${telefoneDe('p')}) as fone, ${momento('w.anotada_em')} as "anotadaEm", ${nomeDoUsuario('w.anotada_por')} as "anotadaPor",
    ${momento('w.encerrada_em')} as "encerradaEm", ${quemEncerrou} as "encerradaPor", w.id
  from forma_de_papel w
  left join empresa e on e.codigo = w.empresa_codigo
  left join beneficiario b on b.matricula = w.matricula
  left join pessoa p on p.id = b.pessoa_id
  where ${where}
  order by ${ordem}`;

/** Open wishes, by name. */
export const selectFormas = (): RawBuilder<LinhaDeForma> => linhas(sql`w.encerrada_em is null`, sql`1, w.id`);

/** All wishes, newest first. */
export const selectHistorico = (): RawBuilder<LinhaDeForma> => linhas(sql`true`, sql`w.id desc`);
