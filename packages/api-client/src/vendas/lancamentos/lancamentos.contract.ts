import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia, pathCompetencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { type Comparison, historyReply, rowSchema } from '../../report/report.ts';
import { vendedor } from './vendedores.contract.ts';

/** The seller code with which a manager asks for all sellers. */
export const todosOsVendedores = '0';

const noMes = z.object({ competencia: pathCompetencia });
const doVendedor = z.object({ seller: typed(20) });
const doVendedorNoMes = z.object({ seller: typed(20), competencia: pathCompetencia });

/** Sales of a seller in a month, with their commission and the month's reversals. */
export const resumoDoVendedor = {
  codigoVendedor: f.required(f.code('Código do vendedor')),
  nomeVendedor: f.nome('Vendedor', { footer: 'count' }),
  qtdeVendas: f.required(f.count('Qtd. vendas', { footer: 'sum' })),
  totalVendas: f.required(f.money('Total vendas')),
  qtdeVendasComissionadas: f.required(f.count('Qtd. vendas comissionadas', { footer: 'sum' })),
  valorVendasComissionadas: f.required(f.money('Total comissão', { principal: true })),
  qtdeVendasEstornadas: f.required(f.count('Qtd. canceladas', { footer: 'sum' })),
  valorVendasEstornadas: f.required(f.money('Total canceladas')),
};

const resumo = rowSchema(resumoDoVendedor);

/** The same with the month itself. */
export const resumoNoMes = { ...resumoDoVendedor, competencia: f.required(f.competencia('Competência')) };

/** Sellers are compared by their sales: the commission of a sale still grows in later months (VEN-43). */
export const comparaResumo: Comparison<typeof resumoNoMes> = {
  key: ['codigoVendedor'],
  month: 'competencia',
  figure: 'totalVendas',
  lead: ['nomeVendedor'],
};

export type ResumoVendedor = z.output<typeof resumo>;

const indicadores = z.object({
  vendasQtde: z.int(),
  vendasIndividualQtde: z.int(),
  vendasParceriaQtde: z.int(),
  vendasValor: money,
  vendasComissionadasQtde: z.int(),
  vendasSmartComissionadasQtde: z.int(),
  vendasPremiumComissionadasQtde: z.int(),
  /** Sales of other lines (VEN-35). */
  vendasOutrasComissionadasQtde: z.optional(z.int()),
  vendasComissionadasComissao: money,
  vendasAdministrativasQtde: z.int(),
  vendasSmartAdminQtde: z.int(),
  vendasPremiumAdminQtde: z.int(),
  vendasOutrasAdminQtde: z.optional(z.int()),
  vendasAdministrativasValor: money,
  estornosQtde: z.int(),
  estornosValor: money,
  /** On the wire only; the cards do not show it (VEN-36). */
  metaVendedorQtde: z.int(),
});

export type IndicadoresVendas = z.output<typeof indicadores>;

const venda = z.object({
  codigoVenda: idText,
  nomeCliente: z.string(),
  codigoUsuario: idText,
  valorPlano: money,
  valorComissao: money,
  status: z.string(),
  dataVenda: day,
  dataEfetivacao: z.nullable(day),
  beneficiarioStatus: z.string(),
  dtAtivacao: z.nullable(day),
  tipoVenda: z.string(),
  /** 1 individual, anything else company (VEN-35). */
  tipoContratacao: z.int(),
  // Fields of our own server:
  codigoVendedor: z.optional(idText),
  nomeVendedor: z.optional(z.string()),
  /** Missing condition of the sale; null when none is missing or its month is closed (VEN-34). */
  semComissao: z.optional(optionalText),
});

export type Venda = z.output<typeof venda>;

const estorno = z.object({
  codigoEstorno: idText,
  nomeCliente: z.string(),
  valorPlano: money,
  valorEstorno: money,
  dataEfetivacao: z.nullable(day),
  dataEstorno: z.nullable(day),
});

export type Estorno = z.output<typeof estorno>;

export const getVendedor = endpoint('GET /vendedor/getVendedor/{code}', {
  summary:
    'O vendedor de um login (o que vem depois do primeiro sublinhado), numa lista; só o próprio ou um gerente o pede. 204: não há.',
  params: z.object({ code: typed(60) }),
  reply: z.array(vendedor),
});

export const getVendasVendedores = endpoint('GET /vendedor/getVendasVendedores/{competencia}', {
  summary: 'O que cada vendedor vendeu na competência, com comissão e estornos; só para gerentes. 204: nada.',
  params: noMes,
  reply: z.array(resumo),
});

