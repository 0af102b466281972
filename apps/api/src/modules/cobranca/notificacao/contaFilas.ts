import type { Db } from '../../../db/database.ts';
import { inPortions } from '../../../db/portions.ts';
import { presentNotificacao } from './notificacao.present.ts';
import { selectNotificacoes } from './notificacao.sql.ts';
import { regenciaDoDia } from './regencia.ts';

/** Name of the kept figure of the queues. */
export const figuraDasFilas = 'cobranca.notificacoes';

const contadas = { AVISAR: 'avisar', AGUARDANDO: 'aguardando', PODE: 'pode' } as const;

/** Number of late contracts in each queue, judged as the list judges them (NOT-14). */
export const contaFilas = async (db: Db, hoje: string) => {
  const filas = { avisar: 0, aguardando: 0, pode: 0 };
  const rows = inPortions(
    db,
    selectNotificacoes(hoje),
    presentNotificacao,
    await regenciaDoDia(db, hoje),
    '',
  );
  for await (const portion of rows)
    for (const { fila } of portion)
      if (fila !== null && fila in contadas) filas[contadas[fila as keyof typeof contadas]] += 1;
  return filas;
};
