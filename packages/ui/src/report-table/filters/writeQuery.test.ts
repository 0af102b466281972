import { describe, expect, it } from 'vitest';
import { sidesOf, writeQuery } from './writeQuery.ts';

describe('the boxes and the short form', () => {
  it.each([
    ['', '', ''],
    ['100', '', '>=100'],
    ['', '200', '<=200'],
    ['100', '200', '100..200'],
    ['1.', '200', '1...200'],
    ['1.000,5', '-2', '1.000,5..-2'],
    ['01/07/2026', '30/09/2026', '01/07/2026..30/09/2026'],
    ['este ', '', '>=este '],
    ['15/1', '', '>=15/1'],
  ])('%j and %j are %j, and back', (from, to, text) => {
    expect(writeQuery({ from, to })).toBe(text);
    expect(sidesOf(text)).toEqual({ from, to });
  });

  it('takes boxes with only spaces for open', () => {
    expect(writeQuery({ from: ' ', to: '  ' })).toBe('');
  });

  it.each([
    ['100', '', ''],
    ['>100', '', ''],
    ['hoje', '', ''],
    ['vazio', '', ''],
    ['!100..200', '', ''],
    ['1..2 ou 3..4', '', ''],
    ['100..', '100', ''],
    ['..200', '', '200'],
    ['..', '', ''],
  ])('%j fills the boxes with %j and %j', (text, from, to) => {
    expect(sidesOf(text)).toEqual({ from, to });
  });
});
