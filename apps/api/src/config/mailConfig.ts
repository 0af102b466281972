import * as z from 'zod/mini';

/** Variables of the environment about e-mail; see docs/operacao.md. */
export const mailEnvironment = {
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'deve começar com smtp:// ou smtps://'))),
  MAIL_FROM: z.optional(z.string()),
  MAIL_REPLY_TO: z.optional(z.email('deve ser um endereço de e-mail')),
  OPERATOR_PHONE: z.optional(z.string()),
};

/** Transport of messages, and the operator's contacts. */
export interface MailConfig {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Address for replies; undefined when messages cannot be answered. */
  mailReplyTo: string | undefined;
  /** Operator's telephone for payers; '' = not shown. */
  operatorPhone: string;
}

/** A bare address gets the operator's name, which payers know. */
const fromOf = (from: string, operatorName: string): string =>
  from.includes('<') ? from : `"${operatorName.replaceAll('"', '')}" <${from}>`;

export const mailConfig = (
  given: Partial<Record<keyof typeof mailEnvironment, string | undefined>>,
  operatorName: string,
): MailConfig => ({
  smtpUrl: given.SMTP_URL,
  mailFrom: fromOf(given.MAIL_FROM ?? 'nao-responda@localhost', operatorName),
  mailReplyTo: given.MAIL_REPLY_TO,
  operatorPhone: given.OPERATOR_PHONE ?? '',
});
