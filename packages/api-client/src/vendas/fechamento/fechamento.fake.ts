import { fake, Refusal } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { mesesDaLinha, primeiraComparada } from '../../report/comparacao.rules.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  getMudancas,
  getPreviaComissao,
  getSemComissao,
  type LinhaExplicada,
  type PreviaDoVendedor,
} from './comissaoLinhas.contract.ts';
import { type ConferenciaFakeOptions, conferenciaFakes } from './conferencia.fake.ts';
import {
  type Contestacao,
  contestarComissao,
  getContestacoes,
  responderContestacao,
} from './contestacao.contract.ts';
import { fakeLinhas, fakeLinhasAMao, fakeSemComissao } from './linhas.fake.ts';
import type { LinhaAMao } from './linhaAMao.contract.ts';
import { linhaAMaoFakes } from './linhaAMao.fake.ts';
import { getRelatorioComissaoPdf } from '../relatorio-comissao/relatorioComissao.contract.ts';
import {
  corrigirPagamento,
  gerarFechamento,
  getCompetenciaAFechar,
  getHistoricoComissaoGeral,
  getPreviaComissaoGeral,
  linhaDoMes,
  pagarFechamento,
  type SaldoDoVendedor,
  type SituacaoDoMes,
  unidadeDoMes,
} from './fechamento.contract.ts';

/** An open month of one seller without lines, with the given changes. */
export const fakePrevia = (given: Partial<PreviaDoVendedor> = {}): PreviaDoVendedor => ({
  competencia: '2026-11',
  situacao: 'aberta',
  geradaEm: null,
  geradaPor: null,
  pagaEm: null,
  pagaPor: null,
  saldo: fakeSaldo(),
  cartao: {
    proximaFaixa: { vidas: 8, faltam: 3, nome: 'Acima de 10 vendas', ganho: 41_200 },
    emRisco: { vidas: 14, valor: 120_000, ate: '2027-02-15' },
  },
  linhas: [],
  semComissao: [],
  ...given,
});

/** The month of a seller, with the given changes. */
export const fakeSaldo = (index = 1, given: Partial<SaldoDoVendedor> = {}): SaldoDoVendedor => ({
  codigoVendedor: String(600 + index),
  nomeVendedor: fakeName(index + 20),
  saldoAnterior: 0,
  qtdeVidas: index,
  valorVidas: index * 6_000,
  qtdeMensalidades: 0,
  valorMensalidades: 0,
  qtdeAjustes: 0,
  valorAjustes: 0,
  qtdeEstornos: 0,
  valorEstornos: 0,
  qtdeAMao: 0,
  valorAMao: 0,
  valorLinhas: index * 6_000,
  valorPago: index * 6_000,
  aTransportar: 0,
  ...given,
});

/** Twelve sellers; the second one owes more than the month brings. */
export const fakeSaldos = (count = 12): SaldoDoVendedor[] =>
  Array.from({ length: count }, (_, index) =>
    index === 1
      ? fakeSaldo(2, {
          saldoAnterior: -12_000,
          qtdeEstornos: 2,
          valorEstornos: -18_000,
          valorLinhas: -6_000,
          valorPago: 0,
          aTransportar: -18_000,
        })
      : fakeSaldo(index + 1),
  );

/**
 * The sellers in the months up to one. The first earned more and more, the second less; the last is new, and another has left.
 */
const fakeHistoricoDeSaldos = (saldos: readonly SaldoDoVendedor[], competencia: string) =>
  [primeiraComparada(competencia), ...mesesDaLinha(competencia)].flatMap((mes, at) => [
    ...saldos
      .filter((_, index) => at === 12 || index < saldos.length - 1)
      .map(({ codigoVendedor, valorLinhas }, index) => ({
        codigoVendedor,
        competencia: mes,
        valorLinhas: valorLinhas - (12 - at) * (index % 2 === 0 ? 1_250 : -3_100),
      })),
    ...(at < 12 ? [{ codigoVendedor: '699', competencia: mes, valorLinhas: 6_000 }] : []),
  ]);

/** A contest without an answer, with the given changes. */
export const fakeContestacao = (given: Partial<Contestacao> = {}): Contestacao => ({
  codigo: '1',
  situacao: 'Aberta',
  codigoVenda: '500005',
  cliente: fakeName(5),
  codigoVendedor: '601',
  nomeVendedor: 'Rogério Pacheco Lima',
  especie: 'AJUSTE',
  origem: '2026-08',
  referencia: null,
  motivo: 'A venda não é administrativa.',
  abertaEm: '2026-11-20T10:00',
  valorAntes: 0,
  resposta: null,
  respondidaPor: null,
  respondidaEm: null,
  valorDepois: null,
  ...given,
});

/** Start of the invented month. */
export interface FechamentoFakeOptions {
  readonly situacao?: SituacaoDoMes;
  readonly impedimento?: string | null;
  /** The first closed month, null before any. */
  readonly primeira?: string | null;
  readonly aFechar?: string;
  readonly saldos?: readonly SaldoDoVendedor[];
  /** Amounts of the sellers at the moment of the closing. */
  readonly depois?: readonly SaldoDoVendedor[];
  readonly linhas?: readonly LinhaExplicada[];
  readonly contestacoes?: readonly Contestacao[];
  readonly linhasAMao?: readonly LinhaAMao[];
  readonly antesSePaga?: string | null;
  /** Last report of the month; null before any. */
  readonly relatorioEm?: string | null;
  readonly conferencia?: ConferenciaFakeOptions;
  /** True when another person closed the month a moment before. */
  readonly isClosedMeanwhile?: boolean;
}

