import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import type { Quem } from '../../cobranca/novo-boleto/novoBoleto.sql.ts';
import { devolveComandos, lockRemessa, temResposta } from './remessa.sql.ts';

const exige = async (trx: Trx, id: number) => {
  const remessa = await lockRemessa(trx, id);
  if (!remessa) throw new Failure(404, 'Esta remessa não existe.');
  return remessa;
};

const exigeNaoRetirada = async (trx: Trx, id: number) => {
  const remessa = await exige(trx, id);
  if (remessa.retirada_em !== null) throw new Failure(409, 'Esta remessa foi retirada e não vai ao banco.');
  return remessa;
};

/** The file with its name; its first download is recorded (REM-9). */
export const baixaRemessa = async (trx: Trx, id: number, { login, momento }: Quem) => {
  const { sequencial, texto, baixada_em } = await exigeNaoRetirada(trx, id);
  if (baixada_em === null)
    await trx
      .updateTable('remessa')
      .set({ baixada_em: momento, baixada_por: login })
      .where('id', '=', id)
      .execute();
  return { nome: `CBR641_${String(sequencial).padStart(7, '0')}.rem`, texto };
};

/** Marks a file as sent to the bank and returns its sequence number. */
export const marcaEnviada = async (trx: Trx, id: number, { login, momento }: Quem): Promise<number> => {
  const { sequencial, enviada_em } = await exigeNaoRetirada(trx, id);
  if (enviada_em !== null) throw new Failure(409, 'Já se disse que esta remessa foi ao banco.');
  await trx
    .updateTable('remessa')
    .set({ enviada_em: momento, enviada_por: login })
    .where('id', '=', id)
    .execute();
  return sequencial;
};

/** Withdraws a file that was not sent and returns its sequence number; its commands wait for the next file. */
export const retiraRemessa = async (trx: Trx, id: number, motivo: string, quem: Quem): Promise<number> => {
  const { sequencial, enviada_em, retirada_em } = await exige(trx, id);
  if (retirada_em !== null) throw new Failure(409, 'Esta remessa já foi retirada.');
  if (enviada_em !== null || (await temResposta(trx, id)))
    throw new Failure(409, 'Esta remessa já foi ao banco e não pode ser retirada.');
  await devolveComandos(trx, id, quem);
  await trx
    .updateTable('remessa')
    .set({ retirada_em: quem.momento, retirada_por: quem.login, retirada_motivo: motivo })
    .where('id', '=', id)
    .execute();
  return sequencial;
};
