import { expect, it } from 'vitest';
import { aboutSeconds, effortText, isLong } from './espera.ts';

it.each([
  [0, 'menos de 5 segundos'],
  [5, 'menos de 5 segundos'],
  [6, 'cerca de 10 segundos'],
  [22, 'cerca de 30 segundos'],
  [50, 'cerca de 50 segundos'],
  [51, 'cerca de 1 minuto'],
  [95, 'cerca de 2 minutos'],
  [600, 'cerca de 10 minutos'],
])('says %i seconds as %j', (seconds, words) => expect(aboutSeconds(seconds)).toBe(words));

it('tells the work of the device from the turn in the line', () => {
  expect(effortText({ kind: 'proof', done: 0.2, seconds: 18 })).toContain('Falta cerca de 20 segundos');
  expect(effortText({ kind: 'line', seconds: 18 })).toContain('A sua vez chega em cerca de 20 segundos');
});

it('says nothing of what is over in a moment', () => {
  expect(isLong({ kind: 'proof', done: 0, seconds: 1.5 })).toBe(false);
  expect(isLong({ kind: 'proof', done: 0, seconds: 8 })).toBe(true);
  expect(isLong({ kind: 'line', seconds: 1 })).toBe(true);
});
