import * as z from 'zod/mini';
import { linhaFoneErrado, linhaMensageria } from '../../cobranca/inadimplencia/inadimplencia.contract.ts';
import { enviado, getGeraDadosBoletoAbertos } from '../../cobranca/boleto/boleto.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { day, pathDay } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, optionalText, typed } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';

const noDia = z.object({ date: pathDay });

/** State of the sending of one bill (FIN-13). */
export const situacoesDeEnvio = [
  'Aguardando',
  'Enviado',
  'Sem e-mail',
  'Por telefone',
  'Falhou',
  'Em dúvida',
] as const;

export type SituacaoDeEnvio = (typeof situacoesDeEnvio)[number];

/** A bill due on a day, as a line of the messaging file (MSG-10); `TELEFONE` is blank when no message can arrive. */
export const boletoGerado = z.extend(linhaMensageria, {
  /**
   * Absent before the first sending of the day's bills. This field and the reason of a failure are our own server's.
   */
  ENVIO: z.optional(z.nullable(z.enum(situacoesDeEnvio))),
  ENVIO_MOTIVO: z.optional(optionalText),
  /** Field of our own server: amount for the sum in the question before a sending. */
  VALOR: z.optional(money),
  /** Field of our own server: the payer's wish about papers, in words (PAP-9). */
  FORMA: z.optional(optionalText),
});

export type BoletoGerado = z.output<typeof boletoGerado>;

/** Words for bills in the question before a day is sent. */
export const unidadeDoBoleto: Unidade = {
  um: 'boleto',
  varios: 'boletos',
  maior: 'o maior',
  temValor: true,
};

/** Line of a bill in the question before it is sent: amount and address (REL-46). */
export const linhaDoBoleto = ({
  NOSSONUMERO,
  EMAIL,
  VALOR = 0,
}: Pick<BoletoGerado, 'NOSSONUMERO' | 'EMAIL' | 'VALOR'>): LinhaDoAto => ({
  id: `${NOSSONUMERO} ${EMAIL}`,
  cents: VALOR,
});

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

const contagem = z.object({
  enviados: z.int(),
  semEmail: z.int(),
  /** Field of our own server: bills left out, because the payer asked for a call. */
  porTelefone: z.optional(z.int()),
  falhas: z.int(),
  /** Field of our own server: bills whose arrival is unknown. */
  emDuvida: z.optional(z.int()),
  pendentes: z.int(),
});

/** Counts of the bills of a due day, over all its sendings. */
export type ContagemDoEnvio = z.output<typeof contagem>;

/** The last job that sends a due day's bills, null before the first, with its counts. */
export const envioDeBoletos = z.extend(contagem, { tarefa: z.nullable(estadoDaTarefa) });

export type EnvioDeBoletos = z.output<typeof envioDeBoletos>;

export const getEnvioDeBoletos = endpoint('GET /financeiro/getEnvioBoletos/{date}', {
  summary: 'Como está o envio por e-mail dos boletos de um vencimento.',
  params: noDia,
  reply: envioDeBoletos,
});

export const enviaBoletos = endpoint('POST /financeiro/enviaBoletos', {
  summary:
    'Começa em segundo plano o envio por e-mail dos boletos de um vencimento, ou junta-se ao que corre: o que já saiu não sai de novo, o que falhou é tentado outra vez. Recusado (409) se os boletos não são os confirmados.',
  body: z.object({ date: day, confirmado: z.optional(confirmado) }),
  reply: envioDeBoletos,
});

export const enviaBoletoDoVencimento = endpoint('POST /financeiro/enviaBoletoDoVencimento', {
  summary:
    'Envia por e-mail um boleto de um vencimento ao endereço dado, que pode não ser o do cadastro. Recusado (409, campo `reenviar`) se um envio anterior ficou sem resposta.',
  body: z.object({
    date: day,
    nossoNumero: digits(20),
    email: typed(200),
    /** The person wants another sending, as in `enviaBoleto`. */
    reenviar: z.optional(z.boolean()),
  }),
  reply: enviado,
});

export const cancelaEnvioDeBoletos = endpoint('POST /financeiro/cancelaEnvioBoletos', {
  summary: 'Cancela um envio por e-mail, que para entre dois boletos; o que falta pode ser enviado depois.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});

/** The same call as `/cobranca/getGeraDadosBoletoAbertos/{type}/{matricula}` (FIN-14). */
export const getGeraDadosBoleto = endpoint('GET /financeiro/getGeraDadosBoleto/{type}/{matricula}', {
  summary: 'Diz se há boletos abertos; o mesmo que a chamada da Cobrança.',
  params: getGeraDadosBoletoAbertos.params,
  reply: getGeraDadosBoletoAbertos.reply,
});
