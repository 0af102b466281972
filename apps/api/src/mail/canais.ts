import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';

/** A channel out of this installation. */
export type Canal = 'email' | 'mensagens';

/** Setting that opens each channel, and the message when it is closed. */
const canais = {
  email: { variavel: 'SMTP_URL', nome: 'O envio de e-mails' },
  mensagens: { variavel: 'MESSAGING_URL', nome: 'O serviço de mensagens' },
} as const satisfies Record<Canal, { variavel: string; nome: string }>;

const isDemonstracao = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('demo_carga').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Reason why a channel is closed; null when open, and with demonstration data, whose messages are never
 * really sent (MSG-17).
 */
export const canalFechado = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  canal: Canal,
): Promise<string | null> => {
  const isAberto = canal === 'email' ? config.smtpUrl !== undefined : config.messaging.url !== undefined;
  if (isAberto || (await isDemonstracao(db))) return null;
  const { nome, variavel } = canais[canal];
  return `${nome} não está configurado (${variavel}). Fale com a TI.`;
};

/** Call in every sending act before it writes anything. Throws Failure 422 when the channel is closed (MSG-17). */
export const exigeCanal = async (deps: Pick<Deps, 'db' | 'config'>, canal: Canal): Promise<void> => {
  const motivo = await canalFechado(deps, canal);
  if (motivo !== null) throw new Failure(422, motivo);
};
