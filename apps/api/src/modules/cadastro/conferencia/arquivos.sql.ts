import { momento } from '../../../db/momento.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

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
