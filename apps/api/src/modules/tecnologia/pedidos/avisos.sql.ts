import type { Db } from '../../../db/database.ts';

/** Unconfirmed changes of a person's access by others, newest first (OPE-20). */
export const findAvisosDe = (db: Db, usuarioId: string) =>
  db
    .selectFrom('evento_acesso as e')
    .leftJoin('usuario as a', 'a.id', 'e.autor')
    .leftJoin('usuario as s', 's.id', 'e.aprovador')
    .select(['e.id', 'e.em', 'e.tipo', 'e.detalhe', 'a.nome as quem', 's.nome as aprovador'])
    .where('e.usuario_id', '=', usuarioId)
    .where('e.autor', 'is not', null)
    .where('e.avisa', '=', true)
    .where('e.confirmado_em', 'is', null)
    .orderBy('e.id', 'desc')
    .execute();

/** Marks a person's own notices as read; others' ids are ignored. */
export const confirmaAvisos = (db: Db, usuarioId: string, { ids, agora }: { ids: string[]; agora: Date }) =>
  db
    .updateTable('evento_acesso')
    .set({ confirmado_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids.map(Number))
    .where('avisa', '=', true)
    .where('confirmado_em', 'is', null)
    .execute();
