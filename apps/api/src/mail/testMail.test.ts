import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { testMail } from './testMail.ts';

const outboxDir = mkdtempSync(join(tmpdir(), 'vidas-correio-'));
afterAll(() => rmSync(outboxDir, { recursive: true }));
const from = 'Vidas <vidas@exemplo.com.br>';
const to = 'ti@exemplo.com.br';

/** Tests against a separate mail server. */
const tryWith = async (options: SMTPServerOptions, login = ''): Promise<string> => {
  const server = new SMTPServer({ logger: false, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  try {
    return await testMail(to, { smtpUrl: `smtp://${login}127.0.0.1:${port}`, from, outboxDir });
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
};

describe('the test of the mail', () => {
  it('says that the server took the message, and who got what', async () => {
    const got: string[] = [];
    const said = await tryWith({
      authOptional: true,
      onRcptTo: ({ address }, _session, done) => {
        got.push(address);
        done();
      },
      onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
    });
    expect(said).toMatch(
      /^O servidor de e-mail 127\.0\.0\.1:\d+ aceitou a mensagem de .* para ti@exemplo\.com\.br/,
    );
    expect(got).toEqual([to]);
  });

  it('says what is wrong with login and sender, and never shows the password', async () => {
    const refused = tryWith(
      {
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error('não')),
      },
      'vidas:segredo@',
    );
    await expect(refused).rejects.toThrow('recusou o usuário ou a senha');
    await expect(refused).rejects.not.toThrow('segredo');
    const sender = tryWith({
      authOptional: true,
      onMailFrom: (_address, _session, done) => done(new Error('remetente desconhecido')),
    });
    await expect(sender).rejects.toThrow(/recusou o remetente ou o destinatário \(.*remetente desconhecido/);
  });

  it('says that nobody answers', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    await expect(testMail(to, { smtpUrl, from, outboxDir })).rejects.toThrow(
      `127.0.0.1:${port} não respondeu: confira se ele está no ar`,
    );
  });

  it('writes a file and says so where no server is set, and refuses what is no address', async () => {
    expect(await testMail(to, { from, outboxDir })).toContain('SMTP_URL não está definida');
    expect(readdirSync(outboxDir)).toEqual([expect.stringMatching(/\.eml$/)]);
    await expect(testMail('ti', { from, outboxDir })).rejects.toThrow('"ti" não é um endereço de e-mail');
  });
});
