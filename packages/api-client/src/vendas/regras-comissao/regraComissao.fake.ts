import { verMesesFechados } from './mesesFechados.contract.ts';
import { fake, Refusal } from '../../http/fake.ts';
import { textoDaFaixa } from '../../kinds/faixaEtaria.ts';
import { fakeName } from '../../report/names.fake.ts';
import {
  desativarRegraComissao,
  type FaixaDaRegra,
  getPlanosSaude,
  getRegrasComissao,
  getRegrasComissaoVendedor,
  getVendedoresDasRegras,
  inserirRegraComissao,
  type PlanoDaRegra,
  type RascunhoRegra,
  type RegraComissao,
  type RegraDoVendedor,
  type VendedorDasRegras,
} from './regraComissao.contract.ts';
import { problemasDaRegra } from './regraComissao.rules.ts';

const tipos = { 1: 'VALOR POR VIDAS', 2: 'FAIXA DE VIDAS', 3: 'MENSALIDADE' } as const;

const fakePlanosSaude: readonly PlanoDaRegra[] = [
  { planoRegistro: '478120171', planoNome: 'Smart Individual Enfermaria' },
  { planoRegistro: '478122178', planoNome: 'Premium Individual Apartamento' },
  { planoRegistro: '481340184', planoNome: 'Smart Empresarial Enfermaria' },
];

const codigos = ['601', '604', '613', '619', '620', '647', '648', '653', '660', '671'] as const;
const nomeDe = (codigo: string): string => fakeName(codigos.findIndex((one) => one === codigo) + 1);
const vendedor = (codigo: string) => ({ codigo, nome: nomeDe(codigo) });
const planoDe = (registro: string): PlanoDaRegra =>
  fakePlanosSaude.find(({ planoRegistro }) => planoRegistro === registro) ?? {
    planoRegistro: registro,
    planoNome: registro,
  };

/** A rule of type 1 for sellers 601 and 613, with the given changes. */
export const fakeRegra = (given: Partial<RegraComissao> = {}): RegraComissao => ({
  codigoRegraComissao: '1',
  regraDescricao: 'Valor fixo por vida',
  regraTipoId: 1,
  tipoRegraComissao: tipos[given.regraTipoId ?? 1],
  regraEstornoMeses: 3,
  contabilizaMeta: true,
  regraCadastroData: '2025-11-03',
  status: given.desativadaEm ? 'Inativa' : 'Ativa',
  desativadaEm: null,
  detalhes: [{ regraValorVida: 6_000, regraBonusVida: 20, regraBonusPorcentagem: 1_000 }],
  parcerias: [],
  vendedores: ['601', '613'].map((codigo) => ({
    ...vendedor(codigo),
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
    planos: fakePlanosSaude.slice(0, 2),
  })),
  simulacao: null,
  ...given,
});

/** A track, with the given changes. */
const fakeFaixa = (given: Partial<FaixaDaRegra> = {}): FaixaDaRegra => ({
  faixaId: '1',
  faixaDescricao: 'Até 10 vendas',
  faixaVidasInicial: 1,
  faixaVidasFinal: 10,
  tabelaFaixaId: 1,
  faixaPorcentagemPaga: 3_000,
  idadeFaixa: textoDaFaixa(given.tabelaFaixaId ?? 1),
  ...given,
});

/** One rule of each type, and one disabled. */
const fakeRegras = (): RegraComissao[] => [
  fakeRegra(),
  fakeRegra({
    codigoRegraComissao: '2',
    regraDescricao: 'Faixas por quantidade de vendas no mês',
    regraTipoId: 2,
    regraEstornoMeses: 6,
    detalhes: [
      fakeFaixa(),
      fakeFaixa({
        faixaId: '2',
        faixaDescricao: 'Acima de 10 vendas',
        faixaVidasInicial: 11,
        faixaVidasFinal: 99_999,
        faixaPorcentagemPaga: 4_500,
      }),
    ],
    parcerias: [
      {
        ...planoDe('478120171'),
        vendedor: vendedor('619'),
        parceiros: [vendedor('604'), vendedor('620')],
        contaMeta: true,
      },
    ],
    vendedores: [
      {
        ...vendedor('619'),
        dataInicio: '2026-01-01',
        dataFim: '2026-12-31',
        planos: fakePlanosSaude.slice(0, 1),
      },
    ],
  }),
  fakeRegra({
    codigoRegraComissao: '3',
    regraDescricao: 'Percentual da mensalidade por idade',
    regraTipoId: 3,
    contabilizaMeta: false,
    detalhes: [1, 10].map((tabelaFaixaId) =>
      fakeFaixa({
        faixaId: String(2 + tabelaFaixaId),
        faixaDescricao: tabelaFaixaId === 1 ? 'Crianças' : 'Idosos',
        faixaVidasFinal: 99_999,
        tabelaFaixaId,
        faixaPorcentagemPaga: 500,
      }),
    ),
    vendedores: [],
  }),
  fakeRegra({
    codigoRegraComissao: '4',
    regraDescricao: 'Campanha de aniversário',
    desativadaEm: '2026-05-05',
  }),
];

