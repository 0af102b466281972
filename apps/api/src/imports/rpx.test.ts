import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { damagedFiles } from './fixtures/damaged.ts';
import { cnxFile, refusedRpxFile, rpxFile, rpxText } from './fixtures/sib.ts';
import { readRpx } from './rpx.ts';

const limits = { maxBytes: 50_000_000 };
const read = (bytes: Buffer) => readRpx([bytes], '999999', limits);

const fixture = {
  incluidos: [{ codigoBeneficiario: '0000481', cco: '000000480012', nome: 'JANDIRA MUNIZ' }],
  rejeitados: [
    {
      codigoBeneficiario: '0000512',
      tipoMovimento: 'INCLUSÃO',
      campos: [
        { descricao: 'NOME DA MÃE', erros: [['1201', 'NÃO INFORMADO'] as [string, string]] },
        {
          descricao: 'CNS',
          valor: '7000',
          erros: [
            ['1301', 'INVÁLIDO'],
            ['1302', 'JÁ USADO'],
          ] as [string, string][],
        },
      ],
    },
    { cco: '000000480505', campos: [] },
    { cco: '000000480606', campos: [{ descricao: 'CEP', valor: '1', erros: [] }] },
  ],
};

test("before the operator has a registration, no file is taken for another operator's", async () => {
  await expect(readRpx([rpxFile(fixture)], '', { maxBytes: 1_000_000 })).rejects.toMatchObject({
    problems: [
      expect.objectContaining({
        field: 'registroANS',
        message:
          'o registro desta operadora na ANS não está configurado (ANS_REGISTRATION); sem ele não se sabe se o arquivo é dela.',
      }),
    ],
  });
});

test('gives one row for each error of each field of each rejected record', async () => {
  const rpx = await read(rpxFile(fixture));
  expect(rpx.header).toEqual({
    registroAns: '999999',
    tipoTransacao: 'RESULTADO PROCESSAMENTO',
    sequencialTransacao: '7',
    dataHora: '2026-11-05T08:30:00',
  });
  expect(rpx.nomeArquivo).toBe('99999920261105083000.SBX');
  expect(rpx.registrosRejeitados).toBe(3);
  expect(rpx.totais).toEqual({ Total: { registros: 4, processados: 1, rejeitados: 3 } });
  expect(rpx.incluidos).toEqual(fixture.incluidos);
  const first = { cco: null, codbeneficiario: '0000512', tipoMovimento: 'INCLUSÃO' };
  expect(rpx.erros).toEqual([
    { ...first, campo: 'NOME DA MÃE', valorCampo: null, codigoErro: '1201', mensagemErro: 'NÃO INFORMADO' },
    { ...first, campo: 'CNS', valorCampo: '7000', codigoErro: '1301', mensagemErro: 'INVÁLIDO' },
    { ...first, campo: 'CNS', valorCampo: '7000', codigoErro: '1302', mensagemErro: 'JÁ USADO' },
    {
      cco: '000000480505',
      codbeneficiario: null,
      tipoMovimento: 'RETIFICAÇÃO',
      campo: null,
      valorCampo: null,
      codigoErro: null,
      mensagemErro: null,
    },
    {
      cco: '000000480606',
      codbeneficiario: null,
      tipoMovimento: 'RETIFICAÇÃO',
      campo: 'CEP',
      valorCampo: '1',
      codigoErro: null,
      mensagemErro: null,
    },
  ]);
});

test('reads the same with a prefix on every element, and on a single line', async () => {
  const plain = await read(rpxFile(fixture));
  expect(await read(rpxFile(fixture, { prefix: 'ansSIB' }))).toEqual(plain);
  expect(await read(Buffer.from(rpxText(fixture).replaceAll('\n', ''), 'latin1'))).toEqual(plain);
});

test('gives the reason when ANS refused the whole file', async () => {
  const rpx = await read(refusedRpxFile('VERSÃO NÃO ACEITA'));
  expect(rpx).toMatchObject({
    motivoRejeicao: 'VERSÃO NÃO ACEITA',
    nomeArquivo: null,
    erros: [],
    registrosRejeitados: 0,
  });
});

