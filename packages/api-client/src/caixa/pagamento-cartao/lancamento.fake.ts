import { fake } from '../../http/fake.ts';
import {
  type BeneficiarioAchado,
  type DashboardCaixa,
  getBandeiraCartao,
  getBeneficiario,
  getDashboard,
  getMensalidade,
  getTarifaCartao,
  type MensalidadeAberta,
  type QuemPaga,
} from './lancamento.contract.ts';

const bandeiras = ['Visa', 'Mastercard', 'Elo'];

/** Results of the search of people. */
export const fakeAchados: BeneficiarioAchado[] = [
  { codsau: '0000001200', pesfis: '1200', nome: 'Conceição Inventada de Ávila', cpf: '52998224725' },
  { codsau: '0000001201', pesfis: '1201', nome: 'Conrado Inventado de Ávila', cpf: null },
];

/** A payer with a dependent on the contract. */
export const fakeQuem: QuemPaga = {
  matricula: '0000001200',
  nome: 'Conceição Inventada de Ávila',
  plano: 'Oeste Essencial Enfermaria',
  canceladoEm: null,
  contrato: [
    { matricula: '0000001200', nome: 'Conceição Inventada de Ávila', titular: true },
    { matricula: '0000001201', nome: 'Conrado Inventado de Ávila', titular: false },
  ],
};

/** Three open fees, the first of them late. */
export const fakeAbertas: MensalidadeAberta[] = [
  { vencimento: '2026-10-11', codFatura: '3000101', numTitulo: '7000101', valorTotal: 40_000, juros: 1_347 },
  { vencimento: '2026-12-10', codFatura: '3000102', numTitulo: '7000102', valorTotal: 40_000, juros: 0 },
  { vencimento: '2027-01-11', codFatura: '3000103', numTitulo: '7000103', valorTotal: 40_001, juros: 0 },
];

/** The numbers of the home, with the given changes. */
export const fakeDashboard = (given: Partial<DashboardCaixa> = {}): DashboardCaixa => ({
  hoje: '2026-11-21',
  ha: { pagamentos: true },
  quantidadeCartao: 48,
  valorTotalCartao: 3_127_450,
  quantidadeCartaoDebito: 13,
  valorTotalDebito: 527_450,
  quantidadeCartaoCredito: 35,
  valorTotalCredito: 2_600_000,
  vendasHoje: { quantidade: 3, valor: 124_900 },
  parcelas: [
    { prazo: 'Atrasada', quantidade: 4, valor: 61_230 },
    { prazo: 'Hoje', quantidade: 2, valor: 30_000 },
    { prazo: 'Próximos 7 dias', quantidade: 17, valor: 251_900 },
  ],
  ...given,
});

/** A month without a sale. */
export const emptyDashboard = fakeDashboard({
  ha: { pagamentos: false },
  quantidadeCartao: 0,
  valorTotalCartao: 0,
  quantidadeCartaoDebito: 0,
  valorTotalDebito: 0,
  quantidadeCartaoCredito: 0,
  valorTotalCredito: 0,
  vendasHoje: { quantidade: 0, valor: 0 },
  parcelas: (['Atrasada', 'Hoje', 'Próximos 7 dias'] as const).map((prazo) => ({
    prazo,
    quantidade: 0,
    valor: 0,
  })),
});

/** The calls of the entry of a sale. */
export const lancamentoFakes = ({
  achados = fakeAchados,
  abertas = fakeAbertas,
  pix = false,
}: {
  achados?: readonly BeneficiarioAchado[];
  abertas?: readonly MensalidadeAberta[];
  /** True when the fees can be paid by PIX. */
  pix?: boolean;
} = {}) => [
  fake(
    getBandeiraCartao,
    bandeiras.map((bandeiraNome, index) => ({ bandeiraId: String(index + 1), bandeiraNome })),
  ),
  fake(
    getTarifaCartao,
    bandeiras.flatMap((_, bandeira) =>
      [0, 1, 6, 12].map((tarifaParcelaLimite, index) => ({
        tarifaId: String(bandeira * 4 + index + 1),
        bandeiraId: String(bandeira + 1),
        tarifaParcelaLimite,
        tarifaPorcentagem: [110, 215, 285, 339][index] ?? 0,
      })),
    ),
  ),
  fake(getBeneficiario, () => [...achados]),
  fake(getMensalidade, () => ({ dataFormat: [...abertas], empCon: null, quem: fakeQuem, pix })),
  fake(getDashboard, fakeDashboard()),
];
