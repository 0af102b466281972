import { fakeConferenciaDaNoite } from '../conferencia-da-noite/conferenciaDaNoite.fake.ts';
import { faixasDeSaldo } from '../saldos/idadeSaldos.report.ts';
import type { InicioFinanceiro } from './inicio.contract.ts';

const atraso = (somas: readonly (readonly [quantidade: number, valor: number])[]) =>
  faixasDeSaldo.slice(1).map(({ nome }, index) => {
    const [quantidade = 0, valor = 0] = somas[index] ?? [];
    return { nome, quantidade, valor };
  });

/** A home on 21/11/2026, with the given changes. */
export const fakeInicioFinanceiro = (given: Partial<InicioFinanceiro> = {}): InicioFinanceiro => ({
  hoje: '2026-11-21',
  competencia: '2026-11',
  ha: { titulos: true },
  recebidos: { quantidade: 1_842, valor: 91_245_030 },
  pagos: { quantidade: 57, valor: 48_120_077 },
  aVencer: { quantidade: 312, valor: 14_780_200, ate: '2026-11-27' },
  atraso: atraso([
    [304, 15_042_630],
    [88, 4_918_700],
    [52, 2_604_315],
    [31, 1_077_940],
  ]),
  arquivos: [
    { id: '26', nome: 'CBR6430236_20261119.RET', recebidoEm: '2026-11-19T08:12', boletos: 148 },
    { id: '25', nome: 'CBR6430235_20261112.RET', recebidoEm: '2026-11-12T08:10', boletos: 203 },
  ],
  conferencia: fakeConferenciaDaNoite(),
  ...given,
});

/** A home on the first day. */
export const emptyInicioFinanceiro: InicioFinanceiro = fakeInicioFinanceiro({
  ha: { titulos: false },
  recebidos: { quantidade: 0, valor: 0 },
  pagos: { quantidade: 0, valor: 0 },
  aVencer: { quantidade: 0, valor: 0, ate: '2026-11-27' },
  atraso: atraso([]),
  arquivos: [],
  conferencia: fakeConferenciaDaNoite({ tarefa: null, ultima: null }),
});
