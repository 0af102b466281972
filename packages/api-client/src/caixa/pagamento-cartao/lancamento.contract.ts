import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

export const getBandeiraCartao = endpoint('GET /caixa/getBandeiraCartao', {
  summary: 'As bandeiras de cartão.',
  reply: z.array(z.object({ bandeiraId: idText, bandeiraNome: z.string() })),
});

export type Bandeira = z.output<typeof getBandeiraCartao.reply>[number];

export const getTarifaCartao = endpoint('GET /caixa/getTarifaCartao', {
  summary: 'As tarifas por bandeira e limite de parcelas; limite 0 é débito.',
  reply: z.array(
    z.object({
      tarifaId: idText,
      bandeiraId: idText,
      tarifaParcelaLimite: z.int(),
      tarifaPorcentagem: percent,
    }),
  ),
});

export type Tarifa = z.output<typeof getTarifaCartao.reply>[number];

/** An unpaid fee; `juros` is fine and interest up to the day of the sale (COB-6). */
export const mensalidadeAberta = {
  vencimento: f.required(f.day('Vencimento')),
  codFatura: f.required(f.code('Código da fatura')),
  numTitulo: f.required(f.code('Nº título')),
  valorTotal: f.required(f.money('Valor total')),
  juros: f.required(f.money('Juros')),
  /** The new boleto that collects it now, in place of its own title (REM-11). */
  novoBoleto: f.ours(f.code('Novo boleto')),
  /** Last day in time: the next banking day for a Saturday, Sunday or holiday (COB-5). */
  emDiaAte: f.ours(f.day('Em dia até')),
};

const aberta = rowSchema(mensalidadeAberta);

export type MensalidadeAberta = z.output<typeof aberta>;

/** The payer: the person of a matrícula, the plan, and everybody else of the contract, the holder first (CXA-17). */
export const quemPaga = z.object({
  matricula: idText,
  nome: z.string(),
  plano: z.string(),
  /** First day without cover; null while it runs. */
  canceladoEm: z.nullable(day),
  contrato: z.array(z.object({ matricula: idText, nome: z.string(), titular: z.boolean() })),
});

export type QuemPaga = z.output<typeof quemPaga>;

export const getMensalidade = endpoint('GET /caixa/getMensalidade/{codSau}', {
  summary:
    'As mensalidades em aberto do titular de uma matrícula, a mais antiga primeiro, com os juros do dia da venda (hoje, se não é dito), a empresa e de quem são: nome, plano e o contrato.',
  params: z.object({ codSau: digits(20) }),
  query: z.object({ dataVenda: z.optional(day) }),
  reply: z.object({
    dataFormat: z.array(aberta),
    empCon: optionalText,
    /** Field of our own server. */
    quem: z.optional(quemPaga),
    /** True when the fees can be paid by PIX today (CXA-20). */
    pix: z.optional(z.boolean()),
  }),
  whenEmpty: { dataFormat: [], empCon: null },
});

/** Name, CPF or matrícula (CXA-1). */
export const tipoDeBusca = z.enum(['N', 'C', 'M']);

export type TipoDeBusca = z.output<typeof tipoDeBusca>;

/** A person found by the search; also the columns of the table. */
export const beneficiarioAchado = {
  codsau: f.matricula('Matrícula'),
  pesfis: f.required(f.code('Código da pessoa')),
  nome: f.nome('Nome'),
  cpf: f.cpf('CPF'),
};

const achado = rowSchema(beneficiarioAchado);

export type BeneficiarioAchado = z.output<typeof achado>;

export const getBeneficiario = endpoint('GET /beneficiario/getBeneficiario/{searchType}/{term}', {
  summary: 'Beneficiários por nome (N), CPF (C) ou matrícula (M), no máximo 50.',
  params: z.object({ searchType: tipoDeBusca, term: typed(200) }),
  reply: z.array(achado),
  mayBeAlone: true,
});

export const getDashboard = endpoint('GET /caixa/dashboard', {
  summary:
    'As vendas com cartão do mês: quantas e quanto, por transação; e as parcelas em aberto atrasadas, de hoje e dos próximos sete dias.',
  reply: z.object({
    hoje: day,
    /** Field of our own server. */
    ha: haDe('pagamentos'),
    quantidadeCartao: z.int(),
    valorTotalCartao: money,
    quantidadeCartaoDebito: z.int(),
    valorTotalDebito: money,
    quantidadeCartaoCredito: z.int(),
    valorTotalCredito: money,
    /** Field of our own server. */
    vendasHoje: z.object({ quantidade: z.int(), valor: money }),
    parcelas: z.array(
      z.object({
        prazo: z.enum(['Atrasada', 'Hoje', 'Próximos 7 dias']),
        quantidade: z.int(),
        valor: money,
      }),
    ),
  }),
});

export type DashboardCaixa = z.output<typeof getDashboard.reply>;
