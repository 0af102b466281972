import { fake } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  type AtoDaConta,
  type CreditoDoPagador,
  desfazAtoDaConta,
  devolveCredito,
  getAtosDaConta,
  getCreditosRetorno,
  getFaturasDoCredito,
  recebeDaFatura,
  usaCredito,
} from './conta.contract.ts';

/** Money that settles nothing, with the given changes. */
const fakeCredito = (index = 1, given: Partial<CreditoDoPagador> = {}): CreditoDoPagador => ({
  creditoId: String(index),
  pagador: fakeName(index + 10),
  resta: 30_000,
  dias: 2 + index,
  pagoEm: '2026-11-18',
  fim: 'DUPLICIDADE',
  titulo: String(7_000_000 + index),
  matricula: String(100_000 + index).padStart(10, '0'),
  recebido: 30_000,
  credito: 30_000,
  arquivoId: '101',
  linha: index + 4,
  ...given,
});

const fakeAto = (index: number, given: Partial<AtoDaConta> = {}): AtoDaConta => ({
  atoId: String(index),
  especie: 'USAR',
  dia: '2026-11-19',
  pagador: fakeName(index + 20),
  valor: 12_050,
  fatura: String(3_000_000 + index),
  forma: 'OUTRO',
  identificador: null,
  motivo: 'Crédito da fatura 3000001',
  linhaDoBanco: null,
  por: fakeName(4),
  em: '2026-11-19T10:05',
  desfeitoEm: null,
  desfeitoPor: null,
  ...given,
});

/** The calls about credits and money by hand, over one memory. */
export const contaFakes = ({ pagador }: { readonly pagador?: string } = {}) => {
  let creditos = [
    fakeCredito(1, pagador === undefined ? {} : { pagador }),
    fakeCredito(2, { fim: 'VALOR_DIFERENTE', recebido: 31_000, credito: 1_000, resta: 1_000 }),
  ];
  let atos = [
    fakeAto(1),
    fakeAto(2, { especie: 'DEVOLVER', forma: 'PIX', fatura: null, motivo: 'Chave do titular' }),
  ];
  const sai = (id: string): void => {
    creditos = creditos.filter(({ creditoId }) => creditoId !== id);
  };
  return [
    fake(getCreditosRetorno, () => creditos),
    fake(getFaturasDoCredito, () => [
      { fatura: '3000101', vencimento: '2026-11-10', saldo: 28_000, encargos: 654 },
      { fatura: '3000102', vencimento: '2026-12-10', saldo: 30_000, encargos: 0 },
    ]),
    fake(usaCredito, ({ body }) => {
      sai(body.credito);
      atos = [fakeAto(9, { fatura: body.fatura, valor: body.valor }), ...atos];
      return { success: true, message: `O crédito foi usado na fatura ${body.fatura}.` };
    }),
    fake(devolveCredito, ({ body }) => {
      sai(body.credito);
      return { success: true, message: 'A devolução foi gravada.' };
    }),
    fake(recebeDaFatura, () => ({ success: true, message: 'O recebimento foi gravado.' })),
    fake(getAtosDaConta, () => atos),
    fake(desfazAtoDaConta, ({ body }) => {
      atos = atos.map((ato) =>
        ato.atoId === body.ato ? { ...ato, desfeitoEm: '2026-11-20T11:00', desfeitoPor: fakeName(4) } : ato,
      );
      return { success: true, message: 'Desfeito.' };
    }),
  ];
};
