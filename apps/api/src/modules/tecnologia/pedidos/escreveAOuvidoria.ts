import type { Deps } from '../../../deps.ts';
import { canalFechado } from '../../../mail/canais.ts';

const assunto = 'Acesso à Ouvidoria';

/**
 * Writes to the ombudsman's address, the only staff address in the product (OPE-20). A failure is logged and
 * blocks nothing.
 */
export const escreveAOuvidoria = async (
  { db, config, mailer, log }: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>,
  text: string,
): Promise<void> => {
  if (!config.ombudsmanNotify) return;
  const fechado = await canalFechado({ db, config }, 'email');
  if (fechado !== null) {
    log.warn({ motivo: fechado }, 'acesso: aviso à ouvidoria não enviado');
    return;
  }
  // Only the kind of the error is logged: its text may contain the recipients.
  await mailer.send({ to: config.ombudsmanNotify, subject: assunto, text }).catch((error: Error) => {
    log.error({ kind: error.name }, 'acesso: aviso à ouvidoria não enviado');
  });
};
