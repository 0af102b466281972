import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { digits, idText } from '../../kinds/text.ts';
import { ano } from '../declaracoes-do-ano/declaracoesDoAno.contract.ts';

/** Papers of a year that are downloaded together. */
export const papelDoAno = z.enum(['DECLARACAO', 'QUITACAO'], 'o papel é DECLARACAO ou QUITACAO');

export type PapelDoAno = z.output<typeof papelDoAno>;

/** The papers that never left by mail or as a file, or all. */
export const quaisBaixar = z.enum(['FALTAM', 'TODAS'], 'baixam-se FALTAM ou TODAS');

export type QuaisBaixar = z.output<typeof quaisBaixar>;

/** A paper as a file, locked as a mailed one (COB-9). */
const arquivoDaBaixa = z.object({
  /** File name such as 'declaracao-ir-2025-conceicao-inventada.pdf', unique within a download. */
  nomeArquivo: z.string(),
  titular: z.string(),
  /** Base64. */
  conteudo: z.string(),
});

/** A paper that could not be made. */
export const foraDaBaixa = z.object({ matricula: idText, titular: z.string(), motivo: z.string() });

export type ForaDaBaixa = z.output<typeof foraDaBaixa>;

export const parteRecebida = z.object({
  arquivos: z.array(arquivoDaBaixa),
  deFora: z.array(foraDaBaixa),
  /** Number at which the next part begins; null after the last one. */
  proxima: z.nullable(z.int()),
});

export type ParteRecebida = z.output<typeof parteRecebida>;

/** Number of the last paper received; 0 before the first. */
const depois = z.int('a parte é um número inteiro').check(z.gte(0), z.lte(10_000_000));

export const comecaBaixa = endpoint('POST /cobranca/comecaBaixa', {
  summary:
    'Começa a baixar os papéis de um ano, todos ou os que ainda não saíram. Recusado (409) enquanto outra pessoa os baixa.',
  body: z.object({ papel: papelDoAno, ano, quais: quaisBaixar }),
  reply: z.object({ id: idText, quantas: z.int() }),
});

export const parteDaBaixa = endpoint('POST /cobranca/parteDaBaixa', {
  summary:
    'Uma parte dos papéis que se baixam, em PDF trancado, e quais não puderam ser feitos. A mesma parte pode ser pedida de novo.',
  body: z.object({ id: digits(9), depois }),
  reply: parteRecebida,
});

export const terminaBaixa = endpoint('POST /cobranca/terminaBaixa', {
  summary: 'Diz que os papéis chegaram inteiros a quem os baixou. Antes disso nenhum conta como baixado.',
  body: z.object({ id: digits(9) }),
  reply: z.object({ baixadas: z.int(), deFora: z.int() }),
});
