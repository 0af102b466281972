import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, pathDay } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { tipoBoleto } from '../boleto/boleto.contract.ts';

/** An open invoice of a payer, with its cost on the chosen day (REM-8). */
const faturaEmAberto = z.object({
  fatura: idText,
  titulo: idText,
  vencimento: day,
  /** Amount still owed, without fine and interest. */
  valor: money,
  multa: money,
  juros: money,
  total: money,
  /** The new boleto that collects it now. */
  novoBoleto: optionalText,
  /** Reason why it cannot go into a new boleto; null when it can. */
  impede: optionalText,
});

export type FaturaEmAberto = z.output<typeof faturaEmAberto>;

const previa = z.object({
  /** Reason why no new boleto can be made here, and who can make one; null when it can. */
  porque: optionalText,
  /** Refusal of this day; null when the day is possible. */
  recusaDoDia: optionalText,
  faturas: z.array(faturaEmAberto),
});

export type PreviaNovoBoleto = z.output<typeof previa>;

export const getNovoBoleto = endpoint('GET /cobranca/getNovoBoleto/{type}/{matricula}/{date}', {
  summary:
    'As faturas em aberto de um pagador, com multa e juros do dia escolhido, e se um novo boleto pode ser emitido.',
  params: z.object({ type: tipoBoleto, matricula: digits(20), date: pathDay }),
  reply: previa,
});

export const emiteNovoBoleto = endpoint('POST /cobranca/emiteNovoBoleto', {
  summary:
    'Emite um boleto de uma ou várias faturas em aberto de um pagador, para um dia útil bancário. Os boletos que ele substitui pedem baixa. O total é o que a pessoa viu: sendo outro agora, 409.',
  body: z.object({
    type: tipoBoleto,
    matricula: typed(20),
    vencimento: day,
    faturas: z.array(typed(40)).check(z.minLength(1, 'escolha ao menos uma fatura'), z.maxLength(100)),
    total: money,
  }),
  reply: z.object({
    numero: idText,
    nossoNumero: idText,
    vencimento: day,
    total: money,
    /** Number of bank boletos that it replaces. */
    substituidos: z.int(),
    message: z.string(),
  }),
});

const feito = z.object({ message: z.string() });

export const desisteNovoBoleto = endpoint('POST /cobranca/desisteNovoBoleto', {
  summary: 'Desiste de um novo boleto que ainda não foi ao banco; o seu número não se usa de novo.',
  body: z.object({ numero: typed(20) }),
  reply: feito,
});

export const pedeRegistroDeNovo = endpoint('POST /cobranca/pedeRegistroDeNovo', {
  summary: 'Põe de novo na próxima remessa um boleto que o banco recusou por dados que já foram corrigidos.',
  body: z.object({ numero: typed(20) }),
  reply: feito,
});
