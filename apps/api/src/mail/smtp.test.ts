import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import type { MailFailure } from './mailFailure.ts';
import { createMailer } from './mailer.ts';

const servers: SMTPServer[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(() => done())))),
);

/** A real mail server on loopback that keeps received messages. */
const listen = async (
  given: SMTPServerOptions = {},
): Promise<{ url: string; received: string[]; server: SMTPServer }> => {
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
    ...given,
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, server };
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
  await expect(mailer.send(message)).rejects.toMatchObject({ motivo: 'servidor' });
});

const sends = async (given: SMTPServerOptions) => {
  const { url } = await listen(given);
  return createMailer({ smtpUrl: url, from: 'v@example.org', outboxDir: '' })
    .send(message)
    .then(
      () => 'saiu',
      ({ motivo, resposta }: MailFailure) => `${motivo}: ${resposta}`,
    );
};
const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

it('tells a refused recipient from a server that takes nothing', async () => {
  expect(await sends({ onRcptTo: (_to, _session, done) => done(refusal(550, '5.1.1 Unknown user')) })).toBe(
    'destinatario: 550 5.1.1 Unknown user',
  );
  expect(await sends({ onRcptTo: (_to, _session, done) => done(refusal(451, 'Later')) })).toBe(
    'agora nao: 451 Later',
  );
  expect(await sends({ onMailFrom: (_from, _session, done) => done(refusal(550, 'Not you')) })).toBe(
    'servidor: 550 Not you',
  );
  expect(await sends({ onConnect: (_session, done) => done(refusal(554, 'Closed')) })).toMatch(/^servidor: /);
});

it('is in doubt when the server takes the whole message and the line drops (FIN-12)', async () => {
  const sockets = new Set<Socket>();
  const { url, server } = await listen({
    onData(stream) {
      stream.resume();
      stream.on('end', () => sockets.forEach((socket) => socket.destroy()));
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const mailer = createMailer({ smtpUrl: url, from: 'v@example.org', outboxDir: '' });
  await expect(mailer.send(message)).rejects.toMatchObject({ motivo: 'duvida' });
});

it('gives a message the id that its paper has', async () => {
  const { url, received } = await listen();
  await createMailer({ smtpUrl: url, from: 'Vidas <v@example.org>', outboxDir: '' }).send({
    ...message,
    id: 'abc1',
  });
  expect(received[0]).toContain('Message-ID: <abc1@example.org>');
});
