import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmadoEscrito, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { dayTime } from '../../kinds/day.ts';
import { optionalText, typed } from '../../kinds/text.ts';
import {
  certo,
  inteiro,
  momentoPedido,
  optionalInteger,
  optionalMoment,
  optionalMoney,
  quantidade,
  simNao,
} from './mensageria.kinds.ts';

/** Status of a campaign (MSG-3); a code that is not listed is shown as 'Desconhecido (n)' (MSG-5). */
export const statusCampanha: Readonly<Record<number, string>> = {
  1: 'Processando',
  3: 'Enviado',
  5: 'Cancelado',
  11: 'Importando',
  12: 'Importado / aguardando autorização',
  13: 'Erro de importação',
};

/** The one status in which a campaign may be authorised. */
export const aguardandoAutorizacao = 12;

/** True while a campaign changes by itself (import or sending), so that it is read again. */
export const isCampanhaAndando = (status: number): boolean => status === 1 || status === 11;

/** Situation of a message (MSG-4). */
export const situacaoMensagem: Readonly<Record<number, string>> = {
  0: 'Pendente',
  1: 'Enviado',
  2: 'Cancelado',
  3: 'Lido',
  4: 'Erro',
  5: 'Respondido',
  6: 'Clicado',
  7: 'Entregue',
};

/** Columns of a campaign's CSV, in order (MSG-10); separator ';', the first line names them. */
export const colunasCampanha = [
  'TELEFONE',
  'MENSAGEM',
  'LOCALIZADOR',
  'DATA_HORA_AGENDADA',
  'ENVIA_INAPP',
  'ENVIA_SMS',
  'ID_FUNCIONALIDADE',
  'ID_REGISTRO',
  'TIPO_CALLBACK',
  'LINHADIGITAVEL',
  'MATRICULA',
  'EMAIL',
  'NOSSONUMERO',
  'NOME',
  'TIPOBOLETO',
] as const;

export type ColunaCampanha = (typeof colunasCampanha)[number];

/** Most lines of one CSV, the header not counted. */
export const maxLinhasCampanha = 20_000;

/** Most bytes of one CSV. */
export const maxBytesCampanha = 16 * 1_048_576;

/** Most characters of one message; an SMS of this length costs as much as five. */
export const maxTextoMensagem = 640;

/** A campaign with the fields of the specification; moments are 'YYYY-MM-DDTHH:mm', money is cents. */
export const campanha = z.object({
  id_campanha: inteiro,
  nome_campanha: z.string(),
  /** See `statusCampanha`. */
  status: inteiro,
  id_operadora: optionalInteger,
  id_aplicacao: optionalInteger,
  id_fatura: optionalInteger,
  id_funcionalidade: optionalInteger,
  id_registro: optionalInteger,
  request_push: optionalText,
  request_sms: optionalText,
  request_email: optionalText,
  titulo_enviado: optionalText,
  texto_enviado: optionalText,
  texto_enviado_alternativo: optionalText,
  data_hora_criacao: optionalMoment,
  data_hora_agendada: optionalMoment,
  data_hora_inicio_envio: optionalMoment,
  data_hora_fim_envio: optionalMoment,
  motivo_cancelamento: optionalText,
  tipo_campanha: optionalText,
  qtd_push: quantidade,
  qtd_sms: quantidade,
  qtd_email: quantidade,
  valor_push: optionalMoney,
  valor_sms: optionalMoney,
  valor_email: optionalMoney,
  valor_total: optionalMoney,
  envia_push: simNao,
  envia_sms: simNao,
  envia_email: simNao,
  broadcast: simNao,
  tipo_callback: optionalText,
  segmentacao_str: optionalText,
  /** Field of our own server: a request to send got no answer, and its result is unknown (MSG-15). */
  em_duvida: z.optional(z.boolean()),
});

export type Campanha = z.output<typeof campanha>;

/** Words for messages in the question before a campaign is sent. */
export const unidadeDaCampanha: Unidade = { um: 'mensagem', varios: 'mensagens', temValor: true };

/** Line of a campaign in the question before it is sent: messages by channel, and their cost (REL-46). */
export const linhaDaCampanha = (
  campanha: Pick<Campanha, 'id_campanha' | 'qtd_push' | 'qtd_sms' | 'qtd_email' | 'valor_total'>,
): LinhaDoAto => {
  const { id_campanha, qtd_push, qtd_sms, qtd_email, valor_total } = campanha;
  return {
    id: [id_campanha, qtd_push, qtd_sms, qtd_email].join(' '),
    cents: valor_total,
    quantas: qtd_push + qtd_sms + qtd_email,
  };
};

/** A message of a campaign with the fields of the specification. */
export const mensagemCampanha = z.object({
  id_msg_envio: inteiro,
  id_campanha: inteiro,
  telefone: optionalText,
  email: optionalText,
  texto: optionalText,
  /** 'PUSH', 'SMS' or 'E-MAIL'. */
  tipo_envio: optionalText,
  /** See `situacaoMensagem`. */
  situacao: inteiro,
  data_hora_agendada: optionalMoment,
  data_hora_enviada: optionalMoment,
  data_hora_validade: optionalMoment,
  data_recebimento: optionalMoment,
  localizador: optionalText,
  autorizado: simNao,
  copia: simNao,
  num_copias: quantidade,
  plataforma: optionalText,
  tipo_callback: optionalText,
  tipo_click: optionalText,
  tipo_notificacao: optionalText,
  token: optionalText,
  valor_tarifado: optionalMoney,
});

