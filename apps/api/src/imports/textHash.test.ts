import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCnx } from './cnx.ts';
import { cnxFile, type Frame, rpxFile } from './fixtures/sib.ts';
import { readRpx } from './rpx.ts';
import { type HashDito, textHash } from './textHash.ts';

const limits = { maxBytes: 1_000_000 };
const sample = (name: string) => readFileSync(new URL(`fixtures/sib/${name}`, import.meta.url));

const hashOfCnx = async (bytes: Buffer): Promise<HashDito | undefined> => {
  let found: HashDito | undefined;
  const reading = readCnx([bytes], { registroAns: '999999', limits, onHash: (hash) => (found = hash) });
  for await (const _ of reading) void _;
  return found;
};
const hashOfRpx = async (bytes: Buffer): Promise<HashDito> => (await readRpx([bytes], '999999', limits)).hash;

const damaged = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace('<nome>', '<nome>X'), 'latin1');
const cnx = (frame: Frame = {}) => cnxFile([{ cco: '000000480012' }, { cco: '000000480113' }], frame);

test.each([
  ['of ours', cnx()],
  ['with names of a namespace', cnx({ prefix: 'ansSIB' })],
  ['over UTF-8, of another generator', sample('sint_ArqConf9999990220261001.CNX')],
])('a conference file %s is whole', async (_, bytes) => {
  expect(await hashOfCnx(bytes)).toBe('CONFERE');
});

test('spaces around a text of a file of the SIB do not count', async () => {
  const spaced = cnx().toString('latin1').replace('<nome>', '<nome> ').replace('</nome>', ' </nome>');
  expect(await hashOfCnx(Buffer.from(spaced, 'latin1'))).toBe('CONFERE');
});

test.each(['sint_99999920261020101500.RPX', 'sint_rejeitado_99999920261021090000.RPX'])(
  'the return %s is whole',
  async (name) => {
    expect(await hashOfRpx(sample(name))).toBe('CONFERE');
  },
);

test('a letter that was changed, another hash and no hash are told apart', async () => {
  expect(await hashOfCnx(damaged(cnx()))).toBe('NAO CONFERE');
  expect(await hashOfRpx(rpxFile({}, { hash: '0'.repeat(32) }))).toBe('NAO CONFERE');
  expect(await hashOfRpx(rpxFile({}, { hash: '' }))).toBe('AUSENTE');
});

test('the hash may be written in small letters', async () => {
  const told = /<hash>(\w+)</.exec(cnx().toString('latin1'))?.[1]?.toLowerCase() ?? '';
  expect(await hashOfCnx(cnx({ hash: told }))).toBe('CONFERE');
});

test.each([
  ['as Windows-1252', (text: string) => Buffer.from(text.replace('\u2013', '\u0096'), 'latin1')],
  ['as a question mark', (text: string) => Buffer.from(text.replace('\u2013', '?'), 'latin1')],
  ['in UTF-8', (text: string) => Buffer.from(text)],
])('TIS-4: a sign that ISO-8859-1 lacks may be hashed %s', (_, bytesOf) => {
  const hash = textHash();
  hash.add('JOÃO ');
  hash.add('A\u2013B');
  expect(hash.compare(createHash('md5').update(bytesOf('JOÃO A\u2013B')).digest('hex'))).toBe('CONFERE');
});
