import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BeneficiarioCnx, readCnx } from './cnx.ts';
import { damagedFiles } from './fixtures/damaged.ts';
import { type CnxFixture, cnxFile, cnxText, rpxFile } from './fixtures/sib.ts';
import { ImportError } from './importError.ts';

const options = { registroAns: '999999', limits: { maxBytes: 50_000_000 } };

const read = async (bytes: Buffer, batchSize = 2000): Promise<BeneficiarioCnx[][]> => {
  const batches: BeneficiarioCnx[][] = [];
  for await (const batch of readCnx([bytes], { ...options, batchSize })) batches.push(batch);
  return batches;
};

const problemsOf = async (...records: CnxFixture[]): Promise<ImportError> => {
  const error: unknown = await read(cnxFile(records)).catch((cause: unknown) => cause);
  if (!(error instanceof ImportError)) throw new Error('the file was not refused');
  return error;
};

test('gives every beneficiary with ISO days and digits only', async () => {
  const bytes = cnxFile([
    {
      cco: '000000480012',
      cpf: '390.533.447-05',
      cns: '700 0000 0000 0005',
      codigoBeneficiario: '0000481',
      dataAtualizacao: '2026-11-04T10:00:00',
    },
    {
      cco: '000000480113',
      situacao: 'INATIVO',
      cpf: null,
      nome: '',
      dataCancelamento: '2026-10-31',
      dataReativacao: '2020-01-01',
    },
  ]);
  expect(await read(bytes)).toEqual([
    [
      {
        linha: 8,
        cco: '000000480012',
        situacao: 'ATIVO',
        dataAtualizacao: '2026-11-04',
        codigoBeneficiario: '0000481',
        cpf: '39053344705',
        cns: '700000000000005',
        nome: 'IRACEMA CONCEIÇÃO BRANDÃO',
        sexo: 'F',
        dataNascimento: '1984-02-29',
        nomeMae: 'OLÍVIA BRANDÃO',
        dataContratacao: '2019-08-01',
        dataReativacao: null,
        dataCancelamento: null,
        numeroPlanoANS: '471203148',
      },
      expect.objectContaining({
        linha: 9,
        situacao: 'INATIVO',
        cpf: null,
        nome: null,
        dataCancelamento: '2026-10-31',
        dataReativacao: '2020-01-01',
      }),
    ],
  ]);
});

test('hands the beneficiaries on in batches', async () => {
  const many = Array.from({ length: 2300 }, (_, index) => ({ cco: String(index).padStart(12, '0') }));
  const batches = await read(cnxFile(many), 100);
  expect(batches.every((batch) => batch.length <= 100)).toBe(true);
  expect(batches.flat().map(({ cco }) => cco)).toEqual(many.map(({ cco }) => cco));
});

test.each<[string, CnxFixture, string]>([
  ['cco', { cco: '12345' }, 'Linha 8: cco "12345" não tem 12 dígitos.'],
  ['cco', { cco: '' }, 'Linha 8: o beneficiário está sem cco.'],
  [
    'situacao',
    { cco: '000000480012', situacao: 'SUSPENSO' },
    'Linha 8: situacao "SUSPENSO" não é ATIVO nem INATIVO.',
  ],
  [
    'dataNascimento',
    { cco: '000000480012', dataNascimento: '2023-02-29' },
    'Linha 8: dataNascimento "2023-02-29" não é uma data válida (AAAA-MM-DD).',
  ],
  [
    'dataContratacao',
    { cco: '000000480012', dataContratacao: '01/02/2020' },
    'Linha 8: dataContratacao "01/02/2020" não é uma data válida (AAAA-MM-DD).',
  ],
  [
    'dataAtualizacao',
    { cco: '000000480012', dataAtualizacao: 'ontem' },
    'Linha 8: dataAtualizacao "ontem" não é uma data válida (AAAA-MM-DD).',
  ],
  ['cpf', { cco: '000000480012', cpf: 'abc' }, 'Linha 8: cpf "abc" não é um número.'],
  [
    'codigoBeneficiario',
    { cco: '000000480012', codigoBeneficiario: '9'.repeat(31) },
    'Linha 8: codigoBeneficiario tem 31 caracteres; o máximo é 30.',
  ],
])('refuses a record with a wrong %s', async (field, record, message) => {
  const error = await problemsOf(record);
  expect(error.message).toBe(message);
  expect(error.toFieldProblems()).toEqual([{ field, line: 8, message: message.replace('Linha 8: ', '') }]);
});

test('lists the first 50 problems and counts all', async () => {
  const error = await problemsOf(...Array.from({ length: 61 }, () => ({ cco: 'x', situacao: '?' })));
  expect(error.total).toBe(122);
  expect(error.problems).toHaveLength(50);
  expect(error.message).toMatch(/^O arquivo tem 122 problemas e nada foi importado\. Linha 8: cco "x"/);
});

test('hands nothing on once a record was wrong', async () => {
  const good = Array.from({ length: 2000 }, (_, index) => ({ cco: String(index).padStart(12, '0') }));
  const reading = readCnx([cnxFile([{ cco: 'x' }, ...good])], { ...options, batchSize: 10 });
  await expect(reading.next()).rejects.toThrow(ImportError);
});

test('refuses a file without beneficiaries', async () => {
  await expect(read(cnxFile([]))).rejects.toThrow('O arquivo de conferência não traz nenhum beneficiário.');
});

test('says where a return file belongs', async () => {
  await expect(read(rpxFile({}))).rejects.toThrow(
    /Linha 7: este é um arquivo de retorno do SIB \(\.RPX\).*Leitura de correções SIB/,
  );
});

test.each(damagedFiles((frame) => cnxText([{ cco: '000000480012' }, { cco: '000000480113' }], frame)))(
  'refuses $title',
  async ({ bytes, told }) => {
    await expect(read(bytes)).rejects.toThrow(told);
  },
);

const sample = new URL('fixtures/sib/sint_ArqConf9999990220261001.CNX', import.meta.url);

test('reads a whole file of four beneficiaries', async () => {
  const beneficiarios = (await read(readFileSync(sample))).flat();
  expect(beneficiarios.map(({ cco, situacao, nome }) => `${cco} ${situacao} ${nome}`)).toEqual([
    '000000100101 ATIVO MARIA APARECIDA TESTE',
    '000000100202 ATIVO PEDRO TESTE JUNIOR',
    '000000100303 INATIVO JOÃO EXEMPLO DA SILVA',
    '000000100404 ATIVO BENEFICIARIO QUE A OPERADORA NAO TEM',
  ]);
});

test('refuses more beneficiaries than allowed, with the line', async () => {
  const bytes = cnxFile([{ cco: '000000480012' }, { cco: '000000480113' }]);
  const reading = readCnx([bytes], { ...options, limits: { ...options.limits, maxBeneficiarios: 1 } });
  await expect(reading.next()).rejects.toThrow(/^Linha 9: o arquivo tem mais de 1 beneficiários/);
});

test('takes the names of JavaScript itself for values like others', async () => {
  const [[record] = []] = await read(cnxFile([{ cco: '000000480012', sexo: '__proto__' }]));
  expect(record?.sexo).toBe('__proto__');
  const odd = cnxText([{ cco: '000000480012' }]).replace('<mensagem>', '<__proto__></__proto__><mensagem>');
  await expect(read(Buffer.from(odd, 'latin1'))).resolves.toHaveLength(1);
});