/** The rules in their seller's view. */
export const fakeRegrasDoVendedor = (
  codigo: string,
  regras: readonly RegraComissao[] = fakeRegras(),
): RegraDoVendedor[] =>
  regras.flatMap(({ vendedores, parcerias, simulacao: _, ...regra }) => {
    const planos = vendedores
      .filter((one) => one.codigo === codigo)
      .flatMap(({ planos: own, dataInicio, dataFim }) =>
        own.map((plano) => ({ ...plano, dataInicio, dataFim })),
      );
    const suas = parcerias.filter((one) =>
      [one.vendedor, ...one.parceiros].some((each) => each.codigo === codigo),
    );
    return planos.length + suas.length === 0 ? [] : [{ ...regra, planos, parcerias: suas }];
  });

const contados = (regras: readonly RegraComissao[]): VendedorDasRegras[] =>
  codigos.map((codigo) => {
    const suas = fakeRegrasDoVendedor(
      codigo,
      regras.filter(({ status }) => status === 'Ativa'),
    );
    return {
      ...vendedor(codigo),
      regrasAssociadas: suas.filter(({ planos }) => planos.length > 0).length,
      qtdeParcerias: suas.reduce((sum, { parcerias }) => sum + parcerias.length, 0),
      ativo: codigo !== '671',
    };
  });

const escrita = (
  { dadosRegra, faixasRegra, vendedorRegraComissao, vendedorParceria }: RascunhoRegra,
  codigoRegraComissao: string,
): RegraComissao =>
  fakeRegra({
    codigoRegraComissao,
    regraDescricao: dadosRegra.regraDescricao,
    regraTipoId: dadosRegra.regraTipoId,
    contabilizaMeta: dadosRegra.contabilizaMeta,
    regraEstornoMeses: dadosRegra.regraEstornoMeses,
    regraCadastroData: '2026-11-21',
    detalhes:
      dadosRegra.regraTipoId === 1
        ? [
            {
              regraValorVida: dadosRegra.regraValorVida ?? 0,
              regraBonusVida: dadosRegra.regraBonusVida ?? 0,
              regraBonusPorcentagem: dadosRegra.regraBonusPorcentagem ?? 0,
            },
          ]
        : faixasRegra.map((faixa, index) => fakeFaixa({ ...faixa, faixaId: String(90 + index) })),
    vendedores: vendedorRegraComissao.flatMap(({ planoRegistro, vendedores, dataInicio, dataFim }) =>
      vendedores.map((codigo) => ({
        ...vendedor(codigo),
        dataInicio,
        dataFim,
        planos: planoRegistro.map(planoDe),
      })),
    ),
    parcerias: vendedorParceria.map((one) => ({
      ...planoDe(one.planoRegistro),
      vendedor: vendedor(one.vendedor),
      parceiros: one.parceiros.map(vendedor),
      contaMeta: one.contaMeta ?? false,
    })),
  });

/** Start of the calls of the rules. */
export interface RegrasFakeOptions {
  /** Text of a rule that begins in a closed month. */
  readonly fechado?: string;
  readonly regras?: readonly RegraComissao[];
  /** Refuses the next saving. */
  readonly refusal?: Refusal;
}

/** The calls of the rules over one memory. */
export const regrasFakes = ({ regras = fakeRegras(), refusal, fechado }: RegrasFakeOptions = {}) => {
  let kept = [...regras];
  let next = refusal;
  return [
    fake(getRegrasComissao, () => kept.toSorted((a, b) => a.status.localeCompare(b.status))),
    fake(getRegrasComissaoVendedor, ({ params }) => fakeRegrasDoVendedor(params.sellerCode, kept)),
    fake(getVendedoresDasRegras, () => contados(kept)),
    fake(getPlanosSaude, [...fakePlanosSaude]),
    fake(verMesesFechados, {
      fechado: fechado === undefined ? null : { ate: '2026-09-30', vendas: 4, texto: fechado },
    }),
    fake(inserirRegraComissao, ({ body }) => {
      const [problem] = problemasDaRegra(body);
      if (problem) return new Refusal(422, { message: problem.message, problems: [{ ...problem }] });
      if (next) {
        const given = next;
        next = undefined;
        return given;
      }
      const regra = escrita(body, String(kept.length + 1));
      kept = [...kept, regra];
      return regra;
    }),
    fake(desativarRegraComissao, ({ body }) => {
      kept = kept.map((regra) =>
        regra.codigoRegraComissao === body.codigoRegraComissao
          ? { ...regra, status: 'Inativa', desativadaEm: '2026-11-21' }
          : regra,
      );
      return { message: 'A regra não será mais utilizada para comissões!', desativadaEm: '2026-11-21' };
    }),
  ];
};
