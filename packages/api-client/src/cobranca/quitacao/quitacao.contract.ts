import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import { ano, declaracaoDoAno, envioDeDeclaracoes } from '../declaracoes-do-ano/declaracoesDoAno.contract.ts';

/** The annual discharge of a payer for one past year (Lei 12.007/2009). */
export const quitacao = z.object({
  /** Year and matrícula. */
  idDeclaracao: idText,
  matricula: idText,
  nome: z.string(),
  ano: z.int(),
  /** Months with an amount due, in words: 'janeiro a dezembro'. */
  meses: z.string(),
  /** Sum of the year's invoices, by due day. */
  total: money,
  /** Without fine and interest; zero when the payer owes nothing of the year. */
  deve: money,
  /** Reason for no discharge: the months owed and the amount; null when nothing is owed. */
  motivo: optionalText,
  /** The check code that the paper prints (PAP-7); null where there is none. */
  codigo: optionalText,
  /** Letters of the holder's name that no font of the paper has; absent when none is missing (PAP-2). */
  letrasSemFonte: z.optional(z.string()),
});

export type Quitacao = z.output<typeof quitacao>;

/** A discharge in the list of its year; 'Em débito' when the payer gets none. */
export const quitacaoDoAno = z.extend(declaracaoDoAno, { meses: z.string(), deve: money });

export type QuitacaoDoAno = z.output<typeof quitacaoDoAno>;

const deUma = { matricula: typed(20), ano };
const doAno = z.object({ ano });

export const listarQuitacoes = endpoint('POST /cobranca/listarQuitacoes', {
  summary:
    'As quitações anuais de débitos do contrato de uma matrícula, de cada ano passado com faturas, e o que se deve de quem não a tem.',
  body: z.object({ matricula: typed(20) }),
  reply: z.array(quitacao),
});

export const quitacaoPdf = endpoint('POST /cobranca/quitacaoPdf', {
  summary:
    'A quitação anual de débitos de um ano em PDF trancado, em base64. Recusada (422) a quem deve algo do ano.',
  body: z.object(deUma),
  reply: z.object({ data: z.string() }),
});

export const enviaQuitacao = endpoint('POST /cobranca/enviaQuitacao', {
  summary: 'Envia por e-mail a quitação anual de débitos de um ano.',
  body: z.object({ ...deUma, email: typed(200), reenviar: z.optional(z.boolean()) }),
  reply: z.object({ status: z.boolean(), message: z.string(), isRepetido: z.optional(z.boolean()) }),
});

export const getQuitacoesDoAno = endpoint('GET /cobranca/getQuitacoesDoAno/{ano}', {
  summary:
    'As quitações anuais de débitos de um ano passado, de todos os titulares com faturas, como está o envio de cada uma e quem deve.',
  params: doAno,
  reply: z.array(quitacaoDoAno),
});

export const getEnvioDeQuitacoes = endpoint('GET /cobranca/getEnvioDeQuitacoes/{ano}', {
  summary: 'Como está o envio por e-mail das quitações de um ano.',
  params: doAno,
  reply: envioDeDeclaracoes,
});

export const enviaQuitacoes = endpoint('POST /cobranca/enviaQuitacoes', {
  summary:
    'Começa em segundo plano o envio por e-mail das quitações de um ano que nunca saíram, ou junta-se ao que corre. Recusado (409) se não são as confirmadas.',
  body: z.object({ ano, confirmado }),
  reply: envioDeDeclaracoes,
});

export const cancelaEnvioDeQuitacoes = endpoint('POST /cobranca/cancelaEnvioDeQuitacoes', {
  summary: 'Cancela um envio de quitações, que para entre duas; o que falta pode ser enviado depois.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});
