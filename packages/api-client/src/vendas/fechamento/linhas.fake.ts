import { fakeName, fakePick } from '../../report/names.fake.ts';
import type { LinhaExplicada, VendaSemComissao } from './comissaoLinhas.contract.ts';
import { estadosAMao, type LinhaAMao } from './linhaAMao.contract.ts';

/** A line of a life that pays R$ 60,00, with the given changes. */
export const fakeLinha = (index = 1, given: Partial<LinhaExplicada> = {}): LinhaExplicada => ({
  codigoVenda: String(500_000 + index),
  especie: 'VIDA',
  cliente: fakeName(index),
  valor: 6_000,
  plano: fakePick(['Smart 200', 'Premium 500'], index),
  codigoVendedor: '601',
  nomeVendedor: 'Rogério Pacheco Lima',
  origem: '2026-10',
  codigoRegra: '1',
  descricaoRegra: 'Valor fixo por vida',
  faixa: null,
  base: 6_000,
  percentual: null,
  bonus: 0,
  quantidade: 14,
  partes: 1,
  estornoAte: '2027-01-15',
  canceladaEm: null,
  referencia: null,
  causa: null,
  vendidaEm: '2026-10-02',
  efetivadaEm: '2026-10-15',
  mensalidadePagaEm: null,
  comissaoPagaEm: null,
  fraseDaRegra: 'Paga R$ 60,00 por vida. Volta de quem cancela em menos de 3 meses; conta para a meta.',
  ...given,
});

/** One line of each kind, as a seller's month has them. */
export const fakeLinhas = (): LinhaExplicada[] => [
  fakeLinha(1),
  fakeLinha(2, { valor: 6_600, bonus: 1_000, quantidade: 20 }),
  fakeLinha(3, {
    valor: 1_999,
    base: 19_990,
    percentual: 3_000,
    faixa: 'Até 10 vendas',
    descricaoRegra: 'Faixas por quantidade',
    quantidade: 10,
    partes: 3,
  }),
  fakeLinha(4, {
    especie: 'MENSALIDADE',
    valor: 1_500,
    base: 30_000,
    percentual: 500,
    faixa: 'Jovens',
    referencia: '77',
    mensalidadePagaEm: '2026-10-20',
    fraseDaRegra:
      'Paga 5,00% (0-18) de cada mensalidade paga. Volta de quem cancela em menos de 3 meses; conta para a meta.',
  }),
  fakeLinha(5, {
    especie: 'AJUSTE',
    origem: '2026-08',
    valor: -6_000,
    causa: 'administrativa: não → sim (por Marina Alencar, em 03/11/2026 14:20)',
  }),
  fakeLinha(6, {
    especie: 'ESTORNO',
    valor: -6_000,
    codigoRegra: null,
    descricaoRegra: null,
    fraseDaRegra: null,
    base: null,
    quantidade: null,
    canceladaEm: '2026-10-09',
  }),
  fakeLinha(7, {
    especie: 'A_MAO',
    valor: 7_770,
    codigoRegra: null,
    descricaoRegra: null,
    fraseDaRegra: null,
    base: null,
    quantidade: null,
    estornoAte: null,
    causa:
      'A regra venceu em 30/09. (escrita por Marina Alencar em 04/11/2026 09:10, confirmada por Otávio Magalhães Freitas em 04/11/2026 11:00)',
  }),
];

/** A sale without commission, with the given changes. */
export const fakeSemComissao = (index = 1, given: Partial<VendaSemComissao> = {}): VendaSemComissao => ({
  codigoVenda: String(510_000 + index),
  cliente: fakeName(index + 40),
  plano: 'Smart 200',
  codigoVendedor: '601',
  nomeVendedor: 'Rogério Pacheco Lima',
  efetivadaEm: '2026-10-12',
  referencia: null,
  motivo: 'SEM_FAIXA_QUANTIDADE',
  condicao: 'faltam faixas para 15 vidas na faixa etária 24–28',
  linhaAMao: null,
  ...given,
});

/** A line by hand that waits, with the given changes. */
export const fakeLinhaAMao = (given: Partial<LinhaAMao> = {}): LinhaAMao => ({
  codigo: '1',
  situacao: estadosAMao.espera,
  codigoVenda: '510001',
  cliente: fakeName(41),
  codigoVendedor: '601',
  nomeVendedor: 'Rogério Pacheco Lima',
  valor: 7_770,
  motivo: 'A regra venceu em 30/09 e a nova só saiu em 20/10.',
  escritaPor: 'Otávio Magalhães Freitas',
  escritaEm: '2026-11-19T16:30',
  decididaPor: null,
  decididaEm: null,
  decisao: null,
  definitivaEm: '2027-01-12',
  competencia: null,
  ...given,
});

/** Lines by hand in each state. */
export const fakeLinhasAMao = (): LinhaAMao[] => [
  fakeLinhaAMao({ codigo: '4' }),
  fakeLinhaAMao({
    codigo: '3',
    situacao: estadosAMao.confirmada,
    codigoVenda: '510012',
    decididaPor: 'Sônia Peixoto Leal',
    decididaEm: '2026-11-18T10:00',
    definitivaEm: null,
  }),
  fakeLinhaAMao({
    codigo: '2',
    situacao: estadosAMao.recusada,
    codigoVenda: '510019',
    decididaPor: 'Sônia Peixoto Leal',
    decididaEm: '2026-11-17T10:00',
    decisao: 'A venda é administrativa.',
  }),
  fakeLinhaAMao({
    codigo: '1',
    situacao: estadosAMao.paga,
    codigoVenda: '510023',
    decididaPor: 'Sônia Peixoto Leal',
    decididaEm: '2026-10-02T10:00',
    competencia: '2026-09',
  }),
];
