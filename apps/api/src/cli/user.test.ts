// @module-tag embedded
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../start/process.fixture.ts';
import { commandOf, readUserLine } from './userInput.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const root = mkdtempSync(join(tmpdir(), 'vidas-pessoas-'));
const env = { DATA_DIR: join(root, 'dados'), SEED: 'none', PORT: '0', OMBUDSMAN_PORT: '0' };
const console = async (script: string, args: string[], more: Record<string, string> = {}) => {
  const command = run(`apps/api/src/cli/${script}.ts`, args, { ...env, ...more });
  return { code: await command.ended, text: command.output() };
};
const user = (...args: string[]) => console('user', args);
const maria = [
  '--login',
  'maria',
  '--nome',
  'Maria Exemplo',
  '--cargo',
  'gerente geral/comercial',
  '--modulos',
  'todos',
];
const door = () =>
  JSON.parse(readFileSync(join(env.DATA_DIR, 'porta-local.json'), 'utf8')) as { port: number; key: string };

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('people, from the console', () => {
  let server: ReturnType<typeof run>;
  let address = '';
  beforeAll(async () => {
    server = run('scripts/serve.mjs', [], env);
    await server.says('Ctrl+C encerra');
    address = /Retaguarda: +(\S+)/.exec(server.output())?.[1] ?? '';
  });
  afterAll(() => server.child.kill('SIGKILL'));

  it('are made while the embedded server runs, by the command that it shows, and enter at once', async () => {
    expect(server.output()).toContain('Ninguém pode entrar ainda');
    expect(server.output()).toContain('npm run user:add -- --login');
    const { code, text } = await user('add', ...maria);
    expect([code, text]).toEqual([0, expect.stringContaining('USU_maria foi criado para Maria Exemplo.')]);
    const senha = /^Senha: (\S+)$/m.exec(text)?.[1];
    const entered = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'maria', senha }),
    });
    expect(entered.status).toBe(200);
    expect(await user('disable', '--login', 'maria')).toEqual({
      code: 1,
      text: expect.stringContaining('é a única pessoa ativa com o módulo Tecnologia'),
    });
  });

  it('are reached by nobody who cannot read the data folder', async () => {
    expect(statSync(join(env.DATA_DIR, 'porta-local.json')).mode & 0o777).toBe(0o600);
    const ask = (authorization: string) =>
      fetch(`http://127.0.0.1:${door().port}/`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ acao: 'lista' }),
      });
    for (const key of ['', '0'.repeat(64), `${door().key}0`]) {
      const refused = await ask(key);
      expect([refused.status, await refused.text()]).toEqual([401, '{}']);
    }
    expect(await (await ask(door().key)).json()).toEqual({ text: expect.stringContaining('USU_maria') });
  });

  it('go with a copy that the running server makes, into an empty folder and nowhere else', async () => {
    const made = await console('backup', [join(root, 'copias')]);
    expect([made.code, made.text]).toEqual([0, expect.stringContaining('com os segredos.')]);
    const [name = ''] = readdirSync(join(root, 'copias'));
    const DATA_DIR = join(root, 'outra');
    const restored = await console('restore', [join(root, 'copias', name)], { DATA_DIR });
    expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('conferidas uma a uma')]);
    expect((await console('user', ['list'], { DATA_DIR })).text).toContain('USU_maria · Maria Exemplo');
    expect(await console('restore', [join(root, 'copias', name)], { DATA_DIR })).toEqual({
      code: 1,
      text: expect.stringContaining('O banco de destino não está vazio'),
    });
  });

  it('are the same after the server ended, when the command opens the database itself', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(door).toThrow('ENOENT');
    expect((await user('list')).text).toContain('USU_maria · Maria Exemplo · Gerente Geral/Comercial');
  });
});

describe('the command line', () => {
  it.each([
    [[], 'Uso: npm run user:add | user:password'],
    [['add', '--login', 'ana'], 'Falta --nome, --cargo, --modulos.\nUso: npm run user:add -- --login'],
    [['disable', '--usuario', 'ana'], 'Uso: npm run user:disable -- --login maria'],
    [['modules', '--login', 'ana', '--modulos', 'frota'], 'Não existe o módulo "frota"'],
    [['add'], 'Cargos:\n  Diretor, Gerente Comercial, '],
    [['add'], '\n    Em Vendas, vê todos os vendedores, escreve regras e fecha o mês;'],
  ])('says what is wrong with %j', (args, text) => {
    expect(() => readUserLine(args)).toThrow(text);
  });

  it('takes an occupation of the list alone, and says where it stands', () => {
    const line = (cargo: string) =>
      readUserLine(['add', '--login', 'ana', '--nome', 'Ana', '--cargo', cargo, '--modulos', 'cadastro']);
    expect(commandOf(line('DIRETOR'), 'uma-senha-boa')).toMatchObject({ acao: 'cria' });
    expect(() => commandOf(line('Gerente'), 'uma-senha-boa')).toThrow(
      'cargo não está na lista de cargos (npm run user:add, sem mais nada, a mostra).',
    );
  });

  it('asks for a password where one is set, and never takes it from the line', () => {
    expect(readUserLine(['password', '--login', ' ana ']).senhaDe).toBe('ana');
    expect(readUserLine(['list']).senhaDe).toBeUndefined();
    expect(() => readUserLine(['password', '--login', 'ana', '--senha', 'x'])).toThrow('Uso:');
  });
});
