// @module-tag embedded
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { arquivos } from '../carga/arquivos/index.ts';
import { hashDaChave } from '../carga/chaves/chaves.ts';
import { run } from '../start/process.fixture.ts';
import { leLinhaDaCarga, leLinhaDaChave } from './cargaInput.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const root = mkdtempSync(join(tmpdir(), 'vidas-carga-'));
const env = {
  DATA_DIR: join(root, 'dados'),
  SEED: 'none',
  PORT: '0',
  OMBUDSMAN_PORT: '0',
  CARGA_LIMITE_RECUSADAS: '40',
  LOG_LEVEL: 'info',
};
const pasta = join(root, 'entrega');
const cabecalho = 'codigo;nome;login;cargo;meta_vidas;ativo\r\n';
const linha = (codigo: string, nome = `Pessoa ${codigo}`): string => `${codigo};${nome};;Vendedor;10;S\r\n`;

const console = async (script: string, ...args: string[]) => {
  const command = run(`apps/api/src/cli/${script}.ts`, args, env);
  return { code: await command.ended, text: command.output() };
};
const carga = (...args: string[]) => console('carga', ...args);
const escreve = (nome: string, texto: string) => writeFileSync(join(pasta, nome), texto);
const modoDe = (caminho: string): number => statSync(caminho).mode & 0o777;

