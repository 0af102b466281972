import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readCnx } from '../../imports/cnx.ts';
import { usaConferencia } from '../../modules/cadastro/conferencia/usaConferencia.ts';
import { beginImport, finishStaging, stageBatch } from '../../modules/cadastro/conferencia/importacao.sql.ts';
import { dayIn, dayOf, isoOf, lastDayIn, monthOf } from '../calendar.ts';
import { cnxName, cnxText, type SibFor } from './sibFiles.ts';
import { findSibRows } from './sibRows.sql.ts';

/**
 * Puts last month's conference file in force and compares it, with the application's own code, so that every
 * list of the conference has rows. Starts from empty.
 */
export const writeSibConferencia = async (db: Db, { registroAns, hoje }: SibFor): Promise<void> => {
  const login = 'USU_gerente';
  const thisMonth = monthOf(dayOf(hoje));
  const lastDay = isoOf(lastDayIn(thisMonth - 1));
  const about = { registroAns, hoje: lastDay };
  const momento = `${isoOf(Math.min(dayOf(hoje), dayIn(thisMonth, 6)))}T08:12:00`;
  await sql`truncate conferencia_par, conferencia_beneficiario, conferencia_importacao restart identity cascade`.execute(
    db,
  );

  const known = (await findSibRows(db)).filter(({ ativadoEm }) => (ativadoEm ?? '') <= lastDay);
  const rows = known.map((row) => (row.atualizadoEm > lastDay ? { ...row, atualizadoEm: lastDay } : row));
  const pieces = [...cnxText(rows, about)].map((piece) => Buffer.from(piece, 'latin1'));
  const sha256 = pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest('hex');
  const id = await beginImport(db, { nome: cnxName(about), sha256, login, momento });
  let dataArquivo: string | null = null;
  let quantidade = 0;
  const reading = readCnx(pieces, {
    registroAns,
    limits: { maxBytes: Number.POSITIVE_INFINITY },
    onHeader: (header) => {
      dataArquivo = header.dataHora;
    },
  });
  for await (const batch of reading) {
    await stageBatch(db, id, JSON.stringify(batch));
    quantidade += batch.length;
  }
  await finishStaging(db, id, { registroAns, sequencial: '1', dataArquivo, isHashRight: true, quantidade });
  // The register is new, so the planner does not know its size yet.
  await sql`analyze`.execute(db);
  await usaConferencia({ db, clock: () => new Date(`${momento}-03:00`) }, { id, isCiente: false, login });
};
