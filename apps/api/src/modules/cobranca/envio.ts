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
import { avisosPorEmail } from './aviso/entraEmail.ts';
import { type Antes, claim, type Destino, findAntes, settle, unclaim } from './envio.sql.ts';
import { tetoCheio } from './documento-enviado/reenvio.rules.ts';
import { contaDoDia, findContaComo, umDeCadaVez } from './documento-enviado/reenvio.sql.ts';

/** Outcome of a request to send. */
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
  /** Registered address; null without one. */
  emailDoCadastro: string | null;
  login: string;
  /** The person knows of the earlier sending and wants another. */
  reenviar: boolean;
  /** Amount on the paper, recorded with the sending (COB-29). */
  valorCents?: number;
  /** Form that the payer asked for, recorded with the sending (PAP-9). */
  forma?: FormaDePapel | null;
  /** Builds the message; called only for a real sending. */
  message: () => Promise<Omit<Message, 'to'>>;
}

/** Address in lower case, so that typing does not matter. */
const emMinusculas = (email: string): string => email.trim().toLowerCase();

/** Address in lower case. Throws Failure 422 naming the field. */
const addressOf = (email: string): string => {
  const address = emMinusculas(email);
  if (isEmail(address)) return address;
  const message = 'O e-mail não está escrito corretamente.';
  throw new Failure(422, message, { problems: [{ field: 'email', message }] });
};

/** Refusal after a failure of the mail; its cause is the `MailFailure`. */
const recusaDe = (cause: MailFailure, email: string): Failure => {
  const message = porqueNaoSaiu(cause, email);
  if (cause.motivo !== 'destinatario') return new Failure(502, message, { cause });
  return new Failure(422, message, { cause, problems: [{ field: 'email', message }] });
};

/** A sending without an answer is repeated only by a person who knows of it (COB-11). */
const recusaDuvida = ({ em }: Antes): Failure => {
  const message = `O servidor de e-mail recebeu esta mensagem em ${writeDayTime(em)} e não respondeu: ela pode ter chegado. Envie de novo só se não chegou.`;
  return new Failure(409, message, { problems: [{ field: 'reenviar', message }] });
};

/** Message id: the same after a doubt, a new one when a person repeats a sending. */
const idDaMensagem = ({ chave, destinatario }: Destino, vezes: number): string =>
  createHash('sha256').update(`${chave} ${destinatario} ${vezes}`).digest('hex').slice(0, 40);

/** Mail failure behind a refusal; undefined for a refusal of another kind. */
export const falhaDoEnvio = (reason: unknown): MailFailure | undefined =>
  reason instanceof Failure && reason.cause instanceof MailFailure ? reason.cause : undefined;

const isEmDuvida = (reason: unknown): boolean => falhaDoEnvio(reason)?.motivo === 'duvida';

/** Outcome for a paper sent before. Throws Failure when that sending is in doubt. */
const jaSaiu = (antes: Antes): Saida => {
  if (antes.emDuvida) throw recusaDuvida(antes);
  return { isRepetido: true, enviadoEm: antes.em };
};

/**
 * Sends each paper once to each address, however often it is requested (COB-11), with daily limits for
 * repetitions (COB-28).
 */
export const emailSender = ({
  db,
  clock,
  config,
  mailer,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>) => {
  // A second request here shares the outcome of the running one; the claim refuses one on another server.
  const leaving = new Map<string, Promise<Saida>>();
  const avisos = avisosPorEmail({ db, config });

  /** Id of the new sending, or the moment of an earlier one that is not repeated. Throws Failure. */
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
      // Another server may have sent it between the check and the claim.
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
      const texto = `${content.subject}\n${content.text}`;
      const { chave, login } = pedido;
      await avisos.entra({ envio: id, chave, destinatario: to, texto, login, em: momentoLocal(clock()) });
      await mailer.send({ to, id: idDaMensagem(destino, vezes), ...content }).catch((cause: unknown) => {
        if (isUnwritable(cause)) throw cause;
        const falha = cause instanceof MailFailure ? cause : mailFailureOf(cause, false);
        // The server's answer contains the address, so only the reason is logged.
        log.warn({ motivo: falha.motivo }, 'envio por e-mail falhou');
        throw recusaDe(falha, to);
      });
    } catch (cause) {
      await settle(db, id, {
        situacao: isEmDuvida(cause) ? 'EM_DUVIDA' : 'FALHOU',
        em: null,
        recusado: falhaDoEnvio(cause)?.motivo === 'destinatario',
      });
      if (!isEmDuvida(cause)) await avisos.termina(id, 'FALHOU');
      throw cause;
    }
    const em = momentoLocal(clock());
    await settle(db, id, { situacao: 'ENVIADO', em });
    await avisos.termina(id, 'ENVIADO');
    return { isRepetido: false, enviadoEm: em.slice(0, 16) };
  };

  return async (pedido: PedidoDeEnvio): Promise<Saida> => {
    const destino = { chave: pedido.chave, destinatario: addressOf(pedido.email) };
    const key = `${destino.chave} ${destino.destinatario}`;
    const running = leaving.get(key);
    if (running) return { ...(await running), isRepetido: true };
    // Registered before the first await, so that simultaneous clicks share one sending.
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

export type EmailSender = ReturnType<typeof emailSender>;
