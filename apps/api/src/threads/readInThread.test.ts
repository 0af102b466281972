import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { colunasCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { cnxFile, rpxFile } from '../imports/fixtures/sib.ts';
import { ImportError } from '../imports/importError.ts';
import { eachPortion, readInThread } from './readInThread.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vidas-thread-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const sib = async (bytes: Buffer) => {
  const path = join(dir, 'arquivo');
  await writeFile(path, bytes);
  return { path, registroAns: '999999', maxBytes: 50_000_000 };
};
const lives = (quantidade: number) =>
  cnxFile(Array.from({ length: quantidade }, (_, at) => ({ cco: String(at + 1).padStart(12, '0') })));
const envios = { push: true, sms: true, hoje: '2026-11-21' };
const csv = (linhas: number) =>
  Buffer.from(
    [
      colunasCampanha.join(';'),
      ...Array.from({ length: linhas }, (_, at) => `45999990001;Olá;L${at};;S;S;;;;;;;;;`),
    ].join('\n'),
  );

test('a conference file comes in portions, and at the end its header', async () => {
  const parsed = vi.spyOn(SaxesParser.prototype, 'write');
  const seen: number[] = [];
  let cco: unknown;
  const header = await eachPortion(readInThread('cnx', await sib(lives(4_500))), ({ json, quantidade }) => {
    cco ??= (JSON.parse(json) as { cco: string }[])[0]?.cco;
    seen.push(quantidade);
  });
  expect(seen).toEqual(Array.from({ length: 9 }, () => 500));
  expect([cco, header.registroAns, header.sequencialTransacao]).toEqual(['000000000001', '999999', '7']);
  // This thread must stay free for others, however long the parsing takes.
  expect(parsed).not.toHaveBeenCalled();
});

test('a return comes in portions of both kinds of rows', async () => {
  const incluidos = Array.from({ length: 1_500 }, (_, at) => ({
    codigoBeneficiario: String(at),
    cco: String(at).padStart(12, '0'),
    nome: 'JANDIRA MUNIZ',
  }));
  const seen: number[] = [];
  const rest = await eachPortion(
    readInThread('rpx', await sib(rpxFile({ incluidos, rejeitados: [{ cco: '000000480505', campos: [] }] }))),
    (portion) => void seen.push(Object.values(portion)[0]?.length ?? 0),
  );
  expect(seen).toEqual([1000, 500, 1]);
  expect(rest.registrosRejeitados).toBe(1);
});

test('a campaign is divided and judged elsewhere, a hostile one too', async () => {
  const parsed = vi.spyOn(Papa, 'parse');
  const found: number[] = [];
  const good = await eachPortion(
    readInThread('campanha', { bytes: csv(1_200), envios }),
    (linhas) => void found.push(linhas.length),
  );
  expect([found, good.total, good.sha256.length]).toEqual([[1000, 200], 0, 64]);
  const hostile = Buffer.concat([csv(1), Buffer.alloc(15_000_000, '\n')]);
  const bad = await eachPortion(readInThread('campanha', { bytes: hostile, envios }), () => undefined);
  expect(bad.problems[0]?.message).toMatch(/^há mais de 200\.000 linhas/);
  expect(parsed).not.toHaveBeenCalled();
});

test('a refusal comes over with its lines and its total, and the thread reads the next file', async () => {
  const wrong = Array.from({ length: 60 }, () => ({ cco: 'x' }));
  const refused = eachPortion(readInThread('cnx', await sib(cnxFile(wrong))), () => undefined);
  await expect(refused).rejects.toThrow(ImportError);
  await expect(refused).rejects.toMatchObject({
    total: 60,
    problems: { length: 50, 0: { line: 8, field: 'cco' } },
  });
  const header = await eachPortion(readInThread('cnx', await sib(lives(1))), () => undefined);
  expect(header.registroAns).toBe('999999');
});

test('a failure that is no fault of the file is no refusal', async () => {
  const gone = { ...(await sib(lives(1))), path: join(dir, 'nenhum') };
  const failed = eachPortion(readInThread('cnx', gone), () => undefined);
  await expect(failed).rejects.toThrow('The thread that reads a file ended.');
});

test('who stops early or fails gives its place back', async () => {
  const given = await sib(lives(9_000));
  for (let round = 0; round < 5; round += 1) {
    const stopped = eachPortion(readInThread('cnx', given), () => {
      throw new Error('the database is gone');
    });
    await expect(stopped).rejects.toThrow('the database is gone');
  }
  const header = await eachPortion(readInThread('cnx', given), () => undefined);
  expect(header.registroAns).toBe('999999');
});
