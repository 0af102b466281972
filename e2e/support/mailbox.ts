import { SMTPServer } from 'smtp-server';
import { mailPort } from './addresses.ts';

/** An e-mail that arrived. */
export interface Received {
  readonly to: string;
  readonly text: string;
}

/** The attachment of a message, by its type. */
export const attachmentOf = ({ text }: Received, type: string): Buffer => {
  const part = text.split(/\r?\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  return Buffer.from(part.split(/\r?\n\r?\n/)[1] ?? '', 'base64');
};

/**
 * A real mail server on loopback for the server under test. `received` grows, `refuses` chooses the refused addresses, and each message
 * waits for `held`.
 */
export const openMailbox = async (
  refuses: (to: string) => boolean = () => false,
  held: Promise<void> = Promise.resolve(),
): Promise<{ received: Received[]; close: () => Promise<void> }> => {
  const received: Received[] = [];
  const answer = async (address: string, done: (error?: Error | null) => void): Promise<void> => {
    await held;
    done(refuses(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      void answer(address, done);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          text: Buffer.concat(parts).toString('latin1'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(mailPort, '127.0.0.1', resolve);
  });
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
