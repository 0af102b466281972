import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { mailFailureOf } from './mailFailure.ts';

/** An attachment; its name contains no personal data. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** A message in plain text, with or without a twin in HTML. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
  /** Letters and digits; receivers treat messages with equal ids as one (RFC 5322, 3.6.4). */
  id?: string;
}

/** Sends messages; rejects on failure, over SMTP with `MailFailure`. */
export interface Mailer {
  send: (message: Message) => Promise<void>;
}

/** Transport of messages: SMTP, or .eml files in a folder without `smtpUrl`. */
export interface MailOptions {
  smtpUrl?: string | undefined;
  from: string;
  outboxDir: string;
}

// nodemailer would fold line breaks in headers; a refusal makes an injection visible.
const refuseLineBreaks = ({ to, subject }: Message): void => {
  if (/[\r\n\0]/.test(to + subject)) throw new Error('A message header may not hold a line break.');
};

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

/** The library's own type: files are buffers, so a file name or address never triggers a read from disk or network. */
const asMail = ({ attachments = [], id, ...message }: Message, from: string) => ({
  ...message,
  from,
  // Prevents absence notices and other automatic answers (RFC 3834, 5).
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }),
  attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
});

const writeWhole = async (dir: string, content: Uint8Array): Promise<void> => {
  const path = join(dir, `${randomUUID()}.eml`);
  const part = `${path}.part`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    // A message under its final name is always complete.
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Detects in nodemailer's log, which is not stored, that every byte of a message reached the server. */
const watchHandover = () => {
  let isDone = false;
  const silent = (): void => undefined;
  const info = (entry: { tnx?: string }): void => {
    if (entry.tnx === 'message') isDone = true;
  };
  return {
    isDone: () => isDone,
    logger: { level: silent, trace: silent, debug: silent, info, warn: silent, error: silent, fatal: silent },
  };
};

export const createMailer = ({ smtpUrl, from, outboxDir }: MailOptions): Mailer => {
  if (smtpUrl !== undefined) {
    const options = {
      url: smtpUrl,
      connectionTimeout: 10_000,
      // Shorter than the two minutes after which a claim to send expires.
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    return {
      async send(message) {
        refuseLineBreaks(message);
        const handover = watchHandover();
        const transport = nodemailer.createTransport({ ...options, logger: handover.logger });
        try {
          await transport.sendMail(asMail(message, from));
        } catch (cause) {
          throw mailFailureOf(cause, handover.isDone());
        }
      },
    };
  }
  mkdirSync(outboxDir, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      refuseLineBreaks(message);
      const { message: content } = await transport.sendMail(asMail(message, from));
      if (!Buffer.isBuffer(content)) throw new TypeError('The message was not built as a whole.');
      await writeWhole(outboxDir, content);
    },
  };
};
