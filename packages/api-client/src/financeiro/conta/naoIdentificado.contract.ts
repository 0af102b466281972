import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';
import { maximoDaBusca } from '../../shell/busca/busca.rules.ts';
import { finsDeHoje } from '../retorno/fins.rules.ts';

const feito = z.object({ success: z.boolean(), message: z.string() });
const pedido = z.uuid('o pedido tem de ser um UUID');

/** Money of the bank without a title, still without a decision (CTA-19). */
export const dinheiroSemTitulo = {
  nossoNumero: f.code('Nosso número', { footer: 'count' }),
  valor: f.required(f.money('A dar destino', { principal: true })),
  dias: f.required(f.count('Idade (dias)')),
  dia: f.day('Crédito em'),
  pagoEm: f.required(f.day('Pago em')),
  fim: f.required(f.choice('Fim', finsDeHoje)),
  eraDe: f.pessoa('Estava dado a'),
  titulo: f.code('Título'),
  motivo: f.text('Por quê'),
  arquivo: f.nome('Arquivo'),
  linha: f.required(f.count('Linha')),
  arquivoId: f.required(f.code('ID do arquivo')),
};

const linhaRow = rowSchema(dinheiroSemTitulo);

export type DinheiroSemTitulo = z.output<typeof linhaRow>;

export const getNaoIdentificado = endpoint('GET /financeiro/getNaoIdentificado', {
  summary:
    'O dinheiro das linhas do banco de que nenhum título se conhece, ou que foram desfeitas, e que ainda não teve destino, o mais velho primeiro.',
  reply: z.array(linhaRow),
});

/** An open invoice from the search, with fine and interest of the day of payment. */
const faturaAchada = z.object({
  fatura: idText,
  pagador: optionalText,
  vencimento: day,
  saldo: money,
  encargos: money,
});

export type FaturaAchada = z.output<typeof faturaAchada>;

/** Most invoices in an answer. */
export const maximoDeFaturas = 20;

const daLinha = { arquivo: idText, linha: z.int() };

// A POST, because input and results are personal data and must not stand in an address (SEG-23).
export const buscaFaturasAbertas = endpoint('POST /financeiro/buscaFaturasAbertas', {
  summary:
    'As faturas em aberto de um pagador (matrícula, CPF, código da empresa ou nome), de uma fatura, de um título ou de um nosso número, com multa e juros do dia em que a linha do banco foi paga.',
  body: z.object({ ...daLinha, texto: typed(maximoDaBusca) }),
  reply: z.array(faturaAchada),
});

export const daALinha = endpoint('POST /financeiro/daALinha', {
  summary:
    'Dá o dinheiro de uma linha do banco sem título a uma fatura em aberto, no dia em que foi pago: primeiro o que falta dela, depois multa e juros desse dia; o que passa é crédito. Recusado (409) quando a linha já teve destino ou o valor não é o visto.',
  body: z.object({ pedido, ...daLinha, fatura: idText, valor: money, motivo: typed(500) }),
  reply: feito,
});

export const devolveDaLinha = endpoint('POST /financeiro/devolveDaLinha', {
  summary:
    'Guarda que o dinheiro de uma linha do banco sem título foi devolvido inteiro: o dia, como e a quem.',
  body: z.object({
    pedido,
    ...daLinha,
    valor: money,
    dia: day,
    forma: z.enum(['PIX', 'OUTRO']),
    motivo: typed(500),
  }),
  reply: feito,
});
