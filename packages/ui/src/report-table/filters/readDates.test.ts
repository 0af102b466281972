import { describe, expect, it } from 'vitest';
import type { Query } from './query.types.ts';
import { shortReading } from './reading.fake.ts';

const today = '2026-03-01';
type Short = string | null | Partial<Query>;
const expected = (short: Short): unknown =>
  typeof short === 'string'
    ? { problem: short }
    : short && { query: { isNegated: false, wantsBlank: false, terms: [], ranges: [], ...short } };
const span = (least: number | null, most: number | null) => ({ ranges: [{ least, most }] });
const over = (least: number) => ({ ranges: [{ least, most: null, isLeastExcluded: true }] });
const under = (most: number) => ({ ranges: [{ least: null, most, isMostExcluded: true }] });

const notADate = (text: string): string =>
  `“${text}” não é uma data: use 15/10/2026, 10/2026 ou 07/2026..09/2026`;
const october15 = span(20_261_015, 20_261_015);
const october = span(20_261_001, 20_261_031);

describe('a query over days (YYYYMMDD)', () => {
  const column = { format: 'date', filter: { kind: 'dates' } } as const;

  it.each<readonly [string, Short]>([
    ['15/10/2026', october15],
    ['15-10-2026', october15],
    ['15.10.2026', october15],
    ['15 10 2026', october15],
    ['15/10/26', october15],
    ['151026', october15],
    ['15102026', october15],
    ['2026-10-15', october15],
    ['1/2/26', span(20_260_201, 20_260_201)],
    ['05/03/98', span(19_980_305, 19_980_305)],
    ['29/02/2024', span(20_240_229, 20_240_229)],
    ['10/2026', october],
    ['102026', october],
    ['2026-10', october],
    ['10/26', october],
    ['2/2024', span(20_240_201, 20_240_229)],
    ['2026', span(20_260_101, 20_261_231)],
    ['=15/10/2026', october15],
    ['>15/10/2026', over(20_261_015)],
    ['depois de 15/10/2026', over(20_261_015)],
    ['>=15/10/2026', span(20_261_015, null)],
    ['<15/10/2026', under(20_261_015)],
    ['<=15/10/2026', span(null, 20_261_015)],
    ['>10/2026', over(20_261_031)],
    ['>=10/2026', span(20_261_001, null)],
    ['<10/2026', under(20_261_001)],
    ['<=10/2026', span(null, 20_261_031)],
    ['>2025', over(20_251_231)],
    ['01/07/2026..30/09/2026', span(20_260_701, 20_260_930)],
    ['01072026..30092026', span(20_260_701, 20_260_930)],
    ['01/07/2026 a 30/09/2026', span(20_260_701, 20_260_930)],
    ['01/07/2026 - 30/09/2026', span(20_260_701, 20_260_930)],
    ['30/09/2026..01/07/2026', span(20_260_701, 20_260_930)],
    ['07/2026..09/2026', span(20_260_701, 20_260_930)],
    ['09/2026..07/2026', span(20_260_701, 20_260_930)],
    ['2024..2026', span(20_240_101, 20_261_231)],
    ['01/07/2026..', span(20_260_701, null)],
    ['..30/09/2026', span(null, 20_260_930)],
    ['hoje', span(20_260_301, 20_260_301)],
    ['HOJE', span(20_260_301, 20_260_301)],
    ['ontem', span(20_260_228, 20_260_228)],
    ['amanhã', span(20_260_302, 20_260_302)],
    ['este mês', span(20_260_301, 20_260_331)],
    ['este mes', span(20_260_301, 20_260_331)],
    ['mês  passado', span(20_260_201, 20_260_228)],
    ['este ano', span(20_260_101, 20_261_231)],
    ['ano passado', span(20_250_101, 20_251_231)],
    ['>ontem', over(20_260_228)],
    ['mês passado..hoje', span(20_260_201, 20_260_301)],
    ['mês passado a este mês', span(20_260_201, 20_260_331)],
    ['!hoje', { isNegated: true, ...span(20_260_301, 20_260_301) }],
    ['vazio ou 2026', { wantsBlank: true, ...span(20_260_101, 20_261_231) }],
    ['10/2026 ou 2024', { ranges: [...october.ranges, { least: 20_240_101, most: 20_241_231 }] }],
    ['31/02/2026', '31/02/2026 não existe: use um dia de 01 a 28'],
    ['31022026', '31/02/2026 não existe: use um dia de 01 a 28'],
    ['310226', '31/02/2026 não existe: use um dia de 01 a 28'],
    ['29/02/2026', '29/02/2026 não existe: use um dia de 01 a 28'],
    ['31/04/2026', '31/04/2026 não existe: use um dia de 01 a 30'],
    ['00/10/2026', '00/10/2026 não existe: use um dia de 01 a 31'],
    ['15/13/2026', '15/13/2026 não existe: use um mês de 01 a 12'],
    ['15/10/1026', '15/10/1026 não existe: use um ano desde 1900'],
    ['13/2026', '13/2026 não existe: use um mês de 01 a 12 e um ano desde 1900'],
    ['01/07/2026..31/09/2026', '31/09/2026 não existe: use um dia de 01 a 30'],
    ['abc', notADate('abc')],
    ['32/1', notADate('32/1')],
    ['15/13', notADate('15/13')],
    ['45', notADate('45')],
    ['151020261', notADate('151020261')],
    ['15/10/20261', notADate('15/10/20261')],
    ['outubro', notADate('outubro')],
    ['constructor', notADate('constructor')],
    ['__proto__', notADate('__proto__')],
    ['"vazio"', notADate('vazio')],
    ['-15/10/2026', notADate('-15/10/2026')],
  ])('%j', (text, short) => {
    expect(shortReading(text, column, today)).toEqual(expected(short));
  });

  it.each([
    '15/10/2026',
    '15102026',
    '15-10-2026',
    '2026-10-15',
    '10/2026',
    'mês passado',
    'hoje',
    '07/2026..09/2026',
    '>=01/07/2026',
    '29021996',
    '29/02/1996',
    '01/07/2026 a 30/09/2026',
  ])('no letter of %j is a problem while it is typed', (text) => {
    for (let end = 0; end <= text.length; end++)
      expect(shortReading(text.slice(0, end), column, today) ?? {}).not.toHaveProperty('problem');
  });

  it.each([
    '1',
    '15',
    '15/',
    '15/1',
    '15/10',
    '15/10/',
    '15/10/2',
    '15/10/202',
    '151',
    '1510',
    '15102',
    '1510202',
    '3110',
    '20',
    '202',
    '>',
    '>1',
    '..',
    'h',
    'este m',
    'v',
  ])('%j asks nothing yet', (text) => {
    expect(shortReading(text, column, today)).toBeNull();
  });

  it('asks what is plain while the other side is typed', () => {
    expect(shortReading('01/07/2026..3', column, today)).toEqual(expected(span(20_260_701, null)));
    expect(shortReading('..3', column, today)).toBeNull();
  });

  it('takes the day in Brasília when none is given', () => {
    expect(shortReading('hoje', column)).toMatchObject({ query: { ranges: [{}] } });
  });
});

