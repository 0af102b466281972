import type { InicioContabilidade } from './inicio.contract.ts';

const calculadoEm = '2026-11-21T08:55';

/** A home in November 2026, with the given changes. */
export const fakeInicioContabilidade = (given: Partial<InicioContabilidade> = {}): InicioContabilidade => ({
  competencia: '2026-10',
  individual: {
    linhas: 4,
    receita: 48_120_077,
    despesaLiquida: 35_014_250,
    sinistralidade: 7_276,
    calculadoEm,
  },
  empresarial: {
    linhas: 37,
    receita: 91_245_030,
    despesaLiquida: 92_004_112,
    sinistralidade: 10_083,
    calculadoEm,
  },
  emAnalise: { quantidade: 212, valor: 4_918_700 },
  ...given,
});

const nada = { linhas: 0, receita: 0, despesaLiquida: 0, sinistralidade: null, calculadoEm };

/** A home on the first day. */
export const emptyInicioContabilidade: InicioContabilidade = fakeInicioContabilidade({
  individual: nada,
  empresarial: nada,
  emAnalise: { quantidade: 0, valor: 0 },
});
