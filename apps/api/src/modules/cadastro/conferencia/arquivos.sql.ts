import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import { emVigor } from './importacao.sql.ts';

const momento = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`;

/** A conference file; moments are 'YYYY-MM-DDTHH:MM', `por` and `vigorPor` a name, else a login. */
const arquivos = (db: Db) =>
  db
    .selectFrom('conferencia_importacao as i')
    .select([
      'i.id',
      'i.nome_arquivo as nome',
      'i.quantidade',
      'i.em_vigor as isEmVigor',
      'i.tem_registros as temRegistros',
      'i.hash_confere as isHashRight',
      'i.hash_aceito as isHashAceito',
      momento('i.data_arquivo').as('data'),
      momento('i.iniciada_em').as('em'),
      momento('i.vigor_em').as('vigorEm'),
      nomeDoUsuario('i.login').as('por'),
      nomeDoUsuario<string | null>('i.vigor_por').as('vigorPor'),
    ]);

export type ArquivoRow = Awaited<ReturnType<typeof findArquivos>>[number];

/** The files that were taken, the newest first. */
export const findArquivos = (db: Db) =>
  arquivos(db).where('i.situacao', '=', 'CONCLUIDA').orderBy('i.id', 'desc').execute();

/** A file by its id, also a staged one; undefined when it is not there or still being read. */
export const findArquivo = (db: Db, id: number) =>
  arquivos(db).where('i.id', '=', id).where('i.situacao', '<>', 'EM ANDAMENTO').executeTakeFirst();

/** The file in force. */
export const findEmVigor = (db: Db) => arquivos(db).where('i.em_vigor', '=', true).executeTakeFirst();

/** What a file would change against the one in force, in beneficiaries: come, go, come with other data, of these with another situation. */
export interface MudancasRow {
  entram: number;
  saem: number;
  mudam: number;
  situacao: number;
}

const campos = sql.raw(
  ['situacao', 'codigo_beneficiario', 'cpf', 'cns', 'nome', 'sexo', 'nascimento', 'nome_mae', 'contratado_em']
    .concat(['reativado_em', 'cancelado_em', 'numero_plano_ans'])
    .map((campo) => `n.${campo} is distinct from a.${campo}`)
    .join(' or '),
);

/** What file `id` would change against the one in force. */
export const findMudancas = async (db: Db, id: number): Promise<MudancasRow> => {
  const { rows } = await sql<MudancasRow>`
    select count(*) filter (where a.cco is null)::int as entram, count(*) filter (where n.cco is null)::int as saem,
      count(*) filter (where n.cco is not null and a.cco is not null and (${campos}))::int as mudam,
      count(*) filter (where n.situacao <> a.situacao)::int as situacao
    from (select * from conferencia_beneficiario where importacao_id = ${id}::int) n
    full join (select * from conferencia_beneficiario where importacao_id = ${emVigor}) a on a.cco = n.cco`.execute(
    db,
  );
  return rows[0] ?? { entram: 0, saem: 0, mudam: 0, situacao: 0 };
};

/** How many of a file ANS has as active. */
export const countAtivos = async (db: Db, id: number): Promise<number> => {
  const row = await db
    .selectFrom('conferencia_beneficiario')
    .where('importacao_id', '=', id)
    .where('situacao', '=', 'ATIVO')
    .select((e) => e.fn.countAll<string>().as('quantidade'))
    .executeTakeFirst();
  return Number(row?.quantidade ?? 0);
};
