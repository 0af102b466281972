import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { competencia, pathCompetencia } from './competencia.ts';
import { day, dayTime, hyphenDay, isDay, pathDay } from './day.ts';
import { hundredths, money } from './decimal.ts';
import { inOrder } from './periodo.ts';
import { digits, idText, optionalText, typed } from './text.ts';

describe('a day', () => {
  it.each(['21/11/2026', '21_11_2026', '21-11-2026', '2026-11-21', '2026-11-21T03:00:00Z'])(
    'is read from %s',
    (wire) => {
      expect(z.decode(day, wire)).toBe('2026-11-21');
    },
  );

  it('is written with the separator of its place', () => {
    expect([day, pathDay, hyphenDay].map((kind) => z.encode(kind, '2026-11-21'))).toEqual([
      '21/11/2026',
      '21_11_2026',
      '21-11-2026',
    ]);
  });

  it.each(['31/02/2026', '29/02/2025', '00/01/2026', '1/1/2026', '2026-11-21lixo', 'ontem', ''])(
    'is not %j',
    (wire) => {
      expect(z.safeDecode(day, wire).success).toBe(false);
    },
  );

  it.each(['01/01/0001', '31/12/1899', '01/01/2200', '31/12/9999'])(
    'outside the calendar is refused with its bounds: %s (SER-47)',
    (wire) => {
      expect(z.safeDecode(day, wire).error?.issues[0]?.message).toBe(
        'data fora do calendário: use de 01/01/1900 a 31/12/2199',
      );
    },
  );

  it.each(['01/01/1900', '31/12/2199'])('at the edge of the calendar is one: %s', (wire) => {
    expect(z.safeDecode(day, wire).success).toBe(true);
  });

  it('exists in a leap year alone', () => {
    expect([isDay('2024-02-29'), isDay('2023-02-29')]).toEqual([true, false]);
  });

  it('with a time keeps the minute both ways', () => {
    expect(z.decode(dayTime, '21/11/2026 08:05')).toBe('2026-11-21T08:05');
    expect(z.encode(dayTime, '2026-11-21T08:05')).toBe('21/11/2026 08:05');
  });
});

describe('a competence', () => {
  it.each(['11/2026', '11_2026', '11-2026', '2026/11', '2026_11', '2026-11'])('is read from %s', (wire) => {
    expect(z.decode(competencia, wire)).toBe('2026-11');
  });

  it('is written month first', () => {
    expect(z.encode(competencia, '2026-11')).toBe('11/2026');
    expect(z.encode(pathCompetencia, '2026-11')).toBe('11_2026');
  });

  it.each(['13/2026', '2026', '1/26'])('is not %j', (wire) => {
    expect(z.safeDecode(competencia, wire).success).toBe(false);
  });
});

describe('a competence outside the calendar (SER-47)', () => {
  it.each(['12/1899', '01/2200', '12/9999', '01/0001'])('%s is refused with its bounds', (wire) => {
    expect(z.safeDecode(competencia, wire).error?.issues[0]?.message).toBe(
      'competência fora do calendário: use de 01/1900 a 12/2199',
    );
  });
});

describe('a period', () => {
  const kind = z.object({ start: day, end: day }).check(inOrder('start', 'end'));
  const refusal = (start: string, end: string) =>
    z.safeDecode(kind, { start, end }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('has at most 40 years and does not end before it begins (SER-47)', () => {
    expect(refusal('01/01/1980', '01/01/2020')).toBeUndefined();
    expect(refusal('01/01/1980', '02/01/2020')).toEqual(['start: o período passa de 40 anos']);
    expect(refusal('02/01/2020', '01/01/2020')).toEqual([
      'start: a data inicial não pode ser posterior à final',
    ]);
  });
});

describe('money', () => {
  it.each([
    ['1234,56', 123_456],
    ['1.234,56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['1234.56', 123_456],
    ['-0,05', -5],
    ['0', 0],
    [412.9, 41_290],
    [0.1 + 0.2, 30],
    [' 7,50 ', 750],
  ])('%j is %i cents', (wire, cents) => {
    expect(z.decode(money, wire)).toBe(cents);
  });

  it.each([
    [123_456, '1234,56'],
    [-5, '-0,05'],
    [0, '0,00'],
    [100, '1,00'],
  ])('%i cents are written %s', (cents, wire) => {
    expect(z.encode(money, cents)).toBe(wire);
    expect(z.decode(money, wire)).toBe(cents);
  });

  it.each(['', 'R$ 1,00', '1,234', '1,2,3', '--1', '1e3', Number.NaN])('is not %j', (wire) => {
    expect(z.safeDecode(money, wire).success).toBe(false);
  });

  it('never becomes a float on its way', () => {
    for (let cents = -10_000; cents <= 10_000; cents += 7) {
      expect(hundredths(z.encode(money, cents) as string)).toBe(cents);
    }
  });
});

describe('texts', () => {
  it.each([null, undefined, '', '   '])('%j is the absence of a text', (wire) => {
    expect(z.decode(optionalText, wire)).toBeNull();
  });

  it('an identification keeps its leading zeros and a number becomes one', () => {
    expect([z.decode(idText, '0042'), z.decode(idText, 42)]).toEqual(['0042', '42']);
  });

  it.each(['1', '0012', '1'.repeat(20)])('%s is digits', (wire) => {
    expect(z.decode(digits(20), wire)).toBe(wire);
  });

  it.each(['', ' 5', '5 ', '+5', '-5', '1e3', '0x10', '1.0', '５', '1'.repeat(21)])('%j is not', (wire) => {
    expect(z.safeDecode(digits(20), wire).success).toBe(false);
    expect(z.encode(digits(20), wire)).toBe(wire);
  });

  it('what people type has an end', () => {
    expect(z.safeDecode(typed(3), 'quatro').success).toBe(false);
  });
});
