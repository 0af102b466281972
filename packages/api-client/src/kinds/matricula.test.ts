import { expect, it } from 'vitest';
import { matriculaInteira } from './matricula.ts';

it.each([
  ['1201', '0000001201'],
  [' 0000001201 ', '0000001201'],
  ['000000001201', '0000001201'],
  ['9000000001', '9000000001'],
  ['12345678901', '12345678901'],
  ['', '0000000000'],
])('%j is the matrícula %s, never cut', (codigo, matricula) => {
  expect(matriculaInteira(codigo)).toBe(matricula);
});
