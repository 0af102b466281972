import { expect, test } from 'vitest';
import { cpfDoCaepf } from './cpfDoCaepf.ts';

test.each([
  ['52998224700193', '52998224725'],
  ['12345678900104', '12345678909'],
])('the CPF of CAEPF %s is %s', (caepf, cpf) => {
  expect(cpfDoCaepf(caepf)).toBe(cpf);
});