describe('a query over moments', () => {
  const column = { format: 'dateTime', filter: { kind: 'dates' } } as const;
  const at = (iso: string): number => Date.parse(iso);
  const whole = (first: string, end: string) => ({
    ranges: [{ least: at(first), most: at(end), isMostExcluded: true }],
  });

  it.each<readonly [string, Short]>([
    ['15/10/2026', whole('2026-10-15T03:00:00Z', '2026-10-16T03:00:00Z')],
    ['10/2026', whole('2026-10-01T03:00:00Z', '2026-11-01T03:00:00Z')],
    ['>15/10/2026', span(at('2026-10-16T03:00:00Z'), null)],
    ['>=15/10/2026', span(at('2026-10-15T03:00:00Z'), null)],
    ['<15/10/2026', under(at('2026-10-15T03:00:00Z'))],
    ['<=15/10/2026', under(at('2026-10-16T03:00:00Z'))],
    ['31/12/2026', whole('2026-12-31T03:00:00Z', '2027-01-01T03:00:00Z')],
    // The old summer time: the clock skipped midnight, and later went back to the evening before.
    ['04/11/2018', whole('2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z')],
    ['16/02/2019', whole('2019-02-16T02:00:00Z', '2019-02-17T03:00:00Z')],
    ['15/01/2019', whole('2019-01-15T02:00:00Z', '2019-01-16T02:00:00Z')],
    ['vazio', { wantsBlank: true }],
  ])('%j', (text, short) => {
    expect(shortReading(text, column, today)).toEqual(expected(short));
  });
});

