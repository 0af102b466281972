import type { Deps } from '../../../deps.ts';

const assunto = 'Acesso à Ouvidoria';

/** Writes to the address of the ombudsman, the only one of staff that the product knows (OPE-20). What fails is logged, and holds nothing up. */
export const escreveAOuvidoria = async (
  { config, mailer, log }: Pick<Deps, 'config' | 'mailer' | 'log'>,
  text: string,
): Promise<void> => {
  if (!config.ombudsmanNotify) return;
  // Only the kind of the error is logged: its text may quote the recipients.
  await mailer.send({ to: config.ombudsmanNotify, subject: assunto, text }).catch((error: Error) => {
    log.error({ kind: error.name }, 'acesso: aviso à ouvidoria não enviado');
  });
};
