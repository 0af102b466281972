import { expect, test } from 'vitest';
import { refusedRpxFile, rpxFile, type RpxFixture } from '../../../imports/fixtures/sib.ts';
import { readRpx } from '../../../imports/rpx.ts';
import { movimentoDe, nomeDoEnvio, problemaDe } from './leituraCorrecao.rules.ts';

const read = (bytes: Buffer) => readRpx([bytes], '999999', { maxBytes: 1_000_000 });

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
  expect(problemaDe(await read(rpxFile(fixture)))).toBe(problema);
});

test('a sending refused whole is told with its reason', async () => {
  expect(problemaDe(await read(refusedRpxFile('HASH DIVERGENTE')))).toBe(
    'Arquivo rejeitado pela ANS: HASH DIVERGENTE',
  );
});

test.each([
  ['INCLUSÃO', 'INCLUSÃO'],
  ['RETIFICACAO', 'RETIFICAÇÃO'],
  [' mudança  contratual ', 'MUDANÇA CONTRATUAL'],
  ['EXCLUSÃO', 'CANCELAMENTO'],
  ['REATIVAÇÃO', 'REATIVAÇÃO'],
  ['7', null],
  [null, null],
])('the movement %s of a return is our %s', (text, movimento) => {
  expect(movimentoDe(text)).toBe(movimento);
});

test.each([
  ['99999920261105083000.SBX', 'retorno.xml', '99999920261105083000.SBX'],
  ['C:\\pta\\99999920261105083000.sbx', 'retorno.xml', '99999920261105083000.SBX'],
  ['99999920261105083000', 'x.RPX', '99999920261105083000.SBX'],
  [null, '99999920261105083000 (1).RPX', '99999920261105083000.SBX'],
  [null, 'retorno.xml', null],
  ['OUTRO', '99999920261105083000.RPX', 'OUTRO'],
])('the protocol %s in the file %s answers %s', (protocolo, arquivo, nome) => {
  expect(nomeDoEnvio(protocolo, arquivo)).toBe(nome);
});
