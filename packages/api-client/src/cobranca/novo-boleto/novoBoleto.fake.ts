import { fake } from '../../http/fake.ts';
import {
  desisteNovoBoleto,
  emiteNovoBoleto,
  type FaturaEmAberto,
  getNovoBoleto,
  pedeRegistroDeNovo,
  type PreviaNovoBoleto,
} from './novoBoleto.contract.ts';

/** The open invoice number `index` of an invented payer, with the given changes. */
const fakeFaturaEmAberto = (index = 1, given: Partial<FaturaEmAberto> = {}): FaturaEmAberto => {
  const valor = 40_000 + index * 500;
  const isLate = index < 3;
  const [multa, juros] = isLate ? [Math.round(valor / 50), 540 - index * 100] : [0, 0];
  return {
    fatura: String(3_000_100 + index),
    titulo: String(7_000_100 + index),
    vencimento: isLate ? `2026-${String(index + 8).padStart(2, '0')}-10` : '2026-12-10',
    valor,
    multa,
    juros,
    total: valor + multa + juros,
    novoBoleto: null,
    impede: null,
    ...given,
  };
};

/** The calls of the dialog over these invoices. */
export const novoBoletoFakes = ({
  faturas = [
    fakeFaturaEmAberto(1),
    fakeFaturaEmAberto(2, { novoBoleto: 'N00000041' }),
    fakeFaturaEmAberto(3, { impede: 'Vai por débito automático em 10/12/2026.' }),
  ],
  porque = null,
  recusaDoDia = null,
}: Partial<PreviaNovoBoleto> = {}) => [
  fake(getNovoBoleto, { porque, recusaDoDia, faturas }),
  fake(emiteNovoBoleto, ({ body }) => ({
    numero: 'N00000042',
    nossoNumero: '31285570900000042',
    vencimento: body.vencimento,
    total: body.total,
    substituidos: body.faturas.length,
    message: 'Boleto N00000042 emitido. Ele aguarda registro no banco.',
  })),
  fake(desisteNovoBoleto, { message: 'Desistiu-se do boleto N00000042. O seu número não se usa de novo.' }),
  fake(pedeRegistroDeNovo, { message: 'O boleto N00000042 vai na próxima remessa.' }),
];
