import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import { boleto, tipoBoleto } from '../boleto/boleto.contract.ts';

/** An open title of the payer, as Gerar boleto shows it. */
const boletoDoPagador = z.extend(boleto, {
  /** True for the one title of each open invoice whose amount is in the total. */
  somaNoTotal: z.boolean(),
  /** Text that asks for its payment; null when it cannot be paid today. */
  mensagem: z.nullable(z.string()),
});

export type BoletoDoPagador = z.output<typeof boletoDoPagador>;

/** A telephone of the register; a wrong one has the author of the report. */
const telefone = z.object({
  numero: z.string(),
  erradoPor: z.nullable(z.string()),
  erradoEm: z.nullable(day),
});

const papel = z.object({
  enviadoEm: dayTime,
  documento: z.string(),
  /** '' for a paper that was downloaded to be posted. */
  email: z.string(),
  situacao: z.string(),
  referencia: optionalText,
  usuario: z.string(),
});

const promessa = z.object({
  registradaEm: dayTime,
  por: z.string(),
  nota: z.string(),
  prometeEm: z.nullable(day),
  proximoEm: z.nullable(day),
});

const pagador = z.object({
  /** E for a company, whose `matricula` is its code. */
  tipo: tipoBoleto,
  /** Matrícula of the holder, even for the search of a dependent. */
  matricula: idText,
  nome: z.string(),
  documento: optionalText,
  email: optionalText,
  situacao: z.string(),
  telefones: z.array(telefone),
  /** Day of the amounts. */
  hoje: day,
  /** Whole debt of the day, with fine and interest (CTA-2). */
  total: money,
  /** Numbers of open invoices and of late ones. */
  faturas: z.int(),
  vencidas: z.int(),
  /** Kinds of search under which a new boleto covers them (REM-8). */
  tiposEmAberto: z.array(tipoBoleto),
  boletos: z.array(boletoDoPagador),
  papeis: z.array(papel),
  /** Contacts, newest first; null for a reader without access to them. */
  promessas: z.nullable(z.array(promessa)),
});

export type Pagador = z.output<typeof pagador>;

/** Most papers, and most contacts, in an answer. */
export const maximoDoPagador = 20;

// A POST, because a matrícula must not stand in an address (SEG-23).
export const getPagador = endpoint('POST /cobranca/getPagador', {
  summary:
    'Um pagador inteiro: tudo o que deve com o total de hoje, os boletos, os telefones e os que alguém achou errados, os últimos papéis enviados por e-mail ou baixados para o correio e, para a Cobrança, o que prometeu. A matrícula de um dependente acha o titular.',
  body: z.object({ type: tipoBoleto, matricula: typed(20) }),
  reply: pagador,
});
