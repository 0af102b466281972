import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSecrets, fingerprintOf, loadSecrets } from './secrets.ts';
import { checkSecrets, openSecrets, WrongSecrets } from '../start/secretsCheck.ts';
import { type TestServer, testServer } from '../test/harness.ts';

const dir = mkdtempSync(join(tmpdir(), 'vidas-segredos-'));
const file = join(dir, 'secrets.json');
let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterAll(async () => {
  await t.close();
  rmSync(dir, { recursive: true });
});

describe('the secrets', () => {
  it('are drawn once, for their owner alone, and stay the same', () => {
    const first = loadSecrets(file, undefined);
    expect(loadSecrets(file, undefined)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(
      new Set(Object.values(first).map((bytes) => Buffer.from(bytes as Uint8Array).toString('hex'))).size,
    ).toBe(4);
  });

  it('come from the environment when it names them', () => {
    expect(loadSecrets(join(dir, 'nada.json'), readFileSync(file, 'utf8'))).toEqual(
      loadSecrets(file, undefined),
    );
  });

  it('are refused when they are short', () => {
    expect(() => loadSecrets(file, '{"jwtKey":"YQ=="}')).toThrow('A variável SECRETS deve ter');
    expect(() => loadSecrets(file, '{ cortado')).toThrow(/A variável SECRETS deve ter .* cópia de segurança/);
  });

  it('are tied to the database: others are refused before a report is lost', async () => {
    const ours = drawSecrets();
    await checkSecrets(t.db, ours, 'x');
    await expect(checkSecrets(t.db, ours, 'x')).resolves.toBeUndefined();
    await expect(checkSecrets(t.db, drawSecrets(), 'data/secrets.json')).rejects.toThrow(WrongSecrets);
    expect(fingerprintOf(ours)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are not made where the database has some: every server has the same ones (SER-29)', async () => {
    await t.db.deleteFrom('instalacao').where('chave', '=', 'segredos').execute();
    const first = join(dir, 'primeiro.json');
    const made = await openSecrets(t.db, { file: first, fromEnvironment: undefined });
    const other = join(dir, 'segundo.json');
    const opened = openSecrets(t.db, { file: other, fromEnvironment: undefined });
    await expect(opened).rejects.toThrow(/Copie para lá o secrets\.json do primeiro servidor/);
    expect(existsSync(other)).toBe(false);
    const shared = readFileSync(first, 'utf8');
    expect(await openSecrets(t.db, { file: other, fromEnvironment: shared })).toEqual(made);
  });
});
