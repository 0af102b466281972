import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathAnoMes } from '../../kinds/competencia.ts';
import { dayTime } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { digits, idText } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { type FieldsRow, rowSchema } from '../../report/report.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

/** Contracts in an analysis, by their code on the wire (ANA-1). */
export const tiposDeAnalise = { E: 'Coletivo', I: 'Coletivo/Individual' } as const;

export type TipoDeAnalise = keyof typeof tiposDeAnalise;

const tipo = z.enum(
  Object.keys(tiposDeAnalise) as [TipoDeAnalise, ...TipoDeAnalise[]],
  'o tipo de contrato é E ou I',
);

const mesesDoContrato = {
  '01': '01 · janeiro',
  '02': '02 · fevereiro',
  '03': '03 · março',
  '04': '04 · abril',
  '05': '05 · maio',
  '06': '06 · junho',
  '07': '07 · julho',
  '08': '08 · agosto',
  '09': '09 · setembro',
  '10': '10 · outubro',
  '11': '11 · novembro',
  '12': '12 · dezembro',
} as const;

/** A company over the period. Figures from its expenses are null before their calculation (ANA-2, ANA-5). */
export const camposEmpresaAnalisada = {
  codigoEmpresa: f.required(f.code('Código', { footer: 'count' })),
  razaoSocial: f.empresa('Razão social'),
  valorMensalidade: f.required(f.money('Mensalidade', { principal: true })),
  sinistralidade: f.percent('Sinistralidade %'),
  resultado: f.money('Sinistralidade R$'),
  despesaLiquida: f.money('Despesa assistencial líquida'),
  valorCoparticipacao: f.required(f.money('Coparticipação')),
  despesaAssistencial: f.money('Despesa assistencial bruta'),
  quantidadeVidaAtual: f.required(f.count('Vidas atuais', { footer: 'sum' })),
  quantidadeVidaBase: f.required(f.count('Vidas contratuais', { footer: 'sum' })),
  status: f.choice('Status', { A: 'Ativo' }, { other: 'Inativo' }),
  mesAniversario: f.choice('Mês do contrato', mesesDoContrato),
};

export type EmpresaAnalisada = FieldsRow<typeof camposEmpresaAnalisada>;

/** The cards; those of Individual are null in an analysis of collective contracts alone (ANA-6). */
const totais = z.object({
  totalVidaAtualColetivo: z.int(),
  totalMensalidadeColetivo: money,
  totalCoparticipacaoColetivo: money,
  totalDespesaColetivo: z.nullable(money),
  totalDespesaLiquidaColetivo: z.nullable(money),
  totalSinistralidadeColetivo: z.nullable(money),
  porcentagemSinistralidadeColetivo: z.nullable(percent),
  totalVidaAtualIndividual: z.nullable(z.int()),
  totalMensalidadeIndividual: z.nullable(money),
  totalCoparticipacaoIndividual: z.nullable(money),
  totalDespesaIndividual: z.nullable(money),
  totalDespesaLiquidaIndividual: z.nullable(money),
  totalSinistralidadeIndividual: z.nullable(money),
  porcentagemSinistralidadeIndividual: z.nullable(percent),
});

export type TotaisDaAnalise = z.output<typeof totais>;

/** A month of the period; it is open while guides that came in it wait for a decision (ANA-7). */
const mesDaAnalise = z.object({
  competencia,
  mensalidade: money,
  coparticipacao: money,
  /** Null before the calculation of the expenses. */
  despesa: z.nullable(money),
  /** The part of individual contracts; null in an analysis without them, and in a calculation from before it was kept. */
  individual: z.nullable(z.object({ mensalidade: money, coparticipacao: money, despesa: z.nullable(money) })),
  guiasEmAnalise: z.int(),
  valorEmAnalise: money,
});

export type MesDaAnalise = z.output<typeof mesDaAnalise>;

const resumo = z.extend(totais, { competencias: z.array(mesDaAnalise) });

export type ResumoDaAnalise = z.output<typeof resumo>;

const empresas = z.array(rowSchema(camposEmpresaAnalisada));

/** The path of the specification: `a` is the competence, `b` the contract type. */
const daCompetencia = z.object({ a: pathAnoMes, b: tipo });

export const getEmpresasLancamentos = endpoint('GET /contabilidade/getEmpresasLancamentos/{a}/{b}', {
  summary:
    'Empresas com mensalidades e coparticipações no período de uma competência (a) e tipo de contrato (b), sem as despesas.',
  params: daCompetencia,
  reply: z.object({ datasEmpresas: empresas, fullData: resumo }),
});

export const getEmpresasDespesasGuias = endpoint('POST /contabilidade/getEmpresasDespesasGuias/{a}/{b}', {
  summary:
    'As empresas dadas com as despesas das guias; espera pelo cálculo, que é o mesmo para quem o pede ao mesmo tempo.',
  params: daCompetencia,
  body: z.object({
    /** Codes, or rows of the search; none stands for all. */
    companies: z.array(z.union([idText, z.object({ codigoEmpresa: idText })])),
  }),
  reply: z.object({ responseDatasEmpresas: empresas, sumData: resumo }),
});

/** The last job of an analysis, and the result of the last finished one. */
const andamento = z.object({
  tarefa: z.nullable(estadoDaTarefa),
  calculo: z.nullable(
    z.object({ calculadoEm: dayTime, usuario: z.string(), datasEmpresas: empresas, sumData: resumo }),
  ),
});

export type AndamentoDaAnalise = z.output<typeof andamento>;

export const getAnaliseGerencial = endpoint('GET /contabilidade/getAnaliseGerencial/{a}/{b}', {
  summary: 'O último cálculo das despesas de uma competência (a) e tipo de contrato (b), e como ele está.',
  params: daCompetencia,
  reply: andamento,
});

export const calculaAnaliseGerencial = endpoint('POST /contabilidade/calculaAnaliseGerencial', {
  summary: 'Começa a calcular as despesas em segundo plano; quem pede o mesmo enquanto corre recebe aquele.',
  body: z.object({ competencia, tipo }),
  reply: estadoDaTarefa,
});

export const cancelaAnaliseGerencial = endpoint('POST /contabilidade/cancelaAnaliseGerencial', {
  summary: 'Cancela o cálculo das despesas; ele para entre dois passos.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});
