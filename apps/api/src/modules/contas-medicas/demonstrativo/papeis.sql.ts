import type { PapelDoLote } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A paper to store; `dados` are enough to make it again. */
export interface NovoPapel {
  papel: PapelDoLote;
  nome: string;
  conteudo: Uint8Array;
  dados?: object;
}

/** Keeps the papers of an import with its lot (TIS-64). */
export const insertPapeis = async (trx: Trx, lote: number, papeis: readonly NovoPapel[]): Promise<void> => {
  await trx
    .insertInto('lote_papel')
    .values(
      papeis.map(({ papel, nome, conteudo, dados }) => ({
        lote_xml_id: lote,
        papel,
        nome,
        conteudo,
        dados: dados === undefined ? null : JSON.stringify(dados),
      })),
    )
    .execute();
};

/** Kept papers of a lot. */
export const findPapeis = (db: Db, lote: number) =>
  db.selectFrom('lote_papel').where('lote_xml_id', '=', lote).orderBy('papel').select('papel').execute();

/** A kept paper with its lot; without a name when this paper is not kept. */
export const findPapel = (db: Db, lote: number, papel: PapelDoLote) =>
  db
    .selectFrom('lote_xml as l')
    .leftJoin('lote_papel as p', (join) => join.onRef('p.lote_xml_id', '=', 'l.id').on('p.papel', '=', papel))
    .where('l.id', '=', lote)
    .select(['l.prestador_codigo', 'l.numero', 'l.padrao', 'p.nome', 'p.conteudo', 'p.dados'])
    .executeTakeFirst();

/** Cards of a lot's guides, for the record of a reading (PRV-8). */
export const findGuiasDoLote = (db: Db, lote: number) =>
  db.selectFrom('guia').where('lote_xml_id', '=', lote).select('matricula as carteira').execute();

/** Puts a protocol that was made again in place of the refused one. */
export const updateProtocolo = async (db: Db, lote: number, conteudo: Uint8Array): Promise<void> => {
  await db
    .updateTable('lote_papel')
    .set({ conteudo })
    .where('lote_xml_id', '=', lote)
    .where('papel', '=', 'PROTOCOLO')
    .execute();
};