beforeEach(() => {
  rmSync(pasta, { recursive: true, force: true });
  mkdirSync(pasta);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a load from the console', () => {
  let server: ReturnType<typeof run>;
  let address = '';
  beforeAll(async () => {
    server = run('scripts/serve.mjs', [], env);
    await server.says('Ctrl+C encerra');
    address = /Retaguarda: +(\S+)/.exec(server.output())?.[1] ?? '';
  });
  afterAll(() => server.child.kill('SIGKILL'));

  it('while the embedded server runs is only judged, and then applied, by it (CAR-30, CAR-31)', async () => {
    escreve('vendedores.csv', cabecalho + linha('1') + linha('2'));
    const julgada = await carga(pasta, '--so-judgar');
    expect([julgada.code, julgada.text]).toEqual([
      0,
      expect.stringMatching(
        /vendedores\.csv: 2 linhas\nO que mudaria:\n.*: 2 novas, 0 mudadas, 0 iguais\nJulgada: nada foi gravado\./,
      ),
    ]);
    const aplicada = await carga(join(pasta, 'vendedores.csv'), '--sistema', 'hospital');
    expect([aplicada.code, aplicada.text]).toEqual([
      0,
      expect.stringMatching(/\(hospital\)\n[^]*O que mudou:\n.*: 2 novas, 0 mudadas, 0 iguais\nAplicada\./),
    ]);
    const deNovo = await carga(pasta, '--sistema', 'hospital');
    expect([deNovo.code, deNovo.text]).toEqual([0, expect.stringContaining('já foram aplicados na entrega')]);
  });

  it('with refused lines writes them with the reason for this user alone, and names no value (CAR-30)', async () => {
    escreve('vendedores.csv', `${cabecalho}${linha('3')}x;Segredo de alguém;;Vendedor;10;S\r\n${linha('4')}`);
    const json = join(root, 'relatorio.json');
    const { code, text } = await carga(pasta, '--json', json);
    expect([code, text]).toEqual([
      3,
      expect.stringContaining('vendedores.csv, linha 3, codigo: não é código; escreva só algarismos.'),
    ]);
    expect(text).not.toContain('Segredo');
    const recusadas = join(pasta, 'recusadas', 'vendedores.csv');
    expect(text).toContain(recusadas);
    expect(readFileSync(recusadas, 'utf8')).toBe(
      'codigo;nome;login;cargo;meta_vidas;ativo;motivo\r\n' +
        'x;Segredo de alguém;;Vendedor;10;S;codigo não é código: escreva só algarismos\r\n',
    );
    expect([modoDe(recusadas), modoDe(json)]).toEqual([0o600, 0o600]);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      codigo: 3,
      situacao: 'APLICADA',
      problemas: { total: 1, linhas: [{ arquivo: 'vendedores', linha: 3, coluna: 'codigo', valor: 'x' }] },
    });
  });

  it('that is refused whole ends with 1, and one that cannot be begun with 2 (CAR-30)', async () => {
    escreve('vendedores.csv', `${cabecalho}x;Ana;;Vendedor;10;S\r\n`);
    expect(await carga(pasta)).toEqual({ code: 1, text: expect.stringContaining('Recusada: Linhas demais') });
    escreve('vendedores.csv', cabecalho + linha('5'));
    escreve('entrega.json', '{"sistema":"central"}');
    expect(await carga(pasta)).toEqual({
      code: 1,
      text: expect.stringMatching(/extraidaEm: [^]*Nada entrou\./),
    });
    escreve('pessoas.csv', cabecalho);
    expect(await carga(pasta)).toEqual({
      code: 2,
      text: expect.stringContaining('Não é da carga: pessoas.csv.'),
    });
    expect(await carga(join(root, 'nada'))).toEqual({ code: 2, text: expect.stringContaining('não existe') });
    expect(await carga()).toEqual({ code: 2, text: expect.stringContaining('Uso: npm run carga') });
  });

  it('a key is shown once, brings a delivery, and is refused once it is revoked (CAR-36)', async () => {
    const nova = await console('cargaChave', 'nova', '--nome', 'noite');
    const chave = /Chave \(mostrada só agora\): (\S+)/.exec(nova.text)?.[1] ?? '';
    expect([nova.code, chave]).toEqual([0, expect.stringMatching(/^carga_[\w-]{43}$/)]);
    const envia = () =>
      fetch(`${address}/carga/v1/entregas/da-noite/vendedores.csv`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${chave}`, 'content-type': 'text/csv' },
        body: cabecalho + linha('6'),
      });
    expect((await envia()).status).toBe(200);
    expect((await console('cargaChave', 'revoga', '--nome', 'noite')).code).toBe(0);
    expect((await envia()).status).toBe(401);
    const lista = await console('cargaChave', 'lista');
    expect(lista.text).toMatch(/noite · criada em .* · usada em .* · revogada em/);
    expect(lista.text + server.output()).not.toContain(chave);
    expect(server.output()).toContain('"acao":"carga-chave-nova","chave":"noite"');
    expect(server.output()).toContain('"acao":"carga-chave-revoga","chave":"noite"');
    expect((await console('cargaChave', 'revoga', '--nome', 'noite')).code).toBe(1);
  });

  it('what was exported is read again and changes nothing, with the server or without it (CAR-32)', async () => {
    const fora = join(root, 'fora');
    expect(await console('exporta', fora)).toEqual({
      code: 0,
      text: expect.stringContaining(`${arquivos.length} arquivos`),
    });
    expect(readdirSync(fora)).toHaveLength(arquivos.length + 1);
    expect([modoDe(join(fora, 'vendedores.csv')), modoDe(join(fora, 'entrega.json'))]).toEqual([
      0o600, 0o600,
    ]);
    expect(await console('exporta', fora)).toEqual({
      code: 1,
      text: expect.stringContaining('não está vazia'),
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const { code, text } = await carga(fora);
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(
        /\(vidas, extraída em [^]*vendedores\.csv, vendedor: 0 novas, 0 mudadas, 4 iguais[^]*Aplicada\./,
      ),
    ]);
    expect(text).not.toMatch(/: [1-9][\d.]* novas?,|, [1-9][\d.]* mudadas?,/);
  });
});

describe('the command line', () => {
  it.each([[[]], [['a', 'b']], [['a', '--json', '']], [['a', '--aplica']], [['a', '--sistema', ' ']]])(
    'of a load that is wrong says how it is written: %j',
    (args) => {
      expect(() => leLinhaDaCarga(args)).toThrow('Uso: npm run carga --');
    },
  );

  it('of a load takes both spellings of judging alone', () => {
    const nada = { caminho: 'a', confirma: false, sistema: undefined, json: undefined };
    expect(leLinhaDaCarga(['a'])).toEqual({ ...nada, soJulga: false });
    for (const modo of ['--so-judgar', '--so-julgar'])
      expect(leLinhaDaCarga([modo, 'a'])).toEqual({ ...nada, soJulga: true });
  });

  it('of a key sends its hash and not the key', () => {
    const { comando, chave } = leLinhaDaChave(['nova', '--nome', 'noite'], () => 'carga_x');
    expect(chave).toBe('carga_x');
    expect(comando).toEqual({
      acao: 'carga-chave-nova',
      nome: 'noite',
      sha256: hashDaChave('carga_x').toString('hex'),
    });
    for (const args of [[], ['nova'], ['lista', '--nome', 'a'], ['nova', '--nome', 'Á'], ['some']])
      expect(() => leLinhaDaChave(args, () => 'carga_x')).toThrow('Uso: npm run carga:chave');
  });
});
