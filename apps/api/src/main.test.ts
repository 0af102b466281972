// @module-tag embedded
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './db/database.ts';
import { cnxFile } from './imports/fixtures/sib.ts';
import { campanhaCsv } from './mensageria/campanha.fixture.ts';
import { selectConferencia } from './modules/cadastro/conferencia/conferencia.sql.ts';
import { multipart } from './modules/cadastro/fixtures/multipart.ts';
import { startAlheio } from './modules/cobranca/campanha/campanha.fixture.ts';
import { plainEnv, run } from './start/process.fixture.ts';
import { freePort } from './test/freePort.ts';

vi.setConfig({ testTimeout: 240_000 });
const root = mkdtempSync(join(tmpdir(), 'vidas-inicio-'));
const dataDir = join(root, 'dados');
const script = new URL('../../../scripts/serve.mjs', import.meta.url).pathname;
const children: ChildProcess[] = [];

const start = async (env: Record<string, string> = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: {
      ...plainEnv,
      PORT: String(port),
      OMBUDSMAN_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DEMO_LIVES: '10',
      ...env,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number);
  const up = (async () => {
    while (!output.includes('Ctrl+C encerra') && child.exitCode === null) await setTimeout(50);
  })();
  return { child, ended, up, output: () => output, url: `http://127.0.0.1:${port}` };
};

