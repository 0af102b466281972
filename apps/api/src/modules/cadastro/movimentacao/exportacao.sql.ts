import type { Insertable } from 'kysely';
import type { ExportacaoTable } from '../../../db/tables/exportacao.ts';
import type { Trx } from '../../../db/tx.ts';

/** Lock for one export of this insurer until the transaction ends; new movements do not wait. */
export const lockCongenere = async (trx: Trx, congenere: string): Promise<void> => {
  await trx
    .selectFrom('congenere')
    .select('codigo')
    .where('codigo', '=', congenere)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/** Condition: the insurer has movements to export; a lock keeps it true. */
export const hasPendentes = async (trx: Trx, congenere: string): Promise<boolean> =>
  (await trx
    .selectFrom('movimentacao_congenere')
    .select('id')
    .where('congenere_codigo', '=', congenere)
    .where('enviada_em', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Begins an export without rows and file. */
export const insertExportacao = async (
  trx: Trx,
  row: Omit<Insertable<ExportacaoTable>, 'id' | 'quantidade' | 'arquivo'>,
): Promise<number> =>
  (
    await trx
      .insertInto('exportacao')
      .values({ ...row, quantidade: 0, arquivo: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Marks every waiting movement as part of the export and returns these rows, oldest first, in one statement. */
export const markExported = (
  trx: Trx,
  exportacao: { id: number; congenere_codigo: string; exportada_em: string },
) =>
  trx
    .with('marcada', (cte) =>
      cte
        .updateTable('movimentacao_congenere')
        .set({ enviada_em: exportacao.exportada_em, exportacao_id: exportacao.id })
        .where('congenere_codigo', '=', exportacao.congenere_codigo)
        .where('enviada_em', 'is', null)
        .returning(['id', 'matricula', 'operacao', 'ocorrida_em']),
    )
    .selectFrom('marcada as m')
    .innerJoin('beneficiario as b', 'b.matricula', 'm.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .select(['m.matricula', 'p.nome', 'm.operacao', 'm.ocorrida_em'])
    .orderBy('m.ocorrida_em')
    .orderBy('m.id')
    .execute();

/** Completes an export with its file and count. */
export const completeExportacao = async (
  trx: Trx,
  id: number,
  held: Pick<ExportacaoTable, 'quantidade' | 'arquivo'>,
): Promise<void> => {
  await trx.updateTable('exportacao').set(held).where('id', '=', id).execute();
};
