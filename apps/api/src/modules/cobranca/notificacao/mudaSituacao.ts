import type { Db } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { esqueceFiguras } from '../../../figures/figura.sql.ts';
import { figuraDasFilas } from './contaFilas.ts';

/** Runs an act that may change a contract's situation; afterwards the home counts its queues again (NOT-14). */
export const mudaSituacao = <T>(db: Db, act: (trx: Trx) => Promise<T>): Promise<T> =>
  tx(db, async (trx) => {
    const done = await act(trx);
    await esqueceFiguras(trx, [figuraDasFilas]);
    return done;
  });
