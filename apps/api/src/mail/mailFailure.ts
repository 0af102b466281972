/** Reason of a failure: recipient refused; not now; server unusable; or possibly sent. */
export type MotivoDaFalha = 'destinatario' | 'agora nao' | 'servidor' | 'duvida';

/** A message that was not sent, or possibly sent. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly motivo: MotivoDaFalha;
  /** Answer of the mail server in one line; '' without one. */
  readonly resposta: string;

  constructor(motivo: MotivoDaFalha, resposta: string, cause: unknown) {
    super(`A message did not leave: ${motivo}.`, { cause });
    this.motivo = motivo;
    this.resposta = resposta;
  }
}

/** A failure of nodemailer. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Failures of the codes ENVELOPE and MESSAGE concern one message; all others concern the server. */
const isAboutMessage = ({ code, command }: SmtpError, isTemporary: boolean): boolean =>
  code === undefined ||
  code === 'EMESSAGE' ||
  (code === 'EENVELOPE' && (command !== 'MAIL FROM' || isTemporary));

/**
 * Classifies a failure of nodemailer; `wasHandedOver`: every byte of the message had reached the server (RFC
 * 5321, 4.2.5).
 */
export const mailFailureOf = (cause: unknown, wasHandedOver: boolean): MailFailure => {
  const error = (typeof cause === 'object' && cause !== null ? cause : {}) as SmtpError;
  const { responseCode, response = '' } = error;
  const resposta = response.replace(/\s+/g, ' ').trim().slice(0, 200);
  const failure = (motivo: MotivoDaFalha) => new MailFailure(motivo, resposta, cause);
  if (responseCode === undefined && wasHandedOver) return failure('duvida');
  const isTemporary = responseCode !== undefined && responseCode >= 400 && responseCode < 500;
  if (!isAboutMessage(error, isTemporary)) return failure('servidor');
  if (isTemporary) return failure('agora nao');
  return failure(responseCode !== undefined || error.code === 'EENVELOPE' ? 'destinatario' : 'servidor');
};

const sobreACaixa: readonly (readonly [RegExp, string])[] = [
  [/\b[45]\.2\.2\b|quota|mailbox full/i, 'a caixa está cheia'],
  [/\b[45]\.3\.4\b|too (?:large|big)|size/i, 'a mensagem é grande demais para a caixa'],
  [/\b5\.1\.[1236]\b|unknown|no such|does ?n.t exist|not found/i, 'o endereço não existe'],
];

/** Portuguese sentence about a failed message to an address. */
export const porqueNaoSaiu = ({ motivo, resposta }: MailFailure, email: string): string => {
  const dito = resposta === '' ? '' : ` Ele respondeu: ${resposta}`;
  switch (motivo) {
    case 'destinatario': {
      const porque = sobreACaixa.find(([said]) => said.test(resposta))?.[1];
      return `O servidor de e-mail recusou ${email}${porque === undefined ? '' : `: ${porque}`}.${dito}`;
    }
    case 'agora nao':
      return `O servidor de e-mail não aceita agora a mensagem para ${email}; tente mais tarde.${dito}`;
    case 'duvida':
      return `O servidor de e-mail recebeu a mensagem para ${email} e não respondeu: ela pode ter chegado. Envie de novo só se não chegou.`;
    case 'servidor':
      return `Não foi possível falar com o servidor de e-mail; tente de novo.${dito}`;
  }
};
