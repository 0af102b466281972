import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../test/harness.ts';
import { checkOutbox } from './outbox.ts';
import { StartError } from '../config/startError.ts';

let t: TestServer;
const root = mkdtempSync(join(tmpdir(), 'vidas-saida-'));
beforeAll(async () => {
  t = await testServer();
});
afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true });
});

it('is one folder for all servers that are up, and a new one for who is alone (SER-31)', async () => {
  const [here, there] = [join(root, 'aqui'), join(root, 'ali')];
  await checkOutbox(t.db, here, { vivos: 1 });
  await checkOutbox(t.db, here, { vivos: 2 });
  await expect(checkOutbox(t.db, there, { vivos: 2 })).rejects.toThrow(StartError);
  await checkOutbox(t.db, there, { vivos: 1 });
  await expect(checkOutbox(t.db, here, { vivos: 2 })).rejects.toThrow(
    /OUTBOX_DIR: outro servidor deste banco/,
  );
});