const notACompetence = (text: string): string =>
  `“${text}” não é uma competência: use 07/2026, >07/2026 ou 07/2026..09/2026`;

describe('a query over competences (YYYYMM)', () => {
  const column = { format: 'competencia', filter: { kind: 'competencias' } } as const;

  it.each<readonly [string, Short]>([
    ['07/2026', span(202_607, 202_607)],
    ['7/2026', span(202_607, 202_607)],
    ['072026', span(202_607, 202_607)],
    ['07/26', span(202_607, 202_607)],
    ['0726', span(202_607, 202_607)],
    ['2026-07', span(202_607, 202_607)],
    ['2026', span(202_601, 202_612)],
    ['07/2026..09/2026', span(202_607, 202_609)],
    ['09/2026..07/2026', span(202_607, 202_609)],
    ['07/2026 a 09/2026', span(202_607, 202_609)],
    ['07/2026..', span(202_607, null)],
    ['..2025', span(null, 202_512)],
    ['>07/2026', over(202_607)],
    ['>=07/2026', span(202_607, null)],
    ['<07/2026', under(202_607)],
    ['<=07/2026', span(null, 202_607)],
    ['>2025', over(202_512)],
    ['<2025', under(202_501)],
    ['este mês', span(202_603, 202_603)],
    ['mês passado', span(202_602, 202_602)],
    ['este ano', span(202_601, 202_612)],
    ['ano passado', span(202_501, 202_512)],
    [
      '!07/2026 ou 08/2026',
      {
        isNegated: true,
        ranges: [
          { least: 202_607, most: 202_607 },
          { least: 202_608, most: 202_608 },
        ],
      },
    ],
    ['13/2026', '13/2026 não existe: use um mês de 01 a 12 e um ano desde 1900'],
    ['00/2026', '00/2026 não existe: use um mês de 01 a 12 e um ano desde 1900'],
    ['07/1026', '07/1026 não existe: use um mês de 01 a 12 e um ano desde 1900'],
    ['15/07/2026', notACompetence('15/07/2026')],
    ['julho', notACompetence('julho')],
    ['hoje', notACompetence('hoje')],
    ['constructor', notACompetence('constructor')],
    ['99', notACompetence('99')],
  ])('%j', (text, short) => {
    expect(shortReading(text, column, today)).toEqual(expected(short));
  });

  it('goes back over the turn of the year', () => {
    expect(shortReading('mês passado', column, '2026-01-31')).toEqual(expected(span(202_512, 202_512)));
  });

  it.each([
    '07/2026',
    '072026',
    '2026-07',
    '2026',
    'mês passado',
    '07/2026..09/2026',
    '>=07/2026',
    '12/1998',
    '121998',
  ])('no letter of %j is a problem while it is typed', (text) => {
    for (let end = 0; end <= text.length; end++)
      expect(shortReading(text.slice(0, end), column, today) ?? {}).not.toHaveProperty('problem');
  });
});
