import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';
import { rascunhoRegra, simOuNao, tipo } from './rascunhoRegra.kinds.ts';
import { simulacaoGuardada } from '../simulacao/simulacao.contract.ts';

export { type RascunhoRegra, rascunhoRegra } from './rascunhoRegra.kinds.ts';

const base = '/api-site/v1';

const plano = z.object({ planoRegistro: idText, planoNome: z.string() });

export type PlanoDaRegra = z.output<typeof plano>;

const vendedor = z.object({ codigo: idText, nome: z.string() });

/** Amounts of a rule of type 1. */
const detalheVida = z.object({
  regraValorVida: money,
  regraBonusVida: z.nullable(z.int()),
  regraBonusPorcentagem: z.nullable(percent),
});

/** A track of a rule of type 2 or 3; `idadeFaixa` is the text of its age band. */
const faixa = z.object({
  faixaId: idText,
  faixaDescricao: z.string(),
  faixaVidasInicial: z.int(),
  faixaVidasFinal: z.int(),
  tabelaFaixaId: z.int(),
  faixaPorcentagemPaga: percent,
  idadeFaixa: z.string(),
});

export type FaixaDaRegra = z.output<typeof faixa>;
export type DetalheDaRegra = z.output<typeof detalheVida> | FaixaDaRegra;

/** A partnership of a rule: the seller's lives of the plan are shared with the partners. */
const parceria = z.object({
  ...plano.shape,
  vendedor,
  parceiros: z.array(vendedor),
  contaMeta: z.boolean(),
});

const regra = z.object({
  codigoRegraComissao: idText,
  regraDescricao: z.string(),
  regraTipoId: tipo,
  tipoRegraComissao: z.enum(['VALOR POR VIDAS', 'FAIXA DE VIDAS', 'MENSALIDADE']),
  regraEstornoMeses: z.int(),
  contabilizaMeta: simOuNao,
  regraCadastroData: day,
  status: z.enum(['Ativa', 'Inativa']),
  /** Field of our own server: day of disabling, null while active. */
  desativadaEm: z.nullable(day),
  detalhes: z.array(z.union([detalheVida, faixa])),
  /** Field of our own server; a seller sees only their own partnerships. */
  parcerias: z.array(parceria),
});

const regraGeral = z.object({
  ...regra.shape,
  /** Field of our own server: sellers under the rule, one line for each seller and validity. */
  vendedores: z.array(z.object({ ...vendedor.shape, dataInicio: day, dataFim: day, planos: z.array(plano) })),
  /** Field of our own server: result of the simulation before the rule was saved; null for a rule without one. */
  simulacao: z.nullable(simulacaoGuardada),
});

export type RegraComissao = z.output<typeof regraGeral>;

const regraDoVendedor = z.object({
  ...regra.shape,
  /** The seller's own plans under the rule, with their validity. */
  planos: z.array(z.object({ ...plano.shape, dataInicio: day, dataFim: day })),
});

export type RegraDoVendedor = z.output<typeof regraDoVendedor>;

const vendedorDasRegras = z.object({
  ...vendedor.shape,
  /** Number of active rules with a plan of the seller. */
  regrasAssociadas: z.int(),
  /** Number of active partnerships with the seller. */
  qtdeParcerias: z.int(),
  /** Field of our own server: false for a former seller, who cannot be chosen. */
  ativo: z.boolean(),
});

export type VendedorDasRegras = z.output<typeof vendedorDasRegras>;

export const getVendedoresDasRegras = endpoint('GET /regraComissao/getVendedores', {
  base,
  summary: 'Vendedores, com o número de regras e de parcerias em vigor de cada um. Só para gerentes.',
  reply: z.array(vendedorDasRegras),
});

export const getRegrasComissaoVendedor = endpoint(
  'GET /regraComissao/getRegrasComissaoVendedor/{sellerCode}',
  {
    base,
    summary: 'As regras de um vendedor, com detalhes e planos. Um vendedor só lê as suas.',
    params: z.object({ sellerCode: typed(20) }),
    reply: z.array(regraDoVendedor),
  },
);

export const getRegrasComissao = endpoint('GET /regraComissao/getRegrasComissao', {
  base,
  summary: 'Todas as regras de comissão, as inativas por último. Só para gerentes.',
  reply: z.array(regraGeral),
});

export const getPlanosSaude = endpoint('GET /regraComissao/getPlanosSaude', {
  base,
  summary: 'Os planos de saúde que uma regra pode ter.',
  reply: z.array(plano),
});

export const inserirRegraComissao = endpoint('POST /regraComissao/inserirRegraComissao', {
  base,
  summary:
    'Cadastra uma regra inteira ou nada. Recusada (422) com o campo e a razão; (409) quando vendedor e plano já têm outra. Com substitui, a regra anterior termina na véspera, na mesma gravação. Só para gerentes.',
  body: z.extend(rascunhoRegra, {
    /** Field of our own server: simulation of this very draft, stored as the reason of the rule (RCO-19). */
    simulacao: z.optional(idText),
    /** Field of our own server: the active rule whose common lines end the day before (RCO-25). */
    substitui: z.optional(idText),
  }),
  reply: regraGeral,
});

export const desativarRegraComissao = endpoint('POST /regraComissao/desativarRegraComissao', {
  base,
  summary: 'Desativa uma regra; de novo não muda nada e diz desde quando. Só para gerentes.',
  body: z.extend(z.partial(regraGeral), { codigoRegraComissao: idText }),
  reply: z.object({ message: z.string(), desativadaEm: day }),
});