const enter = (url: string, senha: string) =>
  fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'gerente', senha }),
  });

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the server process', () => {
  it('prepares an empty folder, shows a password once, lets it in, and finishes what is in flight on SIGTERM', async () => {
    const server = await start();
    await server.up;
    const [, senha = ''] = /gerente \/ (\S+)/.exec(server.output()) ?? [];
    expect(senha).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);

    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('está em uso por outro processo do Vidas');

    // After five wrong passwords the next check waits a second, long enough to be interrupted.
    for (let n = 0; n < 5; n += 1) expect((await enter(server.url, `errada-${n}`)).status).toBe(401);
    const inFlight = enter(server.url, senha);
    await setTimeout(300);
    server.child.kill('SIGTERM');
    const reply = await inFlight;
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ token: expect.any(String) });
    expect(await server.ended).toBe(0);
    await expect(fetch(`${server.url}/live`)).rejects.toThrow();
  });

  it('starts again after kill -9 with everything there, and with the password that the environment sets', async () => {
    writeFileSync(join(dataDir, 'tmp', 'resto'), 'de um processo morto');
    const first = await start({ DEMO_PASSWORD: 'senha-do-ambiente' });
    await first.up;
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
    expect((await enter(first.url, 'senha-do-ambiente')).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ LOG_LEVEL: 'info' });
    await second.up;
    expect(second.output()).not.toContain('Preparando os dados');
    expect((await enter(second.url, 'senha-do-ambiente')).status).toBe(200);
    // The log's reader is gone, and every request is logged.
    second.child.stdout.destroy();
    second.child.stderr.destroy();
    for (let n = 0; n < 5; n += 1) expect((await enter(second.url, 'senha-do-ambiente')).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('refuses to start without the demonstration over its data, which a command takes out (OPE-23)', async () => {
    const pasta = join(root, 'esquecida');
    const server = await start({ DATA_DIR: pasta });
    await server.up;
    server.child.kill('SIGTERM');
    await server.ended;
    const real = await start({ DATA_DIR: pasta, SEED: 'none' });
    expect(await real.ended).toBe(1);
    expect(real.output()).toContain('Este banco tem a demonstração (10 vidas inventadas');
    const limpa = async (...args: string[]) => {
      const command = run('apps/api/src/cli/demoLimpa.ts', args, { DATA_DIR: pasta });
      return [await command.ended, command.output()] as const;
    };
    expect(await limpa()).toEqual([1, expect.stringContaining('Nada foi apagado.')]);
    expect(existsSync(join(pasta, 'exemplos'))).toBe(true);
    expect(await limpa('--sim')).toEqual([0, expect.stringContaining('A demonstração saiu:')]);
    expect(existsSync(join(pasta, 'exemplos'))).toBe(false);
    const first = await start({ DATA_DIR: pasta, SEED: 'none' });
    await first.up;
    expect(first.output()).toContain('Ninguém pode entrar ainda');
    expect(first.output()).toContain('Falta configurar: ANS_REGISTRATION, ');
    expect((await enter(first.url, 'senha-do-ambiente')).status).toBe(401);
  });

  it('says in Portuguese what is wrong with the configuration or the port, and exits 1', async () => {
    const wrong = await start({ PORT: 'abc', ANS_REGISTRATION: '1' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/A configuração tem problemas:\nPORT: deve.*\nANS_REGISTRATION: deve/);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const blocked = await start({ OMBUDSMAN_PORT: String(port) });
    expect(await blocked.ended).toBe(1);
    expect(blocked.output()).toContain(`A porta ${port} já está em uso por outro programa`);
    expect(blocked.output()).toContain('OMBUDSMAN_PORT');
    taken.close();
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });
});

describe('a process that ends in the middle of imports', () => {
  const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isDone())) await setTimeout(20);
  };
  const campaign = (nome: string): FormData => {
    const form = new FormData();
    form.append('nome_campanha', nome);
    form.append('enviar_push', 'true');
    form.append('enviar_sms', 'true');
    form.append('arquivo_importacao', new File([campanhaCsv({})], 'campanha.csv'));
    return form;
  };

  const open = async (env: Record<string, string>) => {
    const server = await start({ DEMO_PASSWORD: 'senha-do-ambiente', ...env });
    await server.up;
    const { token } = (await (await enter(server.url, 'senha-do-ambiente')).json()) as { token: string };
    const call = (path: string, init: RequestInit & { duplex?: 'half' } = {}) =>
      fetch(`${server.url}/api/v1/${path}`, {
        ...init,
        headers: { ...init.headers, authorization: token },
      });
    const sendCnx = (body: Uint8Array | ReadableStream, headers: Record<string, string>) =>
      call('cadastro/importaConferenciaCadastralSib', {
        method: 'POST',
        body: body as Uint8Array<ArrayBuffer>,
        headers,
        duplex: 'half',
      });
    const progress = async () =>
      (await (await call('cadastro/progressoConferenciaSib')).json()) as {
        emAndamento: boolean;
        lidos: number;
      };
    return { server, token, call, sendCnx, progress };
  };

  it.each([
    ['SIGKILL', null],
    ['SIGTERM', 0],
  ] as const)(
    'by %s is gone within ten seconds and leaves no claim: the same files go in after the restart',
    async (signal, code) => {
      const alheio = await startAlheio();
      const env = { MESSAGING_URL: alheio.url, MESSAGING_HASH: 'a'.repeat(16) };
      const sendCampaign = ({ call }: Awaited<ReturnType<typeof open>>) =>
        call('mensageria/campanha/importar', { method: 'POST', body: campaign(`Campanha ${signal}`) });
      const file = (token: string) =>
        multipart('a.CNX', cnxFile([{ cco: `00000000${code ?? 9}001` }]), token);

      alheio.plays = { '/campanha/importar': ['sleeps'] };
      const first = await open(env);
      const { payload, headers } = file(first.token);
      const half = new ReadableStream({ start: (body) => body.enqueue(payload.subarray(0, 400)) });
      const interrupted = Promise.allSettled([sendCampaign(first), first.sendCnx(half, headers)]);
      await until(() => alheio.pedidos.some(({ path }) => path === '/campanha/importar'));
      await until(async () => (await first.progress()).emAndamento);
      first.server.child.kill(signal);
      const ended = await Promise.race([first.server.ended, setTimeout(10_000, 'still there')]);
      expect(ended).toBe(code);
      await interrupted;

      const second = await open(env);
      const again = await sendCampaign(second);
      expect([again.status, await again.json()]).toMatchObject([200, { status: true }]);
      const whole = file(second.token);
      const cnx = await second.sendCnx(whole.payload, whole.headers);
      expect([cnx.status, await cnx.json()]).toMatchObject([200, { success: true }]);
      second.server.child.kill('SIGKILL');
      await alheio.close();
    },
  );

  it('by SIGTERM while records are written ends by itself: the file is whole or not there, and goes in after the restart', async () => {
    const lives = 12_000;
    const bytes = cnxFile(Array.from({ length: lives }, (_, index) => ({ cco: String(10 ** 11 + index) })));
    /** Records in the database, and those visible in lists. */
    const inDatabase = async () => {
      const { db, close } = openDatabase({ dir: join(dataDir, 'db') });
      try {
        const files = await db
          .selectFrom('conferencia_importacao')
          .where('nome_arquivo', '=', 'sigterm.CNX')
          .select(['situacao', 'em_vigor'])
          .execute();
        const { rows: shown } = await selectConferencia().execute(db);
        return { files, shown: shown.filter(({ cco }) => (cco ?? '') >= String(10 ** 11)).length };
      } finally {
        await close();
      }
    };
    const first = await open({});
    const { payload, headers } = multipart('sigterm.CNX', bytes, first.token);
    const interrupted = Promise.allSettled([first.sendCnx(payload, headers)]);
    await until(async () => (await first.progress()).lidos > 0);
    first.server.child.kill('SIGTERM');
    expect(await first.server.ended).toBe(0);
    await interrupted;
    const { files, shown } = await inDatabase();
    expect(shown).toBe(files.some(({ em_vigor }) => em_vigor) ? lives : 0);

    const second = await open({});
    // With complete records the new server resumes their comparison.
    await until(async () => {
      const { tarefa } = (await (await second.call('cadastro/getComparacaoSib')).json()) as {
        tarefa: { situacao: string } | null;
      };
      return tarefa === null || ['CONCLUÍDA', 'FALHOU'].includes(tarefa.situacao);
    });
    const again = await second.sendCnx(payload, { ...headers, authorization: second.token });
    expect([again.status, await again.json()]).toMatchObject([200, { success: true }]);
    second.server.child.kill('SIGTERM');
    expect(await second.server.ended).toBe(0);
    expect(await inDatabase()).toEqual({
      files: [{ situacao: 'CONCLUIDA', em_vigor: true }],
      shown: lives,
    });
  });
});