/** The calls of the closing over one memory. */
export const fechamentoFakes = ({
  situacao = 'aberta',
  impedimento = null,
  primeira = '2025-05',
  aFechar = '2026-10',
  saldos: antes = fakeSaldos(),
  depois = antes,
  linhas = fakeLinhas(),
  contestacoes = [fakeContestacao()],
  linhasAMao = fakeLinhasAMao(),
  antesSePaga = null,
  relatorioEm = null,
  isClosedMeanwhile = false,
  conferencia = {},
}: FechamentoFakeOptions = {}) => {
  let now: SituacaoDoMes = situacao;
  let saldos = antes;
  let pagaEm = situacao === 'paga' ? '2026-11-15' : null;
  let relatorio = { relatorioEm, relatorioPor: relatorioEm === null ? null : 'Sônia Peixoto Leal' };
  let contests = [...contestacoes];
  let corrigidos: { de: string; para: string; motivo: string; em: string; por: string }[] = [];
  const mes = (competencia: string) => ({
    competencia,
    situacao: now,
    geradaEm: now === 'aberta' ? null : '2026-11-05T09:00',
    geradaPor: now === 'aberta' ? null : 'Otávio Magalhães Freitas',
    pagaEm,
    pagaPor: pagaEm === null ? null : 'Sônia Peixoto Leal',
  });
  return [
    ...conferenciaFakes(conferencia),
    ...linhaAMaoFakes(linhasAMao),
    fake(getPreviaComissaoGeral, ({ params: { competencia } }) => ({
      ...mes(competencia),
      primeira,
      impedimento,
      antesSePaga,
      ...relatorio,
      contestacoesAbertas: contests.filter(({ situacao: each }) => each === 'Aberta').length,
      pagamentosCorrigidos: corrigidos,
      vendedores: [...saldos],
    })),
    fake(getCompetenciaAFechar, () => ({ competencia: aFechar })),
    fake(getHistoricoComissaoGeral, ({ params: { competencia } }) =>
      fakeHistoricoDeSaldos(saldos, competencia),
    ),
    fake(getPreviaComissao, ({ params: { competencia, seller } }) => ({
      ...fakePrevia(),
      ...mes(competencia),
      saldo:
        saldos.find(({ codigoVendedor }) => codigoVendedor === seller) ??
        fakeSaldo(1, { valorLinhas: 4_099, valorPago: 4_099 }),
      linhas: [...linhas],
      semComissao: linhas.length === 0 ? [] : [fakeSemComissao()],
    })),
    fake(getMudancas, () => linhas.filter(({ especie }) => especie === 'AJUSTE')),
    fake(getSemComissao, () =>
      linhas.length === 0
        ? []
        : [
            fakeSemComissao(),
            fakeSemComissao(2, { motivo: 'ADMINISTRATIVA', condicao: 'é uma venda administrativa' }),
          ],
    ),
    fake(getContestacoes, () => contests),
    fake(gerarFechamento, ({ body: { competencia, confirmado } }) => {
      saldos = depois;
      const mudou = fakeMudou(confirmado, saldos.map(linhaDoMes), unidadeDoMes);
      if (mudou) return mudou;
      now = 'fechada';
      return isClosedMeanwhile
        ? new Refusal(409, {
            error: 'A competência 10/2026 já foi fechada em 05/11/2026 09:00 por Otávio Magalhães Freitas.',
          })
        : {
            success: true,
            message: `Competência ${competencia.slice(5)}/${competencia.slice(0, 4)} fechada com sucesso!`,
          };
    }),
    fake(getRelatorioComissaoPdf, ({ params: { competencia } }) => {
      if (now === 'aberta') return null;
      relatorio = { relatorioEm: '2026-11-21T09:00', relatorioPor: 'Marina Alencar' };
      const [ano = '', numero = ''] = competencia.split('-');
      return { nome: `relatorio-comissao-${numero}-${ano}.pdf`, conteudo: btoa('%PDF-1.4') };
    }),
    fake(pagarFechamento, ({ body }) => {
      now = 'paga';
      pagaEm = body.pagaEm;
      return { success: true, message: 'Competência marcada como paga!' };
    }),
    fake(corrigirPagamento, ({ body }) => {
      corrigidos = [
        {
          de: body.de,
          para: body.pagaEm,
          motivo: body.motivo,
          em: '2026-11-21T09:00',
          por: 'Marina Alencar',
        },
        ...corrigidos,
      ];
      pagaEm = body.pagaEm;
      return { success: true, message: 'Dia do pagamento corrigido!' };
    }),
    fake(contestarComissao, ({ body }) => {
      const { codigoVenda, especie, origem, motivo } = body;
      contests = [fakeContestacao({ codigo: '2', codigoVenda, especie, origem, motivo }), ...contests];
      return { success: true, message: 'Contestação enviada com sucesso!', codigo: '2' };
    }),
    fake(responderContestacao, ({ body }) => {
      contests = contests.map((each) =>
        each.codigo === body.codigo
          ? {
              ...each,
              situacao: body.aceita ? 'Aceita' : 'Recusada',
              resposta: body.resposta,
              respondidaPor: 'Marina Alencar',
              respondidaEm: '2026-11-21T09:00',
              valorDepois: 6_000,
            }
          : each,
      );
      return { success: true, message: 'Contestação respondida com sucesso!', codigo: body.codigo };
    }),
  ];
};
