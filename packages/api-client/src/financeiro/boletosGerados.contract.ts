import * as z from 'zod/mini';
import { linhaFoneErrado, linhaMensageria } from '../cobranca/inadimplencia.contract.ts';
import { getGeraDadosBoletoAbertos } from '../cobranca/boleto.contract.ts';
import { endpoint } from '../http/endpoint.ts';
import { day, dayTime, pathDay } from '../kinds/day.ts';
import { optionalText } from '../kinds/text.ts';

const noDia = z.object({ date: pathDay });

/** How the sending of one bill stands (FIN-13). */
export const situacoesDeEnvio = ['Aguardando', 'Enviado', 'Sem e-mail', 'Falhou'] as const;

export type SituacaoDeEnvio = (typeof situacoesDeEnvio)[number];

/** A bill due on a day, as a line of the messaging file (MSG-10); `TELEFONE` is blank where no message gets through. */
export const boletoGerado = z.extend(linhaMensageria, {
  /** Absent while the bills of the day were never sent; ours, as the reason of a failure is. */
  ENVIO: z.optional(z.nullable(z.enum(situacoesDeEnvio))),
  ENVIO_MOTIVO: z.optional(optionalText),
});

export type BoletoGerado = z.output<typeof boletoGerado>;

export const getBoletosGerados = endpoint('GET /financeiro/getRelatorioBoletoMensageria/{date}', {
  summary: 'Os boletos em aberto com este vencimento, de pessoas e empresas, e como está o envio de cada um.',
  params: noDia,
  reply: z.array(boletoGerado),
});

export const getFoneErrado = endpoint('GET /financeiro/getBoletoMensageriaFoneErrado/{date}', {
  summary: 'Os boletos em aberto com este vencimento cujo pagador não recebe mensagem, e por quê.',
  params: noDia,
  reply: z.array(linhaFoneErrado),
});

/** The sending of the bills of a due day: how far it is, and what did not leave. */
export const envioDeBoletos = z.object({
  /** NENHUM: never asked for. */
  situacao: z.enum(['NENHUM', 'ENVIANDO', 'PARADO', 'TERMINADO']),
  enviados: z.int(),
  semEmail: z.int(),
  falhas: z.int(),
  pendentes: z.int(),
  iniciadoEm: z.nullable(dayTime),
  usuario: optionalText,
  /** Why it stopped by itself. */
  motivo: optionalText,
});

export type EnvioDeBoletos = z.output<typeof envioDeBoletos>;

export const getEnvioDeBoletos = endpoint('GET /financeiro/getEnvioBoletos/{date}', {
  summary: 'Como está o envio por e-mail dos boletos de um vencimento.',
  params: noDia,
  reply: envioDeBoletos,
});

export const enviaBoletos = endpoint('POST /financeiro/enviaBoletos', {
  summary:
    'Começa ou retoma o envio por e-mail dos boletos de um vencimento: o que já saiu não sai de novo, o que falhou é tentado outra vez.',
  body: z.object({ date: day }),
  reply: envioDeBoletos,
});

export const paraEnvioDeBoletos = endpoint('POST /financeiro/paraEnvioBoletos', {
  summary: 'Para o envio por e-mail dos boletos de um vencimento; o que falta pode ser retomado.',
  body: z.object({ date: day }),
  reply: envioDeBoletos,
});

/** The same as `/cobranca/getGeraDadosBoletoAbertos/{type}/{matricula}` (FIN-14). */
export const getGeraDadosBoleto = endpoint('GET /financeiro/getGeraDadosBoleto/{type}/{matricula}', {
  summary: 'Diz se há boletos abertos; o mesmo que a chamada da Cobrança.',
  params: getGeraDadosBoletoAbertos.params,
  reply: getGeraDadosBoletoAbertos.reply,
});
