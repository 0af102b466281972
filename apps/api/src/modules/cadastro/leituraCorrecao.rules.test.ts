import { expect, test } from 'vitest';
import { refusedRpxFile, rpxFile, type RpxFixture } from '../../imports/fixtures/sib.ts';
import { readRpx } from '../../imports/rpx.ts';
import { presentLeitura } from './leituraCorrecao.rules.ts';

const read = async (bytes: Buffer) =>
  presentLeitura(await readRpx([bytes], '999999', { maxBytes: 1_000_000 }));

const rejeitado = {
  cco: '000000480505',
  campos: [
    {
      descricao: 'CEP',
      erros: [
        ['2201', 'INEXISTENTE'],
        ['2202', 'OUTRO MUNICÍPIO'],
      ] as [string, string][],
    },
  ],
};

test.each<[RpxFixture, string]>([
  [{}, 'Nenhum registro rejeitado'],
  [{ rejeitados: [rejeitado] }, '1 registro rejeitado de 1, 2 erros'],
  [
    {
      rejeitados: [rejeitado, rejeitado],
      incluidos: [{ codigoBeneficiario: '1', cco: '000000480506', nome: 'A' }],
    },
    '2 registros rejeitados de 3, 4 erros',
  ],
])('the title of the table tells the problem found', async (fixture, problema) => {
  expect(await read(rpxFile(fixture))).toMatchObject({
    success: true,
    problema,
    header: { registroAns: '999999', idItem: '99999920261105083000.SBX' },
  });
});

test('a sending refused whole is told with its reason and the number of the transaction', async () => {
  expect(await read(refusedRpxFile('HASH DIVERGENTE'))).toMatchObject({
    problema: 'Arquivo rejeitado pela ANS: HASH DIVERGENTE',
    header: { registroAns: '999999', idItem: '7' },
    beneficiarios: [],
  });
});
