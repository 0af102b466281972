import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { createHash } from 'node:crypto';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { isUnwritable } from '../../db/gone.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { exigeCanal } from '../../mail/canais.ts';
import type { Message } from '../../mail/mailer.ts';
import { MailFailure, mailFailureOf, porqueNaoSaiu } from '../../mail/mailFailure.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { type Antes, claim, type Destino, findAntes, settle, unclaim } from './envio.sql.ts';
import { tetoCheio } from './documento-enviado/reenvio.rules.ts';
import { contaDoDia, findContaComo, umDeCadaVez } from './documento-enviado/reenvio.sql.ts';

/** How a request to send ended. */
export interface Saida {
  /** Nothing was sent now, because it had been sent to this address before. */
  isRepetido: boolean;
  /** 'YYYY-MM-DDTHH:MM'. */
  enviadoEm: string;
}

/** A request to send. */
export interface PedidoDeEnvio {
  chave: string;
  email: string;
  /** Where it goes by the register; null where that has no address. */
  emailDoCadastro: string | null;
  login: string;
  /** The person wants it sent again, knowing that it was sent before. */
  reenviar: boolean;
  /** The amount on the paper, which is kept (COB-29). */
  valorCents?: number;
  /** The wish that it obeys, which is kept too (PAP-9). */
  forma?: FormaDePapel | null;
  /** Makes the message; called only when it is really sent. */
  message: () => Promise<Omit<Message, 'to'>>;
}

/** An address in small letters: the same one however it is typed. */
const emMinusculas = (email: string): string => email.trim().toLowerCase();

/** The address in small letters. Throws Failure 422 naming the field. */
const addressOf = (email: string): string => {
  const address = emMinusculas(email);
  if (isEmail(address)) return address;
  const message = 'O e-mail não está escrito corretamente.';
  throw new Failure(422, message, { problems: [{ field: 'email', message }] });
};

/** The refusal after a failure of the mail; its cause is the `MailFailure`. */
const recusaDe = (cause: MailFailure, email: string): Failure => {
  const message = porqueNaoSaiu(cause, email);
  if (cause.motivo !== 'destinatario') return new Failure(502, message, { cause });
  return new Failure(422, message, { cause, problems: [{ field: 'email', message }] });
};

/** A sending whose answer was lost is not done again unless a person wants it, knowing that (COB-11). */
const recusaDuvida = ({ em }: Antes): Failure => {
  const message = `O servidor de e-mail recebeu esta mensagem em ${writeDayTime(em)} e não respondeu: ela pode ter chegado. Envie de novo só se não chegou.`;
  return new Failure(409, message, { problems: [{ field: 'reenviar', message }] });
};

/** The same message when it is sent again after a doubt, another one when a person wants it once more. */
const idDaMensagem = ({ chave, destinatario }: Destino, vezes: number): string =>
  createHash('sha256').update(`${chave} ${destinatario} ${vezes}`).digest('hex').slice(0, 40);

/** The failure of the mail behind a refusal; undefined for a refusal of another kind. */
export const falhaDoEnvio = (reason: unknown): MailFailure | undefined =>
  reason instanceof Failure && reason.cause instanceof MailFailure ? reason.cause : undefined;

const isEmDuvida = (reason: unknown): boolean => falhaDoEnvio(reason)?.motivo === 'duvida';

/** The outcome of a request for a paper that left before. Throws Failure where that is in doubt. */
const jaSaiu = (antes: Antes): Saida => {
  if (antes.emDuvida) throw recusaDuvida(antes);
  return { isRepetido: true, enviadoEm: antes.em };
};

/** Sends papers, each once to each address, however often it is asked for (COB-11), and again no more than a day allows (COB-28). */
export const emailSender = ({
  db,
  clock,
  config,
  mailer,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>) => {
  // A second request here while it is being sent gets the same outcome; one to another server is refused by the claim.
  const leaving = new Map<string, Promise<Saida>>();

  /** The number under which a paper is being sent; or when it was sent, where that is not to be done again. Throws Failure. */
  const reserva = (
    destino: Destino,
    { login, reenviar, emailDoCadastro, valorCents, forma }: PedidoDeEnvio,
  ) =>
    tx(db, async (trx): Promise<{ id: number; vezes: number } | { antes: Antes }> => {
      await umDeCadaVez(trx);
      const em = momentoLocal(clock());
      const isDoCadastro = emMinusculas(emailDoCadastro ?? '') === destino.destinatario;
      const contaComo = await findContaComo(trx, destino, isDoCadastro);
      const id = await claim(trx, destino, {
        login,
        em,
        contaComo,
        valorCents: valorCents ?? null,
        forma: forma ?? null,
      });
      if (id === undefined)
        throw new Failure(409, 'Este envio está em andamento. Aguarde um instante e busque de novo.');
      // Another server may have sent it between the look and the claim.
      const antes = await findAntes(trx, destino);
      if (antes !== undefined && !reenviar) {
        await unclaim(trx, id);
        return { antes };
      }
      const reservado = { id, vezes: antes?.vezes ?? 0 };
      if (contaComo === null) return reservado;
      const dia = em.slice(0, 10);
      const contados = await contaDoDia(trx, destino, { login, dia });
      const cheio = tetoCheio(contados, config.cobranca.reenvio, { ...destino, contaComo, dia });
      if (cheio) throw new Failure(422, cheio.message, { problems: [cheio] });
      return reservado;
    });

  const sendClaimed = async (destino: Destino, pedido: PedidoDeEnvio): Promise<Saida> => {
    const reservado = await reserva(destino, pedido);
    if ('antes' in reservado) return jaSaiu(reservado.antes);
    const { id, vezes } = reservado;
    const to = destino.destinatario;
    try {
      const content = await pedido.message();
      await mailer.send({ to, id: idDaMensagem(destino, vezes), ...content }).catch((cause: unknown) => {
        if (isUnwritable(cause)) throw cause;
        const falha = cause instanceof MailFailure ? cause : mailFailureOf(cause, false);
        // The answer of the server names the address.
        log.warn({ motivo: falha.motivo }, 'envio por e-mail falhou');
        throw recusaDe(falha, to);
      });
    } catch (cause) {
      await settle(db, id, {
        situacao: isEmDuvida(cause) ? 'EM_DUVIDA' : 'FALHOU',
        em: null,
        recusado: falhaDoEnvio(cause)?.motivo === 'destinatario',
      });
      throw cause;
    }
    const em = momentoLocal(clock());
    await settle(db, id, { situacao: 'ENVIADO', em });
    return { isRepetido: false, enviadoEm: em.slice(0, 16) };
  };

  return async (pedido: PedidoDeEnvio): Promise<Saida> => {
    const destino = { chave: pedido.chave, destinatario: addressOf(pedido.email) };
    const key = `${destino.chave} ${destino.destinatario}`;
    const running = leaving.get(key);
    if (running) return { ...(await running), isRepetido: true };
    // Registered before the first await, so that of many clicks at once only one gets here.
    const work = (async (): Promise<Saida> => {
      await exigeCanal({ db, config }, 'email');
      const antes = pedido.reenviar ? undefined : await findAntes(db, destino);
      if (antes !== undefined) return jaSaiu(antes);
      return sendClaimed(destino, pedido);
    })();
    leaving.set(key, work);
    try {
      return await work;
    } finally {
      leaving.delete(key);
    }
  };
};

/** Sends a paper once. */
export type EmailSender = ReturnType<typeof emailSender>;
