import { fake } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  deixaPixFora,
  getOfertasDoPix,
  getPixDoExtrato,
  identificaPix,
  type OfertaDoPix,
  type PixDoExtrato,
  voltaPix,
} from './pixDoExtrato.contract.ts';

/** A PIX credit without a known payer, with the given changes. */
export const fakePix = (index = 1, given: Partial<PixDoExtrato> = {}): PixDoExtrato => ({
  memo: `Pix - Recebido 1${index}/11 09:1${index} ${fakeName(index).toUpperCase()}`,
  valor: 30_700 * index,
  dia: `2026-11-1${index}`,
  dias: 11 - index,
  situacao: 'ESPERA',
  motivo: null,
  por: null,
  documento: null,
  extrato: 'extrato-semana-2.ofx',
  linha: 30 + index * 7,
  extratoId: '502',
  ...given,
});

const ofertas: readonly OfertaDoPix[] = [
  {
    fatura: '3000101',
    txid: null,
    pagador: fakeName(1),
    vencimento: '2026-11-10',
    saldo: 30_000,
    encargos: 700,
    porque: 'VALOR_E_PAGADOR',
  },
  {
    fatura: '3000102',
    txid: null,
    pagador: fakeName(1),
    vencimento: '2026-12-10',
    saldo: 32_000,
    encargos: 0,
    porque: 'PAGADOR',
  },
];

interface PixDoExtratoFakeOptions {
  readonly pix?: readonly PixDoExtrato[];
  readonly ofertas?: readonly OfertaDoPix[];
}

/** The calls about PIX credits of statements, over one memory. */
export const pixDoExtratoFakes = ({
  pix = [
    fakePix(1),
    fakePix(2),
    fakePix(3, {
      situacao: 'FORA',
      motivo: 'Devolução de fornecedor',
      por: fakeName(4),
      memo: 'Pix Recebido PAPELARIA',
    }),
  ],
  ofertas: given = ofertas,
}: PixDoExtratoFakeOptions = {}) => {
  let all = [...pix];
  const isThat =
    ({ extrato, linha }: { extrato: string; linha: number }) =>
    (each: PixDoExtrato): boolean =>
      each.extratoId === extrato && each.linha === linha;
  return [
    fake(getPixDoExtrato, () => all),
    fake(getOfertasDoPix, () => [...given]),
    fake(identificaPix, ({ body }) => {
      all = all.filter((each) => !isThat(body)(each));
      return { success: true, message: 'O PIX foi identificado.' };
    }),
    fake(deixaPixFora, ({ body }) => {
      all = all.map((each) =>
        isThat(body)(each) ? { ...each, situacao: 'FORA', motivo: body.motivo } : each,
      );
      return { success: true, message: 'O PIX ficou fora da cobrança.' };
    }),
    fake(voltaPix, ({ body }) => {
      all = all.map((each) =>
        isThat(body)(each) ? { ...each, situacao: 'ESPERA', motivo: null, por: null } : each,
      );
      return { success: true, message: 'O PIX espera de novo.' };
    }),
  ];
};