export const getHistoricoVendasVendedores = endpoint(
  'GET /vendedor/getHistoricoVendasVendedores/{competencia}',
  {
    summary:
      'Para comparar, o total vendido por cada vendedor, na competência e nas doze anteriores; um mês sem venda nem estorno dele não vem. Só para gerentes. 204: nada.',
    params: noMes,
    reply: historyReply(resumoNoMes, comparaResumo),
  },
);

export const getVendas = endpoint('GET /vendedor/getVendas/{seller}/{competencia}', {
  summary:
    'As vendas da competência de um vendedor, com a sua comissão; 0 traz as de todos, para gerentes. 204: nenhuma.',
  params: doVendedorNoMes,
  reply: z.array(venda),
});

export const getEstornos = endpoint('GET /vendedor/getEstornos/{seller}/{competencia}', {
  summary: 'Os estornos da competência de um vendedor; 0 traz os de todos, para gerentes. 204: nenhum.',
  params: doVendedorNoMes,
  reply: z.array(estorno),
});

const nada = {
  vendasQtde: 0,
  vendasIndividualQtde: 0,
  vendasParceriaQtde: 0,
  vendasValor: '0,00',
  vendasComissionadasQtde: 0,
  vendasSmartComissionadasQtde: 0,
  vendasPremiumComissionadasQtde: 0,
  vendasComissionadasComissao: '0,00',
  vendasAdministrativasQtde: 0,
  vendasSmartAdminQtde: 0,
  vendasPremiumAdminQtde: 0,
  vendasAdministrativasValor: '0,00',
  estornosQtde: 0,
  estornosValor: '0,00',
  metaVendedorQtde: 0,
};

export const getIndicadores = endpoint('GET /vendedor/getIndicadores/{seller}/{competencia}', {
  summary: 'Os indicadores da competência de um vendedor. 204: nem venda nem estorno.',
  params: doVendedorNoMes,
  reply: indicadores,
  whenEmpty: nada,
});

export const getIndicadoresVendasGeral = endpoint('GET /vendedor/getIndicadoresVendasGeral/{competencia}', {
  summary:
    'Os indicadores da competência de todos os vendedores; só para gerentes. 204: nem venda nem estorno.',
  params: noMes,
  reply: indicadores,
  whenEmpty: nada,
});

const emRisco = z.object({
  codigoVenda: idText,
  nomeCliente: z.string(),
  codigoUsuario: idText,
  codigoVendedor: idText,
  nomeVendedor: z.string(),
  /** Amount paid for the life and not taken back. */
  valor: money,
  dataEfetivacao: z.nullable(day),
  /** First day on which a cancellation takes nothing back (COM-9). */
  definitivaEm: day,
  /** Days until then; negative once it has passed. */
  dias: z.int(),
  dataCancelamento: z.nullable(day),
  situacao: z.enum(['Em risco', 'Cancelada, a estornar']),
});

export type EmRisco = z.output<typeof emRisco>;

export const getComissaoEmRisco = endpoint('GET /vendedor/getComissaoEmRisco/{seller}', {
  summary:
    'A comissão já lançada de um vendedor que um cancelamento ainda estorna, por vida, a que primeiro fica definitiva antes; 0 traz a de todos, para gerentes.',
  params: doVendedor,
  reply: z.array(emRisco),
});

const metas = z.object({
  /** The months of the year up to the requested one, with the same month of the year before. */
  meses: z.array(z.object({ competencia, vidas: z.int(), meta: z.int(), anoAnterior: z.int() })),
  /** The requested month, seller by seller, for those with a goal or a life. */
  vendedores: z.array(
    z.object({
      codigoVendedor: idText,
      nomeVendedor: z.string(),
      /** Lives that count for the goal; a shared one counts for each (COM-11). */
      vidas: z.int(),
      /** Effectuated lives of the seller's own sales, also those whose rule counts for no goal. */
      efetivadas: z.int(),
      meta: z.int(),
      falta: z.int(),
      situacao: z.enum(['Abaixo da meta', 'Meta alcançada', 'Sem meta']),
    }),
  ),
});

export type Metas = z.output<typeof metas>;

export const getMetas = endpoint('GET /vendedor/getMetas/{seller}/{competencia}', {
  summary:
    'As vidas que contam para a meta, mês a mês do ano até a competência e no ano anterior; 0 é de todos, para gerentes.',
  params: doVendedorNoMes,
  reply: metas,
});
