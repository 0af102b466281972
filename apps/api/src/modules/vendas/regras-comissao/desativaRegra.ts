import { writeDay } from '@vidas/api-client/words/day.ts';
import { serialOf } from '../../../db/serial.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { disableRegra, findRegra } from './gravacao.sql.ts';

/** Disables a rule as of today. A disabled rule stays unchanged; the answer gives its day (RCO-12). */
export const desativaRegra = async (
  trx: Trx,
  codigo: string,
  hoje: string,
): Promise<{ message: string; desativadaEm: string }> => {
  const id = serialOf(codigo);
  const isNew = id !== undefined && (await disableRegra(trx, id, hoje));
  const found = id === undefined ? undefined : await findRegra(trx, id);
  const desativadaEm = found?.desativada_em;
  if (!desativadaEm) throw new Failure(404, `Nenhuma regra de comissão tem o código ${codigo.slice(0, 20)}.`);
  return {
    desativadaEm,
    message: isNew
      ? 'A regra não será mais utilizada para comissões!'
      : `A regra já estava desativada desde ${writeDay(desativadaEm)}.`,
  };
};
