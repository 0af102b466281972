import type { VisaoSalva } from '@vidas/api-client/shell/visoes/visoes.contract.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import type { VisaoCofre } from './visoes.present.ts';
import { refusalOf } from './visoes.rules.ts';
import {
  countVisoes,
  type DaTabela,
  deleteVisao,
  findVisoes,
  lockVisoes,
  upsertVisao,
} from './visoes.sql.ts';

/** Parts that the calls about views need. */
export interface VisoesDesk {
  db: Db;
  clock: () => Date;
  cofre: VisaoCofre;
}

export const listVisoes = async ({ db, cofre }: VisoesDesk, owner: DaTabela): Promise<VisaoSalva[]> =>
  (await findVisoes(db, owner)).flatMap((row) => cofre.open(owner, row));

/** Saves a view and returns all; 409 when the name exists and the person did not ask to replace it. */
export const saveVisao = async (
  { db, clock, cofre }: VisoesDesk,
  owner: DaTabela,
  { nome, visao, substitui }: VisaoSalva & { substitui: boolean },
): Promise<VisaoSalva[]> =>
  tx(db, async (trx) => {
    await lockVisoes(trx, owner.usuarioId);
    const row = cofre.close(owner, { nome, visao });
    const { others, exists } = await countVisoes(trx, owner, row.chave);
    if (exists && !substitui)
      throw new Failure(
        409,
        'Você já tem uma visão com este nome. Abra a lista de visões e salve de novo para substituí-la.',
      );
    const refusal = refusalOf({ nome, visao }, others);
    if (refusal !== undefined) throw new Failure(422, refusal);
    await upsertVisao(trx, owner, { ...row, atualizada_em: clock() });
    return (await findVisoes(trx, owner)).flatMap((each) => cofre.open(owner, each));
  });

/** Deletes a view and returns the rest. */
export const removeVisao = async (desk: VisoesDesk, owner: DaTabela, nome: string): Promise<VisaoSalva[]> => {
  await deleteVisao(desk.db, owner, desk.cofre.chaveOf(nome));
  return listVisoes(desk, owner);
};
