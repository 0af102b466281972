import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { findRecebimentoDaFatura } from '../../conta/atos.sql.ts';
import { findVendaDaFatura, jurosEm, lockMensalidades, type MensalidadeRow } from './mensalidades.sql.ts';

/** A selected invoice with fine and interest on the day of the sale. */
export interface Escolhida extends MensalidadeRow {
  juros: number;
}

const jaPaga = async (trx: Trx, { fatura, pago_em }: MensalidadeRow): Promise<Failure> => {
  const recebida = await findRecebimentoDaFatura(trx, fatura);
  if (recebida)
    return new Failure(
      409,
      `A fatura ${fatura} já foi recebida à mão em ${writeDayTime(recebida.em)} por ${recebida.por}.`,
    );
  const venda = await findVendaDaFatura(trx, fatura);
  if (!venda) return new Failure(409, `A fatura ${fatura} já foi paga em ${writeDay(pago_em ?? '')}.`);
  const quem = venda.lancado_por === null ? '' : ` por ${venda.lancado_por}`;
  const quando = venda.lancado_em === null ? writeDay(venda.vendido_em) : writeDayTime(venda.lancado_em);
  return new Failure(
    409,
    `A fatura ${fatura} já foi paga com cartão em ${quando}${quem} (autorização ${venda.codigo_autorizacao}).`,
  );
};

/** Invoices to pay of a holder on a day (ISO). */
interface Quais {
  faturas: readonly string[];
  dia: string;
  titular: string;
}

/** Selected invoices, locked, open and of the holder; throws the first problem (CXA-2, CXA-7). */
export const escolhe = async (
  trx: Trx,
  { faturas, dia, titular }: Quais,
  encargos: Encargos,
): Promise<Escolhida[]> => {
  const numeros = [...new Set(faturas)].toSorted();
  const found = new Map((await lockMensalidades(trx, numeros)).map((row) => [row.fatura, row]));
  const out: Escolhida[] = [];
  for (const numero of numeros) {
    const row = found.get(numero);
    if (row?.titular !== titular) throw new Failure(404, `A fatura ${numero} não é deste beneficiário.`);
    if (row.pago_em !== null || row.status === 'PAGA') throw await jaPaga(trx, row);
    if (row.status === 'CANCELADA') throw new Failure(409, `A fatura ${numero} foi cancelada.`);
    out.push({ ...row, juros: jurosEm(row, dia, encargos) });
  }
  return out;
};