export type MensagemCampanha = z.output<typeof mensagemCampanha>;

/** The list of a wrapper (SER-9): [[…]] on the wire, accepted with one level more or less, flat in our code. */
const lista = <S extends typeof campanha | typeof mensagemCampanha>(item: S) =>
  z.codec(
    z.union([z.array(z.array(item)), z.array(item), z.object({ data: z.array(z.array(item)) })]),
    z.array(z.custom<z.output<S>>()),
    {
      decode: (wire) => ('data' in wire ? wire.data : wire).flat() as z.output<S>[],
      encode: (rows) => [rows] as never,
    },
  );

const deCampanhas = z.object({ status: certo, message: z.string(), data: lista(campanha) });
const deMensagens = z.object({ status: certo, message: z.string(), data: lista(mensagemCampanha) });

/** The answer to a command; `campanha` is the campaign after it, when the server sends it. */
const feito = z.object({
  status: certo,
  message: z.string(),
  campanha: z.optional(campanha),
  /** True when nothing was done now, because it was done before. */
  isRepetido: z.optional(z.boolean()),
});

export type CampanhaFeita = z.output<typeof feito>;

/** The account hash of a client that calls the messaging service directly (MSG-1); our server ignores it. */
const conta = { mshash: z.optional(typed(200)) };

export const buscaCampanhas = endpoint('POST /mensageria/campanha/buscar', {
  summary: 'As campanhas, a mais nova primeiro; de um mês, de um ano ou todas.',
  form: true,
  body: z.object({
    ...conta,
    mes: z.optional(inteiro.check(z.gte(1, 'mês de 1 a 12'), z.lte(12, 'mês de 1 a 12'))),
    ano: z.optional(
      inteiro.check(z.gte(2000, 'ano com quatro dígitos'), z.lte(2100, 'ano com quatro dígitos')),
    ),
  }),
  reply: deCampanhas,
});

export const detalhesCampanha = endpoint('POST /mensageria/campanha/detalhes', {
  summary: 'Uma campanha; 404 quando não existe.',
  form: true,
  body: z.object({ ...conta, id_campanha: inteiro }),
  reply: deCampanhas,
});

export const buscaMensagens = endpoint('GET /mensageria/buscar/mensagens', {
  summary: 'As mensagens de uma campanha, na ordem do arquivo.',
  query: z.object({
    ...conta,
    id_campanha: inteiro,
    copias: z.optional(simNao),
    offset: z.optional(inteiro.check(z.gte(0, 'não pode ser negativo'))),
    /** qtd_push + qtd_sms of the campaign. */
    limit: z.optional(inteiro.check(z.gte(0, 'não pode ser negativo'))),
  }),
  reply: deMensagens,
});

export const importaCampanha = endpoint('POST /mensageria/campanha/importar', {
  summary:
    'Importa uma campanha de um CSV; nada é importado quando uma linha está errada (422) ou o arquivo é repetido (409).',
  form: true,
  file: 'arquivo_importacao',
  body: z.object({
    ...conta,
    nome_campanha: typed(100),
    enviar_push: simNao,
    enviar_sms: simNao,
    /** The person knows that the same file was imported this month under this name. */
    repetir: z.optional(simNao),
  }),
  reply: feito,
});

export const autorizaEnvio = endpoint('POST /mensageria/campanha/autorizar_envio', {
  summary:
    'Autoriza o envio de uma campanha importada, uma vez: uma nova tentativa não envia de novo. Recusado (409) se ela não tem as mensagens confirmadas.',
  form: true,
  body: z.object({
    ...conta,
    id_campanha: inteiro,
    /** The operator's local time; a past moment means now. */
    nova_data_envio: momentoPedido,
    /** Field of our own server: the person knows of an unanswered request (409) and sends all the same; recorded. */
    enviar_em_duvida: z.optional(simNao),
    /** Field of our own server. */
    confirmado: z.optional(confirmadoEscrito),
  }),
  reply: feito,
});

/** Body of the refusal 422 of `importaCampanha` (`ApiError.body`); its `problems` are the first 100. */
export const recusaImportacao = z.object({
  error: z.string(),
  problems: z.array(
    z.object({
      /** Line number as an editor counts: 1 is the header. */
      line: z.optional(z.int()),
      /** Name of the column. */
      field: z.optional(z.string()),
      message: z.string(),
    }),
  ),
  /** Problems in all. */
  total: z.int(),
  /** Lines with at least one problem. */
  linhas: z.int(),
  /** The same file as text with MOTIVO as the last column; null when it could not be read as a table. */
  arquivo: z.nullable(z.string()),
});

/** Body of the refusal 409 of `importaCampanha`: sending it again with `repetir` imports it. */
export const importacaoRepetida = z.object({
  error: z.string(),
  repetida: z.object({ id_campanha: z.nullable(z.int()), data_hora_criacao: dayTime }),
});

/** Body of the refusal 409 of `autorizaEnvio` in doubt: a request with `enviar_em_duvida` sends it (MSG-15). */
export const envioEmDuvida = z.object({ duvida: z.object({ quem: z.string(), em: dayTime }) });
