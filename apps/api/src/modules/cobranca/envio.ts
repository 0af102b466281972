import { isEmail } from '@vidas/api-client/kinds/email';
import { isUnwritable } from '../../db/gone.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { exigeCanal } from '../../mail/canais.ts';
import type { Message } from '../../mail/mailer.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { claim, type Destino, findEnviado, settle, unclaim } from './envio.sql.ts';
import { tetoCheio } from './reenvio.rules.ts';
import { contaDoDia, findContaComo, umDeCadaVez } from './reenvio.sql.ts';

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

/** A mail server that refused has answered with a code; any other failure happened before it had its say. */
const reasonOf = (cause: unknown): string =>
  typeof (cause as { responseCode?: unknown } | null)?.responseCode === 'number'
    ? 'O servidor de e-mail não aceitou a mensagem.'
    : 'Não foi possível falar com o servidor de e-mail; tente de novo.';

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
  const reserva = (destino: Destino, { login, reenviar, emailDoCadastro }: PedidoDeEnvio) =>
    tx(db, async (trx): Promise<{ id: number } | { antes: string }> => {
      await umDeCadaVez(trx);
      const em = momentoLocal(clock());
      const isDoCadastro = emMinusculas(emailDoCadastro ?? '') === destino.destinatario;
      const contaComo = await findContaComo(trx, destino, isDoCadastro);
      const id = await claim(trx, destino, { login, em, contaComo });
      if (id === undefined)
        throw new Failure(409, 'Este envio está em andamento. Aguarde um instante e busque de novo.');
      // Another server may have sent it between the look and the claim.
      const antes = reenviar ? undefined : await findEnviado(trx, destino);
      if (antes !== undefined) {
        await unclaim(trx, id);
        return { antes };
      }
      if (contaComo === null) return { id };
      const dia = em.slice(0, 10);
      const contados = await contaDoDia(trx, destino, { login, dia });
      const cheio = tetoCheio(contados, config.cobranca.reenvio, { ...destino, contaComo, dia });
      if (cheio) throw new Failure(422, cheio.message, { problems: [cheio] });
      return { id };
    });

  const sendClaimed = async (destino: Destino, pedido: PedidoDeEnvio): Promise<Saida> => {
    const reservado = await reserva(destino, pedido);
    if ('antes' in reservado) return { isRepetido: true, enviadoEm: reservado.antes };
    const { id } = reservado;
    try {
      const content = await pedido.message();
      await mailer.send({ to: destino.destinatario, ...content }).catch((cause: unknown) => {
        if (isUnwritable(cause)) throw cause;
        log.warn({ err: cause }, 'envio por e-mail falhou');
        throw new Failure(502, `Erro ao enviar o email! ${reasonOf(cause)}`, { cause });
      });
    } catch (cause) {
      await settle(db, id, null);
      throw cause;
    }
    const em = momentoLocal(clock());
    await settle(db, id, em);
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
      const before = pedido.reenviar ? undefined : await findEnviado(db, destino);
      if (before !== undefined) return { isRepetido: true, enviadoEm: before };
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
