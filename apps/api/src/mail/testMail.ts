import * as z from 'zod/mini';
import { createMailer, type MailOptions } from './mailer.ts';

/** The message was not sent; the text is a sentence with the remedy. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const address = z.email();

/** Host and port alone, because the variable's address may contain a password. */
const serverOf = (smtpUrl: string): string => {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
};

const isCertificate = ({ message = '' }: SmtpError): boolean => /certificate|altnames/i.test(message);

const reasonOf = (error: SmtpError, { from }: MailOptions): string => {
  const { code = '', response = '' } = error;
  if (code === 'EAUTH')
    return 'recusou o usuário ou a senha: confira os dois em SMTP_URL (smtp://usuário:senha@máquina:porta).';
  if (code === 'EENVELOPE')
    return `recusou o remetente ou o destinatário (${response.trim() || 'sem motivo'}): confira MAIL_FROM (${from}) e o endereço.`;
  if (code === 'ETLS' || isCertificate(error))
    return 'tem um certificado em que não se pode confiar, ou nenhum: confira o nome da máquina em SMTP_URL e o certificado dela.';
  if (code === 'EDNS' || code === 'ENOTFOUND' || /ENOTFOUND|EAI_AGAIN/.test(error.message ?? ''))
    return 'não foi encontrado: confira o nome da máquina em SMTP_URL.';
  if (code === 'EMESSAGE' || (error.responseCode ?? 0) >= 400)
    return `recusou a mensagem: ${response.trim() || error.message}.`;
  return 'não respondeu: confira se ele está no ar, a porta e o firewall; smtps:// é para a porta 465, smtp:// para 587 ou 25.';
};

/**
 * Sends a message to that address like the server would, and returns one sentence about the result. Throws
 * `MailRefused`.
 */
export const testMail = async (to: string, options: MailOptions): Promise<string> => {
  if (!z.safeParse(address, to).success)
    throw new MailRefused(
      `"${to}" não é um endereço de e-mail. Uso: npm run mail:test -- nome@exemplo.com.br`,
    );
  const { smtpUrl, outboxDir, from } = options;
  try {
    await createMailer(options).send({
      to,
      subject: 'Vidas: teste de e-mail',
      text: 'Esta mensagem foi enviada por npm run mail:test. Se ela chegou, o servidor de e-mail está certo.',
    });
  } catch (error) {
    if (smtpUrl === undefined) throw error;
    const { cause = error } = error as Error;
    throw new MailRefused(
      `O servidor de e-mail ${serverOf(smtpUrl)} ${reasonOf(cause as SmtpError, options)}`,
      {
        cause: error,
      },
    );
  }
  return smtpUrl === undefined
    ? `SMTP_URL não está definida: a mensagem ficou num arquivo .eml em ${outboxDir} e não foi a lugar nenhum.`
    : `O servidor de e-mail ${serverOf(smtpUrl)} aceitou a mensagem de ${from} para ${to}; veja se chegou, também na caixa de spam.`;
};
