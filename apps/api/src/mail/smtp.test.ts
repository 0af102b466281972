import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

const servers: SMTPServer[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(() => done())))),
);

/** A real mail server on loopback that keeps what it receives. */
const listen = async (): Promise<{ url: string; received: string[] }> => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received };
};

const message = {
  to: 'a@example.org',
  subject: 'Boleto de Conceição',
  text: 'Segue em anexo.',
  attachments: [
    {
      filename: 'boleto-1.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70, 0, 255]),
    },
  ],
};

it('hands a message with its file to a mail server', async () => {
  const { url, received } = await listen();
  await createMailer({ smtpUrl: url, from: 'Vidas <v@example.org>', outboxDir: '' }).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('filename=boleto-1.pdf');
  expect(received[0]).toContain(Buffer.from(message.attachments[0]?.content ?? []).toString('base64'));
});

it('rejects when nobody listens', async () => {
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'Vidas <v@example.org>',
    outboxDir: '',
  });
  await expect(mailer.send(message)).rejects.toThrow();
});
