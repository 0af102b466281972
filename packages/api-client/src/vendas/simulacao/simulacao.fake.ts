import { fake } from '../../http/fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  type LinhaSimulada,
  type Simulacao,
  type SimulacaoGuardada,
  simularLinhas,
  simularRegra,
  type VendedorSimulado,
} from './simulacao.contract.ts';

const vendedor = (
  codigo: string,
  [pago, simulado]: readonly [number, number],
  given: Partial<VendedorSimulado> = {},
): VendedorSimulado => ({
  codigo,
  nome: fakeName(Number(codigo) % 20),
  pago,
  simulado,
  estornosPagos: 0,
  estornosSimulados: 0,
  semComissao: [],
  ...given,
});

/** A simulation of three months: one seller wins, one loses, one stays. */
const fakeSimulacao = (given: Partial<Simulacao> = {}): Simulacao => ({
  id: '7',
  de: '2026-08',
  ate: '2026-10',
  comoSeValesse: true,
  meses: 3,
  mesesFechados: 2,
  total: { pago: 438_000, simulado: 502_500, estornosPagos: -18_000, estornosSimulados: -22_500 },
  vendedores: [
    vendedor('613', [240_000, 330_000], { estornosPagos: -12_000, estornosSimulados: -16_500 }),
    vendedor('601', [150_000, 124_500], {
      estornosPagos: -6_000,
      estornosSimulados: -6_000,
      semComissao: [
        { motivo: 'SEM_FAIXA_QUANTIDADE', quantidade: 4 },
        { motivo: 'ADMINISTRATIVA', quantidade: 1 },
      ],
    }),
    vendedor('604', [48_000, 48_000]),
  ],
  ...given,
});

/** The same in the form stored with a rule. */
export const fakeSimulacaoGuardada = (): SimulacaoGuardada => {
  const { id: _, ...simulacao } = fakeSimulacao();
  return { ...simulacao, por: 'Márcia Teles Antunes', em: '2026-11-20T14:05' };
};

const linha = (given: Partial<LinhaSimulada>): LinhaSimulada => ({
  competencia: '2026-08',
  venda: 'V0001',
  especie: 'VIDA',
  pago: 6_000,
  simulado: 9_000,
  motivo: null,
  ...given,
});

/** A life that pays more, one that would pay nothing, and a reversal. */
const fakeLinhasSimuladas = (de: string, ate: string): LinhaSimulada[] => [
  linha({ competencia: de }),
  linha({
    competencia: de,
    venda: 'V0002',
    especie: 'SEM_COMISSAO',
    simulado: 0,
    motivo: 'SEM_FAIXA_QUANTIDADE',
  }),
  linha({ competencia: ate, venda: 'V0003', especie: 'ESTORNO', pago: -6_000, simulado: -9_000 }),
];

/** The calls of the simulation. */
export const simulacaoFakes = () => [
  fake(simularRegra, ({ body: { de, ate, comoSeValesse, rascunho } }) =>
    fakeSimulacao({ de, ate, comoSeValesse, id: rascunho ? '7' : null }),
  ),
  fake(simularLinhas, ({ body: { de, ate } }) => fakeLinhasSimuladas(de, ate)),
];
