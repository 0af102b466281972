import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

/** The identities of the night check by their names (CTA-16). */
export const identidades = {
  VALOR: 'Valor da fatura e os seus lançamentos',
  ABATIDO: 'Pago e concedido da fatura',
  PAGO_A_MAIS: 'Pago além do valor da fatura',
  SITUACAO: 'Situação da fatura',
  QUITACAO: 'Dia da quitação',
  BANCO: 'Linhas do banco',
  CARTAO: 'Vendas com cartão',
  CENTRAL: 'Pago segundo o sistema central',
  A_MAO: 'Recebido à mão e créditos com destino',
  CREDITO: 'Crédito usado além do que há',
  COPIA: 'Vencimento e pagador dos movimentos',
  MES_LINHAS: 'Comissão fechada: linhas e saldo',
  MES_ANTERIOR: 'Comissão fechada: saldo do mês anterior',
  MES_ENTRADAS: 'Comissão fechada: base das linhas e o que foi gravado ao fechar',
  MES_VALOR: 'Comissão fechada: valor das linhas e a sua base',
  INICIO_RECEBIDOS: 'Início: recebimentos do mês',
  INICIO_PAGOS: 'Início: pagamentos do mês',
  INICIO_A_VENCER: 'Início: a vencer em 7 dias',
  INICIO_ATRASO: 'Início: faturas em atraso',
  INICIO_COMISSAO: 'Início: comissão fechada e não paga',
} as const;

export type IdentidadeConferida = keyof typeof identidades;

/** State of the last check, and the result of the last finished one. */
export const situacaoDaConferencia = z.object({
  /** Null before the first check. */
  tarefa: z.nullable(estadoDaTarefa),
  /** Null before the first finished check. */
  ultima: z.nullable(z.object({ em: dayTime, por: z.string(), faturas: z.int(), diferencas: z.int() })),
  /** Differences that are open now. */
  abertas: z.int(),
  /** Hour of its own start, as '03:00'; null for never. */
  hora: z.nullable(z.string()),
});

export type SituacaoDaConferencia = z.output<typeof situacaoDaConferencia>;

export const getConferenciaDaNoite = endpoint('GET /financeiro/getConferenciaDaNoite', {
  summary: 'Como está a conferência da noite: a que corre, a última que terminou e as diferenças em aberto.',
  reply: situacaoDaConferencia,
});

/** A difference between two ways of counting. */
export const diferencaDaConta = {
  identidade: f.required(f.choice('O que difere', identidades)),
  /** The invoice, the closed month or the home, in words. */
  onde: f.required(f.text('Onde', { footer: 'count' })),
  /** Found amount less expected amount; null for a difference without money. */
  diferenca: f.money('Diferença', { footer: null, principal: true }),
  /** An amount, a day or a status, in words. */
  esperado: f.text('Esperado'),
  achado: f.text('Está'),
  situacao: f.required(f.choice('Situação', { ABERTA: 'Aberta', FECHADA: 'Fechada' })),
  achadaEm: f.moment('Achada em'),
  /** Null while it is open. */
  fechadaEm: f.moment('Fechada em'),
  fatura: f.code('Fatura'),
  id: f.required(f.code('ID')),
};

const diferencaRow = rowSchema(diferencaDaConta);

export type DiferencaDaConta = z.output<typeof diferencaRow>;

export const getDiferencasDaConta = endpoint('GET /financeiro/getDiferencasDaConta', {
  summary:
    'O que a conferência da noite achou diferente: as diferenças em aberto e as fechadas nos últimos 90 dias, as abertas primeiro.',
  reply: z.array(diferencaRow),
});

/** A line of the account of an invoice. */
export const linhaDaConta = {
  especie: f.required(
    f.choice('O quê', { LANÇAMENTOS: 'Lançamentos', MOVIMENTO: 'Movimento', CONCESSÃO: 'Concessão' }),
  ),
  dia: f.day('Dia'),
  /** Amount on the invoice; a deduction is negative. */
  valor: f.money('Na fatura', { principal: true }),
  principal: f.money('Principal'),
  encargos: f.money('Multa e juros'),
  credito: f.money('Crédito'),
  origem: f.choice('De onde veio', {
    RETORNO: 'Linha do banco',
    CARTAO: 'Venda com cartão',
    MANUAL: 'À mão',
    EXTRATO: 'Extrato',
    CREDITO: 'Crédito usado',
    CARGA: 'Sistema central',
  }),
  titulo: f.code('Título'),
  id: f.required(f.code('ID')),
};

const linhaRow = rowSchema(linhaDaConta);

export type LinhaDaConta = z.output<typeof linhaRow>;

/** An invoice with all lines of its account, without its payer. */
export const contaDaFatura = z.object({
  fatura: idText,
  vencimento: day,
  valor: money,
  abatido: money,
  situacao: z.enum(['ABERTA', 'PAGA', 'CANCELADA']),
  quitadaEm: z.nullable(day),
  linhas: z.array(linhaRow),
});

export type ContaDaFatura = z.output<typeof contaDaFatura>;

export const getContaDaFatura = endpoint('GET /financeiro/getContaDaFatura/{fatura}', {
  summary:
    'A conta de uma fatura: os seus lançamentos somados, cada movimento e cada concessão. Sem dizer de quem é.',
  params: z.object({ fatura: typed(40) }),
  reply: contaDaFatura,
});

export const iniciaConferenciaDaNoite = endpoint('POST /financeiro/iniciaConferenciaDaNoite', {
  summary:
    'Começa agora a conferência da noite, ou junta-se à que corre. De um gerente de Financeiro, ou de Tecnologia.',
  reply: situacaoDaConferencia,
});

export const paraConferenciaDaNoite = endpoint('POST /financeiro/paraConferenciaDaNoite', {
  summary:
    'Para a conferência em curso entre dois passos; o que já achou fica. De um gerente de Financeiro, ou de Tecnologia.',
  body: z.object({ id: digits(9) }),
  reply: situacaoDaConferencia,
});
