import type { InicioVendas } from './inicio.contract.ts';

/** A manager's home on 21/11/2026, with the given changes. */
export const fakeInicioVendas = (given: Partial<InicioVendas> = {}): InicioVendas => ({
  hoje: '2026-11-21',
  competencia: '2026-11',
  gerente: true,
  ha: { vendedores: true, vendas: true },
  vendas: {
    quantidade: 148,
    valor: 4_612_380,
    comissao: 870_120,
    semComissao: [
      { motivo: 'Aguardando ativação do beneficiário', quantidade: 14 },
      { motivo: 'Venda administrativa', quantidade: 9 },
      { motivo: 'Sem faixa para a idade', quantidade: 2 },
    ],
    semRegraAFechar: [{ competencia: '2026-10', quantidade: 4 }],
  },
  meta: { vidas: 139, meta: 180, efetivadas: 146, abaixo: 8 },
  risco: { quantidade: 212, valor: 1_391_400 },
  fechamento: {
    naoPago: 1_204_530,
    naoPagos: [{ competencia: '2026-09', valor: 1_204_530 }],
    aFechar: ['2026-10'],
  },
  contestacoes: [{ competencia: '2026-09', quantidade: 2 }],
  ...given,
});

/** A home on the first day: no sale yet. */
export const emptyInicioVendas: InicioVendas = fakeInicioVendas({
  ha: { vendedores: false, vendas: false },
  vendas: { quantidade: 0, valor: 0, comissao: 0, semComissao: [], semRegraAFechar: [] },
  meta: { vidas: 0, meta: 0, efetivadas: 0, abaixo: 0 },
  risco: { quantidade: 0, valor: 0 },
  fechamento: { naoPago: 0, naoPagos: [], aFechar: [] },
  contestacoes: [],
});
