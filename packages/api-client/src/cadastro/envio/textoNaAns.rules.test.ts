import { expect, it } from 'vitest';
import { comoVaiAAns, latin1Of, problemaDeSinais, sinaisPerdidos } from './textoNaAns.rules.ts';

it.each([
  ['Maria das Dôres O’Connor', "Maria das Dôres O'Connor"],
  ['D‘Ávila – Sá', "D'Ávila - Sá"],
  ['Oʼneil', "O'neil"],
  ['soft\u00adhyphen', 'softhyphen'],
  ['Ana \u200bSilva', 'Ana Silva'],
])('SIB-56: %j goes as %j', (typed, sent) => {
  expect(latin1Of(typed)).toBe(sent);
});

it('SIB-57: signs that ANS would get as a question mark are named, a typed question mark is not', () => {
  expect(sinaisPerdidos('Ana 😀 Ω Ω ?')).toEqual(['😀', 'Ω']);
  expect(problemaDeSinais('O nome', 'Ana Ω')).toBe('O nome tem sinais que a ANS não recebe: Ω.');
  expect(problemaDeSinais('O nome', 'Ana D’Ávila')).toBeNull();
  expect(problemaDeSinais('O nome', null)).toBeNull();
});

it('CAD-27: a text is shown as ANS gets it only where its signs change', () => {
  expect(comoVaiAAns('Ana D’Ávila')).toBe("ANA D'ÁVILA");
  expect(comoVaiAAns('Ana Dávila ')).toBeNull();
});
