import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { digits, idText, typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { rowSchema } from '../../report/report.ts';

const feito = z.object({ success: z.boolean(), message: z.string() });

/** An imported bank statement. */
export const extratoRecebido = {
  extratoId: f.required(f.code('ID')),
  nome: f.nome('Nome do arquivo', { footer: 'count' }),
  situacao: f.choice('Situação', { APLICADO: 'Importado', DESFEITO: 'Desfeito' }),
  nossos: f.money('Créditos da cobrança', { principal: true }),
  diasConferidos: f.count('Dias conferidos', { footer: 'sum' }),
  inicio: f.day('De'),
  fim: f.day('Até'),
  lancamentos: f.count('Lançamentos', { footer: 'sum' }),
  novos: f.count('Novos', { footer: 'sum' }),
  saldo: f.money('Saldo no fim'),
  conta: f.code('Conta'),
  enviadoEm: f.moment('Enviado em'),
  enviadoPor: f.text('Enviado por'),
  desfeitoPor: f.text('Desfeito por'),
  motivo: f.text('Motivo'),
};

const extratoRow = rowSchema(extratoRecebido);

export type ExtratoRecebido = z.output<typeof extratoRow>;

export const getExtratos = endpoint('GET /financeiro/getExtratos', {
  summary: 'Os extratos do banco importados, do mais novo ao mais antigo.',
  reply: z.array(extratoRow),
});

export const uploadExtrato = endpoint('POST /financeiro/uploadExtrato', {
  summary:
    'Importa um extrato OFX 1 ou 2 inteiro, ou nada dele, e confere os dias em que ele concorda com os retornos. O mesmo conteúdo outra vez é recusado (409); sem conta configurada, a do primeiro extrato só entra com contaAceita (409); um arquivo com erro ou de outra conta, com linha e motivo (422).',
  query: z.object({ contaAceita: z.optional(z.literal('sim')) }),
  file: 'arquivo',
  reply: z.object({
    ...feito.shape,
    extratoId: idText,
    lancamentos: z.int(),
    novos: z.int(),
    diasConferidos: z.int(),
    diferencas: z.int(),
    /** PIX credits of the statement, with a known payer and without (CBR-34). */
    pixIdentificados: z.optional(z.int()),
    pixNaoIdentificados: z.optional(z.int()),
  }),
});

/**
 * Body of the refusal 409 of the first statement, while no account is configured. The same request with `contaAceita` imports it.
 */
export const extratoDeQuem = z.object({ conta: z.string() });

/** An entry of a statement. */
export const lancamentoDoExtrato = {
  linha: f.required(f.count('Linha')),
  dia: f.day('Dia'),
  valor: f.money('Valor', { principal: true }),
  memo: f.text('Histórico'),
  daCobranca: f.choice('Da cobrança', { NOME: 'Pelo histórico', VALOR: 'Pelo valor', NAO: 'Não' }),
  documento: f.code('Documento'),
  tipo: f.code('Tipo'),
  fitid: f.code('FITID'),
  jaVeio: f.choice('Já veio', { SIM: 'Em outro extrato', NAO: 'Não' }),
};

const lancamentoRow = rowSchema(lancamentoDoExtrato);

export type LancamentoDoExtrato = z.output<typeof lancamentoRow>;

export const getLancamentosExtrato = endpoint('GET /financeiro/getLancamentosExtrato/{extrato}', {
  summary: 'Os lançamentos de um extrato, na ordem do arquivo.',
  params: z.object({ extrato: digits(9) }),
  reply: z.array(lancamentoRow),
});

export const desfazExtrato = endpoint('POST /financeiro/desfazExtrato', {
  summary:
    'Desfaz um extrato: os seus lançamentos deixam de contar e os dias que ele conferiu voltam a por conferir. Só gerentes.',
  body: z.object({ extrato: idText, motivo: typed(500) }),
  reply: feito,
});
