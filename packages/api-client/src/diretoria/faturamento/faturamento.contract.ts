import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pathDayOrNone } from '../../kinds/day.ts';
import { inOrder } from '../../kinds/periodo.ts';
import * as f from '../../report/field.ts';
import { type FieldsRow, rowSchema } from '../../report/report.ts';

/** The kinds of invoice, by their code on the wire. */
export const tiposDeFatura = {
  E: 'Empresarial',
  I: 'Individual',
  D: 'Individual cancelado',
  A: 'Empresarial afastado',
  C: 'Empresarial cancelado',
  X: 'Empresarial exceções',
} as const;

export type TipoDeFatura = keyof typeof tiposDeFatura;

const tipos = Object.keys(tiposDeFatura) as [TipoDeFatura, ...TipoDeFatura[]];

/** Code for all kinds at once, of our own server (DIR-1). */
export const todosOsTipos = 'T';

export type TipoPedido = TipoDeFatura | typeof todosOsTipos;

/** Choices of the question, by their code on the wire. */
export const tiposPedidos: Readonly<Record<TipoPedido, string>> = {
  [todosOsTipos]: 'Todos os tipos',
  ...tiposDeFatura,
};

const dePessoa = ['matricula', 'nome'] as const;
const deEmpresa = ['codEmpresa', 'rzSocial'] as const;

/** Fields that no invoice of a kind has: its report has no columns for them (REL-28). */
export const semCampo: Readonly<Record<TipoPedido, readonly string[]>> = {
  T: [],
  E: ['tipo', ...dePessoa],
  X: ['tipo', ...dePessoa],
  I: ['tipo', ...deEmpresa],
  D: ['tipo', ...deEmpresa],
  A: ['tipo'],
  C: ['tipo'],
};

/** Text in place of the title for an invoice on automatic debit. */
export const debitoAutomatico = 'DEB AUTOMATICO';

/** An invoice with its postings by kind (DIR-2). */
export const camposFatura = {
  tipo: f.choice('Tipo', Object.values(tiposDeFatura)),
  matricula: f.code('Matrícula'),
  nome: f.pessoa('Nome'),
  codEmpresa: f.code('Código da empresa'),
  rzSocial: f.empresa('Razão social'),
  fatura: f.required(f.code('Fatura', { footer: 'count' })),
  titulo: f.code('Título'),
  faturaVcto: f.required(f.day('Vencimento')),
  valor: f.required(f.money('Valor', { principal: 'Total faturado' })),
  valorBoleto: f.money('Valor boleto'),
  totalLancamento: f.required(f.money('Total lançamento')),
  mensalidade: f.required(f.money('Mensalidade')),
  copart: f.required(f.money('Coparticipação')),
  auxilioFuneral: f.required(f.money('Auxílio funeral')),
  acordoCoparticipacao: f.required(f.money('Acordo coparticipação')),
  outrosLancamentos: f.required(f.money('Outros lançamentos')),
  desconto: f.required(f.money('Desconto')),
  dataemissao: f.required(f.day('Data de emissão')),
  status: f.situacao('Status'),
};

export type FaturaEmitida = FieldsRow<typeof camposFatura>;

type Pedido = Record<'dueStart' | 'dueEnd' | 'issueStart' | 'issueEnd', string | null>;

const whole = (start: keyof Pedido, end: keyof Pedido) =>
  z.refine<Pedido>((asked) => (asked[start] === null) === (asked[end] === null), {
    message: 'o período precisa das duas datas',
    path: [start],
    abort: true,
  });

export const getFaturamento = endpoint(
  'GET /financeiro/getFaturamento/{type}/{dueStart}/{dueEnd}/{issueStart}/{issueEnd}',
  {
    summary:
      'Faturas de um tipo (T: de todos) pelo vencimento, pela emissão ou por ambos, com os lançamentos de cada uma; o período não escolhido vai como 0/0.',
    params: z
      .object({
        type: z.enum([...tipos, todosOsTipos], 'o tipo é E, I, D, A, C, X ou T'),
        dueStart: pathDayOrNone,
        dueEnd: pathDayOrNone,
        issueStart: pathDayOrNone,
        issueEnd: pathDayOrNone,
      })
      .check(
        whole('dueStart', 'dueEnd'),
        whole('issueStart', 'issueEnd'),
        inOrder('dueStart', 'dueEnd'),
        inOrder('issueStart', 'issueEnd'),
        z.refine((asked) => asked.dueStart !== null || asked.issueStart !== null, {
          message: 'escolha o período do vencimento ou o da emissão',
          path: ['dueStart'],
        }),
      ),
    reply: z.array(rowSchema(camposFatura)),
  },
);
