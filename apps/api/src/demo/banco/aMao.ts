import { tx } from '../../db/tx.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import {
  desfazAto,
  devolveCredito,
  faturasDoCredito,
  type Quem,
  recebeDaFatura,
  usaCredito,
} from '../../modules/conta/atos.ts';
import { findAtos, findCreditos } from '../../modules/conta/atos.sql.ts';
import { prazosDeHoje } from '../../modules/cobranca/prazos.ts';
import { clockAt } from './dias.ts';
import type { BancoDeps } from './novosBoletos.ts';

const quemEm = (dia: string, login: string, utc = '18:40'): Quem => ({
  login,
  momento: momentoLocal(clockAt(dia, utc)()),
  hoje: dia,
});

/** Money of an invoice outside the bank's files, received by the counter or Financeiro. */
export const recebeNo = async (
  { db, config }: BancoDeps,
  dia: string,
  dado: Pick<Parameters<typeof recebeDaFatura>[1], 'fatura' | 'valor' | 'identificador' | 'motivo'>,
  login: string,
): Promise<void> => {
  const { encargos } = await prazosDeHoje(db, config.cobranca);
  const forma = dado.identificador === null ? 'OUTRO' : 'PIX';
  await tx(db, (trx) => recebeDaFatura(trx, { ...dado, dia, forma }, encargos, quemEm(dia, login)));
};

/** A manager undoes the last act. */
export const desfazUltimo = async ({ db }: BancoDeps, dia: string, motivo: string): Promise<void> => {
  const [ultimo] = await findAtos(db);
  if (ultimo)
    await tx(db, (trx) =>
      desfazAto(trx, Number(ultimo.atoId), motivo, quemEm(dia, 'USU_gerentefinanceiro', '19:30')),
    );
};

/** Refunds the credit of a title. */
export const devolveNo = async ({ db }: BancoDeps, dia: string, titulo: string): Promise<void> => {
  const credito = (await findCreditos(db, dia)).find((each) => each.titulo === titulo);
  if (!credito) return;
  const dado = {
    credito: credito.creditoId,
    valor: credito.resta,
    dia,
    forma: 'PIX' as const,
    motivo: 'O pagador pediu o dinheiro de volta',
  };
  await tx(db, (trx) => devolveCredito(trx, dado, quemEm(dia, 'USU_financeiro')));
};

/** Uses the oldest credit whose payer has an open invoice. */
export const usaUmCredito = async ({ db, config }: BancoDeps, dia: string): Promise<void> => {
  const { encargos } = await prazosDeHoje(db, config.cobranca);
  for (const { creditoId, resta } of await findCreditos(db, dia)) {
    // A match is among the first few credits.
    // oxlint-disable-next-line no-await-in-loop
    const [aberta] = await faturasDoCredito(db, creditoId, { hoje: dia, encargos });
    if (!aberta) continue;
    const valor = Math.min(resta, aberta.saldo + aberta.encargos);
    // oxlint-disable-next-line no-await-in-loop
    await tx(db, (trx) =>
      usaCredito(
        trx,
        { credito: creditoId, fatura: aberta.fatura, valor },
        encargos,
        quemEm(dia, 'USU_financeiro', '18:50'),
      ),
    );
    return;
  }
};
