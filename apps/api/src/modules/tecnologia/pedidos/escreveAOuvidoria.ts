import type { Deps } from '../../../deps.ts';
import { canalFechado } from '../../../mail/canais.ts';

const assunto = 'Acesso à Ouvidoria';

/** Writes to the address of the ombudsman, the only one of staff that the product knows (OPE-20). What fails is logged, and holds nothing up. */
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
  // Only the kind of the error is logged: its text may quote the recipients.
  await mailer.send({ to: config.ombudsmanNotify, subject: assunto, text }).catch((error: Error) => {
    log.error({ kind: error.name }, 'acesso: aviso à ouvidoria não enviado');
  });
};
