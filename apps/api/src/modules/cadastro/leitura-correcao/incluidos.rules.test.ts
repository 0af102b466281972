import { expect, test } from 'vitest';
import { julgaIncluidos } from './incluidos.rules.ts';

const judged = (...pairs: readonly [codigo: string, cco: string][]) =>
  julgaIncluidos(pairs.map(([codigoBeneficiario, cco]) => ({ codigoBeneficiario, cco, nome: 'ALGUÉM' }))).map(
    ({ codigo, matricula, noArquivo }) => [codigo, matricula, noArquivo],
  );

const one = '1'.repeat(12);
const two = '2'.repeat(12);

test('a file that gives two CCOs to one bond, or one to two, gives none of them (SIB-10)', () => {
  expect(judged(['401', one], ['0000000401', two], ['501', '3'.repeat(12)])).toEqual([
    ['401', '0000000401', 'DOIS CCO'],
    ['0000000401', '0000000401', 'DOIS CCO'],
    ['501', '0000000501', null],
  ]);
  expect(judged(['401', one], ['402', one])).toEqual([
    ['401', '0000000401', 'REPETIDO'],
    ['402', '0000000402', 'REPETIDO'],
  ]);
});

test('the same CCO for the same bond twice is one, with or without leading zeros', () => {
  expect(judged(['401', one], ['401', one])).toEqual([['401', '0000000401', null]]);
  expect(judged(['401', one], ['0401', one])).toEqual([
    ['401', '0000000401', null],
    ['0401', '0000000401', null],
  ]);
});

test('a CCO has twelve digits', () => {
  expect(judged(['401', '12'], ['402', `${one}1`], ['403', '12345678901x'])).toEqual([
    ['401', '0000000401', 'INVALIDO'],
    ['402', '0000000402', 'INVALIDO'],
    ['403', '0000000403', 'INVALIDO'],
  ]);
});
