import * as z from 'zod/mini';
import { ApiError } from '../../http/ApiError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime, pathDay } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { origemDoPix } from '../pix/pix.contract.ts';

/** I individual and cancelled, E company (`matricula` carries its code), A company on leave or cancelled (COB-1). */
export const tipoBoleto = z.enum(['I', 'E', 'A']);

export type TipoBoleto = z.output<typeof tipoBoleto>;

const busca = { type: tipoBoleto, matricula: digits(20) };
const abertos = z.object(busca);

/** `status` 'true': show the message and ask for no rows (COB-2). */
const aviso = z.object({ status: z.string(), message: z.string() });

/** A bill with the keys of the specification (COB-3); fields of our own server are optional (SER-7). */
export const boleto = z.object({
  nome: z.string(),
  rua: optionalText,
  numero: optionalText,
  bairro: optionalText,
  cidade: optionalText,
  Uf: optionalText,
  cep: optionalText,
  /** The amount still owed, without fine and interest. */
  'valor boleto': money,
  'data vencimento': day,
  /** '0' for a bill that cannot be made or sent. */
  matricula: idText,
  email: optionalText,
  'cpf/cnpj': optionalText,
  /** Empty for a title on automatic debit. */
  nossoNumero: idText,
  'numero boleto cedente': idText,
  /** Days after the due day in which the bank still accepts it. */
  'qtd dias validos': z.int(),
  linhaDigitavel: z.optional(z.string()),
  situacao: z.optional(z.enum(['A VENCER', 'VENCIDO', 'EXPIRADO'])),
  /** True when the title is debited from the payer's account: there is no boleto to make or send (COB-25). */
  debitoAutomatico: z.optional(z.boolean()),
  /** The part received of an unpaid title, and its last day; absent where nothing was received. */
  recebidoEmParte: z.optional(money),
  recebidoEmParteEm: z.optional(z.nullable(day)),
  /** The new boleto that collects it, in place of this one (REM-11). */
  substituidoPor: z.optional(z.string()),
  /** Reason why the bank accepts no payment, on any day. */
  recusa: z.optional(z.string()),
  /** State of a new boleto at the bank; absent for a title of the core system. */
  registro: z.optional(z.enum(['AGUARDANDO', 'REGISTRADO', 'RECUSADO', 'NULO', 'SUBSTITUIDO', 'DESISTIDO'])),
  /** Letters of names and address that no font of the paper has; absent when none is missing (PAP-2). */
  letrasSemFonte: z.optional(z.string()),
  /** Form in which the payer asked for papers, in words; absent without a wish (PAP-9). */
  formaPedida: z.optional(z.string()),
  /** Owner of the PIX code that pays it today; absent where there is none (CTA-13). */
  pix: z.optional(origemDoPix),
  /** Interest and fine of a late bill as of today; `valorAtualizado` is the value with them. */
  juros: z.optional(money),
  multa: z.optional(money),
  valorAtualizado: z.optional(money),
  /** Moment and address of the last sending; null before the first. */
  enviadoEm: z.optional(z.nullable(dayTime)),
  enviadoPara: z.optional(optionalText),
});

export type Boleto = z.output<typeof boleto>;

export const getGeraDadosBoleto = endpoint('GET /cobranca/getGeraDadosBoleto/{type}/{matricula}/{dueDate}', {
  summary: 'Diz se há boleto aberto com este vencimento.',
  params: z.object({ ...busca, dueDate: pathDay }),
  reply: aviso,
});

export const getGeraDadosBoletoAbertos = endpoint(
  'GET /cobranca/getGeraDadosBoletoAbertos/{type}/{matricula}',
  { summary: 'Diz se há boletos abertos.', params: abertos, reply: aviso },
);

export const getBoletoDados = endpoint('GET /cobranca/getBoletoDados/{type}/{matricula}/{date}', {
  summary: 'Os boletos abertos com este vencimento.',
  params: z.object({ ...busca, date: pathDay }),
  reply: z.array(boleto),
});

export const getBoletoDadosAbertos = endpoint('GET /cobranca/getBoletoDadosAbertos/{type}/{matricula}', {
  summary: 'Os boletos abertos, o mais antigo primeiro.',
  params: abertos,
  reply: z.array(boleto),
});

export const getGeraBoleto = endpoint('GET /cobranca/getGeraBoleto/{matricula}/{nossoNumero}', {
  summary: 'O boleto em PDF, byte por byte; abre com os 5 primeiros caracteres do CPF ou CNPJ do pagador.',
  params: z.object({ matricula: digits(20), nossoNumero: digits(20) }),
  // Some servers write their buffer one level deeper (SER-9).
  reply: z.object({ data: z.union([z.array(z.int()), z.object({ data: z.array(z.int()) })]) }),
});

export const enviado = z.object({
  status: z.boolean(),
  message: z.string(),
  /** True when nothing was sent now, because this address had received it before. */
  isRepetido: z.optional(z.boolean()),
  enviadoEm: z.optional(z.nullable(dayTime)),
});

export const getEnviaBoleto = endpoint(
  'GET /cobranca/getEnviaBoleto/{matricula}/{email}/{name}/{nossoNumero}',
  {
    summary:
      'Envia o boleto por e-mail, uma vez. A forma da especificação; prefira enviaBoleto. A saudação leva o nome do cadastro, seja qual for `name`.',
    params: z.object({ matricula: digits(20), email: typed(200), name: typed(200), nossoNumero: digits(20) }),
    reply: enviado,
  },
);

export const enviaBoleto = endpoint('POST /cobranca/enviaBoleto', {
  summary: 'Envia o boleto por e-mail, uma vez: um clique repetido ou uma nova tentativa não envia de novo.',
  body: z.object({
    matricula: typed(20),
    email: typed(200),
    /** Field of the specification. The message greets by the name in the register (COB-28). */
    name: typed(200),
    nossoNumero: typed(20),
    /**
     * The person knows of the earlier sending and wants another. Beyond the limit per day (COB-28) the answer is 422.
     */
    reenviar: z.optional(z.boolean()),
  }),
  reply: enviado,
});

/** True when a sending is refused because an earlier one got no answer: only a person may decide to send again. */
export const pedeReenvio = (reason: unknown): boolean =>
  reason instanceof ApiError &&
  reason.kind === 'conflict' &&
  reason.problems.some(({ field }) => field === 'reenviar');