test('refuses a return that says neither processed nor rejected, and one with too many errors', async () => {
  const neither = rpxText({}).replace(/<arquivoProcessado>[^]*<\/arquivoProcessado>/, '');
  await expect(read(Buffer.from(neither))).rejects.toThrow(/não diz se foi processado/);
  await expect(readRpx([rpxFile(fixture)], '999999', { ...limits, maxRows: 4 })).rejects.toThrow(
    /mais de 4 erros/,
  );
});

test('says where a conference file belongs', async () => {
  await expect(read(cnxFile([{ cco: '000000480012' }]))).rejects.toThrow(
    /Linha 7: este é um arquivo de conferência do SIB \(\.CNX\).*Conferência cadastral SIB/,
  );
});

test.each(damagedFiles((frame) => rpxText(fixture, frame)))('refuses $title', async ({ bytes, told }) => {
  await expect(read(bytes)).rejects.toThrow(told);
});

const sample = new URL('fixtures/sib/sint_99999920261020101500.RPX', import.meta.url);

test('reads a whole file with included and rejected records', async () => {
  const rpx = await read(readFileSync(sample));
  expect(rpx.incluidos).toHaveLength(2);
  expect(rpx.registrosRejeitados).toBe(3);
  expect(rpx.erros.map((row) => `${row.cco ?? row.codbeneficiario} ${row.campo} ${row.codigoErro}`)).toEqual([
    '0001000012 CPF 0901',
    '0001000012 NOME DA MÃE 0801',
    '000000100202 CEP 2201',
    '000000100202 CEP 2202',
    '000000100303 DATA DE CANCELAMENTO 3401',
  ]);
});

const one = { codigoBeneficiario: '1', cco: '000000480012', nome: 'JANDIRA MUNIZ' };
const withElements = (elements: string): Buffer =>
  Buffer.from(rpxText({}).replace('</consolidadoProcessamento>', `${elements}</consolidadoProcessamento>`));

test('refuses more included beneficiaries than allowed', async () => {
  const bytes = rpxFile({ incluidos: [one, { ...one, codigoBeneficiario: '2' }] });
  await expect(readRpx([bytes], '999999', { ...limits, maxRows: 1 })).rejects.toThrow(
    /^Linha \d+: o arquivo tem mais de 1 beneficiários incluídos/,
  );
});

test.each([
  ['an element', rpxFile({ incluidos: [{ ...one, nome: 'N'.repeat(4_001) }] }), 'nomeBeneficiario'],
  [
    'an attribute',
    rpxFile({ incluidos: [{ ...one, codigoBeneficiario: '1'.repeat(4_001) }] }),
    'codigoBeneficiario',
  ],
])('refuses a field of thousands of characters, naming it: %s', async (_, bytes, field) => {
  await expect(read(bytes)).rejects.toMatchObject({
    problems: [
      { field, line: expect.any(Number), message: 'o campo tem 4.001 caracteres; o máximo é 4.000.' },
    ],
  });
});

test('refuses reasons and totals without end', async () => {
  const reasons = refusedRpxFile('x').toString('latin1');
  const again = '<motivoRejeicao>x</motivoRejeicao>';
  await expect(read(Buffer.from(reasons.replace(again, again.repeat(21)), 'latin1'))).rejects.toThrow(
    /mais de 20 motivos/,
  );
  const total = (at: number) => {
    const name = `consolidadoX${'y'.repeat(at)}`;
    return `<${name}><quantidadeRegistros>1</quantidadeRegistros></${name}>`;
  };
  const totals = Array.from({ length: 60 }, (_, at) => total(at)).join('');
  await expect(read(withElements(totals))).rejects.toThrow(/mais de 50 totais/);
});

test('takes the names of JavaScript itself for names of elements like others', async () => {
  const odd = withElements(
    '<consolidado__proto__><quantidadeRegistros>7</quantidadeRegistros></consolidado__proto__>',
  );
  const { totais } = await read(odd);
  expect(Object.keys(totais)).toEqual(['Total']);
  expect(({} as { registros?: number }).registros).toBeUndefined();
  const below = rpxText({}).replace('<arquivoProcessado>', '<__proto__>x</__proto__><arquivoProcessado>');
  await expect(read(Buffer.from(below))).resolves.toBeDefined();
});
