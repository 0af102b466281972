import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

const dir = mkdtempSync(join(tmpdir(), 'vidas-correio-'));
const outboxDir = join(dir, 'outbox');
const mailer = createMailer({ from: 'Vidas <vidas@example.org>', outboxDir });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a message without an SMTP server', () => {
  it('lands as a whole .eml file for its owner alone', async () => {
    await mailer.send({ to: 'ouvidoria@example.org', subject: 'Há nova manifestação', text: 'Olá, João.' });
    const [name = ''] = readdirSync(outboxDir);
    expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
    expect(statSync(join(outboxDir, name)).mode & 0o077).toBe(0);
    const text = readFileSync(join(outboxDir, name), 'utf8');
    expect(text).toContain('To: ouvidoria@example.org\r\n');
    expect(text).toMatch(/Subject: =\?UTF-8\?/);
    expect(text).toContain('Auto-Submitted: auto-generated\r\n');
  });

  it.each([
    { to: 'a@example.org\r\nBcc: b@example.org', subject: 'x', text: '' },
    { to: 'a@example.org', subject: 'x\nBcc: b@example.org', text: '' },
  ])('with a line break in a header is refused: %j', async (message) => {
    await expect(mailer.send(message)).rejects.toThrow('line break');
    expect(readdirSync(outboxDir)).toHaveLength(1);
  });
});
