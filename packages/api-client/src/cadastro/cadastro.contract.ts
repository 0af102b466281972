import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { competencia } from '../kinds/competencia.ts';
import { day, pathDay } from '../kinds/day.ts';
import { money, percent } from '../kinds/decimal.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';

/** First and last day of a report, both inside; start = end is one day (decisions Q12). */
const periodo = z.object({ start: pathDay, end: pathDay }).check(
  z.refine(({ start, end }) => start <= end, {
    message: 'a data inicial não pode ser posterior à final',
    path: ['start'],
  }),
);

/** Keys as the specification writes them (decisions Q51); DESCONTO in cents. */
export const beneficiarioCadastrado = z.object({
  Matricula: idText,
  Nome: z.string(),
  Titular: optionalText,
  'Registro Plano': optionalText,
  'Tipo do plano': optionalText,
  'Data da mensalidade': z.nullable(day),
  'Codigo Empresa': optionalText,
  'Data de cadastro': z.nullable(day),
  ativacao: z.nullable(day),
  Cancelam: z.nullable(day),
  Status: z.string(),
  Vendedor: optionalText,
  'Tipo de venda': optionalText,
  Portabilidade: optionalText,
  CCO: optionalText,
  'Venda Administrativa': optionalText,
  DESCONTO: z.nullable(money),
  COMPINI: z.nullable(competencia),
  COMPFIM: z.nullable(competencia),
});

export type BeneficiarioCadastrado = z.output<typeof beneficiarioCadastrado>;

export const getDataCadastroBeneficiario = endpoint(
  'GET /cadastro/getDataCadastroBeneficiario/{start}/{end}',
  {
    summary: 'Beneficiários cujo cadastro (venda) caiu no período.',
    params: periodo,
    reply: z.array(beneficiarioCadastrado),
  },
);

export const getDataCadastroBeneficiarioTodos = endpoint('GET /cadastro/getDataCadastroBeneficiarioTodos', {
  summary: 'Todos os beneficiários.',
  reply: z.array(beneficiarioCadastrado),
});

/** Valor in cents. */
export const auxilioFuneral = z.object({
  Matricula: idText,
  Nome: z.string(),
  Status: z.string(),
  Nascimento: z.nullable(day),
  Ativacao: z.nullable(day),
  Lancamento: z.nullable(day),
  Valor: money,
  Vendedor: optionalText,
  Cpf: optionalText,
  Idade: z.nullable(z.int()),
});

export type AuxilioFuneral = z.output<typeof auxilioFuneral>;

export const getRelatorioFuneral = endpoint('GET /cadastro/getRelatorioFuneral/{start}/{end}', {
  summary: 'Lançamentos de auxílio funeral do período.',
  params: periodo,
  reply: z.array(auxilioFuneral),
});

export const getRelatorioFuneralTotal = endpoint('GET /cadastro/getRelatorioFuneralTotal', {
  summary: 'Todos os lançamentos de auxílio funeral.',
  reply: z.array(auxilioFuneral),
});

/** `td` T is a holder, anything else a dependent; valor in cents. */
export const beneficiarioEmpresa = z.object({
  codSau: idText,
  empresa: z.string(),
  nome: z.string(),
  cpf: optionalText,
  sexo: optionalText,
  email: optionalText,
  fone: optionalText,
  cidade: optionalText,
  td: z.string(),
  dataAtivacao: z.nullable(day),
  dataNascimento: z.nullable(day),
  valor: money,
  acomodacao: optionalText,
  idade: z.nullable(z.int()),
  faixa: optionalText,
});

export type BeneficiarioEmpresa = z.output<typeof beneficiarioEmpresa>;

export const getRelatorioEmpresarial = endpoint('GET /cadastro/getRelatorioEmpresarial/{param}', {
  summary: 'Beneficiários ativos de uma empresa, pelo código.',
  params: z.object({ param: typed(20) }),
  reply: z.array(beneficiarioEmpresa),
});

export const getRelatorioEmpresarialTotal = endpoint('GET /cadastro/getRelatorioEmpresarialTotal', {
  summary: 'Beneficiários ativos de todas as empresas.',
  reply: z.array(beneficiarioEmpresa),
});

/** Tempo no Plano in whole years; Mensalidade in cents; Custo x Beneficio is cost over fees in hundredths of a percent. */
export const beneficiarioCancelado = z.object({
  Matricula: idText,
  Nome: z.string(),
  'Codigo Empresa': optionalText,
  'Razao Social': optionalText,
  'Data de Ativacao': z.nullable(day),
  'Data de Cancelamento': z.nullable(day),
  Ativo: z.string(),
  'Tempo no Plano': z.nullable(z.int()),
  'Motivo de Cancelamento': optionalText,
  'Custo x Beneficio': z.nullable(percent),
  Mensalidade: z.nullable(money),
  Vendedor: optionalText,
  Telefone: optionalText,
  'E-mail': optionalText,
  'Canc. Fim Mes': optionalText,
});

export type BeneficiarioCancelado = z.output<typeof beneficiarioCancelado>;

export const getBeneficiarioCancelado = endpoint('GET /cadastro/getBeneficiarioCancelado/{start}/{end}', {
  summary: 'Beneficiários cancelados no período.',
  params: periodo,
  reply: z.array(beneficiarioCancelado),
});

/** `diafatu` is the day of the month of the invoice. */
export const empresaConveniada = z.object({
  empCon: idText,
  pejFantasia: z.string(),
  diafatu: z.nullable(z.int()),
  numUsu: z.int(),
  dtativo: z.nullable(day),
  jfnNumero: optionalText,
});

export type EmpresaConveniada = z.output<typeof empresaConveniada>;

export const getEmpresaConveniada = endpoint('GET /cadastro/getEmpresaConveniada', {
  summary: 'Todas as empresas conveniadas.',
  reply: z.array(empresaConveniada),
});

export const getEmpresaConveniadaAtivos = endpoint('GET /cadastro/getEmpresaConveniadaAtivos', {
  summary: 'Empresas conveniadas ativas.',
  reply: z.array(empresaConveniada),
});

/** DTCR, DTDC, DTCRI: days of accreditation, disaccreditation and renewed accreditation (decisions Q58). */
export const prestadorCredenciado = z.object({
  PEFNOME: z.string(),
  CRM: optionalText,
  DESCRICAO: optionalText,
  DTCR: z.nullable(day),
  DTDC: z.nullable(day),
  ESPECIALIDADE: optionalText,
  CNPJ: optionalText,
  CIDADE: optionalText,
  LOGRADOURO: optionalText,
  DTCRI: z.nullable(day),
  TELEFONE: optionalText,
});

export type PrestadorCredenciado = z.output<typeof prestadorCredenciado>;

export const getPrestadoresCredenciados = endpoint('GET /cadastro/getPrestadoresCredenciados', {
  summary: 'Prestadores da rede credenciada.',
  reply: z.array(prestadorCredenciado),
});
