import { describe, expect, it } from 'vitest';
import type { Format } from '../columns.ts';
import type { Query, TypedColumn, ValueRange } from './query.types.ts';
import { shortReading } from './reading.fake.ts';
import { readQuery } from './readQuery.ts';

const column = (kind: TypedColumn['filter']['kind'], format: Format = 'text'): TypedColumn => ({
  format,
  filter: { kind },
});
const query = (part: Partial<Query>) => ({
  query: { isNegated: false, wantsBlank: false, terms: [], ranges: [], ...part },
});
type Short = string | null | Partial<Query>;
const expected = (short: Short): unknown =>
  typeof short === 'string' ? { problem: short } : short === null ? null : query(short);

/** The two ends of a range; `null` leaves one open. */
const span = (least: number | null, most: number | null): { ranges: ValueRange[] } => ({
  ranges: [{ least, most }],
});
const over = (least: number) => ({ ranges: [{ least, most: null, isLeastExcluded: true }] });
const under = (most: number) => ({ ranges: [{ least: null, most, isMostExcluded: true }] });

describe('a query over text', () => {
  it.each<readonly [string, Short]>([
    ['', null],
    ['   ', null],
    ['!', null],
    [' ! ', null],
    ['"', null],
    ['""', null],
    ['silva', { terms: ['silva'] }],
    ['  Silva  ', { terms: ['Silva'] }],
    ['silva ou souza', { terms: ['silva', 'souza'] }],
    ['silva OU  souza', { terms: ['silva', 'souza'] }],
    ['silva ou', { terms: ['silva'] }],
    ['silva ou ', { terms: ['silva'] }],
    ['silva o', { terms: ['silva o'] }],
    ['silva ouro', { terms: ['silva ouro'] }],
    ['ou', { terms: ['ou'] }],
    ['!silva ou souza', { isNegated: true, terms: ['silva', 'souza'] }],
    ['!  silva', { isNegated: true, terms: ['silva'] }],
    ['!!silva', { isNegated: true, terms: ['!silva'] }],
    ['vazio', { wantsBlank: true }],
    ['VÁZIO', { wantsBlank: true }],
    ['!Vazio', { wantsBlank: true, isNegated: true }],
    ['vazio ou silva', { wantsBlank: true, terms: ['silva'] }],
    ['"vazio"', { terms: ['vazio'] }],
    ['"vazi', { terms: ['vazi'] }],
    ['"ou"', { terms: ['ou'] }],
    ['"ouro ou prata"', { terms: ['ouro ou prata'] }],
    ['"ouro ou prata', { terms: ['ouro ou prata'] }],
    ['"ouro ou prata" ou bronze', { terms: ['ouro ou prata', 'bronze'] }],
    ['bronze ou "ouro ou prata" ou vazio', { wantsBlank: true, terms: ['bronze', 'ouro ou prata'] }],
    ['“vazio”', { terms: ['vazio'] }],
    ['!"!x"', { isNegated: true, terms: ['!x'] }],
    ['5" ou 6"', { terms: ['5"', '6"'] }],
    ['"a"b', { terms: ['"a"b'] }],
    ['.*', { terms: ['.*'] }],
    ['constructor', { terms: ['constructor'] }],
    ['>1', { terms: ['>1'] }],
    ['1..2', { terms: ['1..2'] }],
  ])('%j', (text, short) => {
    expect(shortReading(text, column('text'))).toEqual(expected(short));
  });

  it('is not slowed by a long paste', () => {
    const paste = `${'a '.repeat(20_000)}${' '.repeat(50_000)}b`;
    expect(shortReading(paste, column('text'))).toEqual(query({ terms: [paste] }));
    expect(shortReading(paste, column('range', 'money'))).toHaveProperty('problem');
    expect(shortReading('9'.repeat(50_000), column('range', 'integer'))).toHaveProperty('problem');
    expect(shortReading(`1${'.'.repeat(50_000)}`, column('dates', 'date'))).toHaveProperty('problem');
  });
});

const bothReadings = (text: string, one: string, other: string): string =>
  `“${text}” pode ser ${one} ou ${other}: use a vírgula para as casas decimais`;
const notANumber = (text: string): string => `“${text}” não é um número: use 100, >100 ou 100..200`;

describe('a query over whole numbers', () => {
  it.each<readonly [string, Short]>([
    ['', null],
    ['>', null],
    ['>=', null],
    ['= ', null],
    ['..', null],
    ['…', null],
    ['-', null],
    [',', null],
    ['!', null],
    ['v', null],
    ['vazi', null],
    ['de', null],
    ['até', null],
    ['a partir', null],
    ['10', span(10, 10)],
    ['=10', span(10, 10)],
    ['+10', span(10, 10)],
    ['007', span(7, 7)],
    ['1.000', span(1000, 1000)],
    ['1.234.567', span(1_234_567, 1_234_567)],
    ['1.', span(1, 1)],
    ['1.234.5', null],
    ['1.234.', span(1234, 1234)],
    ['-5', span(-5, -5)],
    ['\u22125', span(-5, -5)],
    ['- 5', span(-5, -5)],
    ['-0', span(0, 0)],
    ['１２', span(12, 12)],
    ['>1.000', over(1000)],
    ['>=10', span(10, null)],
    ['=>10', span(10, null)],
    ['≥10', span(10, null)],
    ['a partir de 10', span(10, null)],
    ['desde 10', span(10, null)],
    ['<5', under(5)],
    ['<-5', under(-5)],
    ['<=5', span(null, 5)],
    ['≤5', span(null, 5)],
    ['até 5', span(null, 5)],
    ['100..200', span(100, 200)],
    ['100 .. 200', span(100, 200)],
    ['100...200', span(100, 200)],
    ['100…200', span(100, 200)],
    ['100..', span(100, null)],
    ['..200', span(null, 200)],
    ['200..100', span(100, 200)],
    ['-5..-10', span(-10, -5)],
    ['-10..5', span(-10, 5)],
    ['100 a 200', span(100, 200)],
    ['100 A 200', span(100, 200)],
    ['100 até 200', span(100, 200)],
    ['de 100 a 200', span(100, 200)],
    ['100 - 200', span(100, 200)],
    ['100 a', span(100, 100)],
    ['100 o', span(100, 100)],
    ['100..x', notANumber('100..x')],
    ['100..-', span(100, null)],
    ['1..2..3', notANumber('1..2..3')],
    ['!10', { isNegated: true, ...span(10, 10) }],
    ['!=10', { isNegated: true, ...span(10, 10) }],
    ['vazio', { wantsBlank: true }],
    ['!vazio', { wantsBlank: true, isNegated: true }],
    [
      '10 ou 20',
      {
        ranges: [
          { least: 10, most: 10 },
          { least: 20, most: 20 },
        ],
      },
    ],
    ['10 ou', span(10, 10)],
    ['10 ou v', span(10, 10)],
    ['10 ou vazio', { wantsBlank: true, ...span(10, 10) }],
    ['<5 ou >10', { ranges: [...under(5).ranges, ...over(10).ranges] }],
    ['"10"', span(10, 10)],
    ['10,5', span(10.5, 10.5)],
    ['abc', notANumber('abc')],
    ['"vazio"', notANumber('vazio')],
    ['10 ou abc', notANumber('abc')],
    ['1,5 mil', notANumber('1,5 mil')],
    ['1e5', notANumber('1e5')],
    ['0x10', notANumber('0x10')],
    ['Infinity', notANumber('Infinity')],
    ['NaN', notANumber('NaN')],
    ['constructor', notANumber('constructor')],
    ['1 2', notANumber('1 2')],
    ['--5', notANumber('--5')],
    ['1,2,3', '“1,2,3” não é um número: escreva como em 1.234,5'],
    ['1,234.56', span(1234.56, 1234.56)],
    ['1.23.456', '“1.23.456” não é um número: escreva como em 1.234,5'],
    ['1234.5', '“1234.5” pode ser 1.234,5 ou 12.345: use a vírgula para as casas decimais'],
    ['R$ 10', notANumber('R$ 10')],
    ['10%', notANumber('10%')],
    ['>>5', notANumber('>>5')],
    ['!!5', notANumber('!5')],
    ['99999999999999999999', '“99999999999999999999”: é grande demais: use menos algarismos'],
  ])('%j', (text, short) => {
    expect(shortReading(text, column('range', 'integer'))).toEqual(expected(short));
  });
});

describe('a query over money (in cents)', () => {
  it.each<readonly [string, Short]>([
    ['R', null],
    ['R$', null],
    ['-R$', null],
    ['388', span(38_800, 38_899)],
    ['388,', span(38_800, 38_899)],
    ['388,1', span(38_810, 38_819)],
    ['388,10', span(38_810, 38_810)],
    ['=388', span(38_800, 38_800)],
    ['0', span(0, 99)],
    [',5', span(50, 59)],
    ['-388', span(-38_899, -38_800)],
    ['-0', span(-99, 0)],
    ['-388,10', span(-38_810, -38_810)],
    ['1.234,56', span(123_456, 123_456)],
    ['60,5', span(6_050, 6_059)],
    ['6.050', span(605_000, 605_099)],
    ['1,234.56', span(123_456, 123_456)],
    ['1234.56', bothReadings('1234.56', 'R$ 1.234,56', 'R$ 123.456,00')],
    ['>1234.56', bothReadings('1234.56', 'R$ 1.234,56', 'R$ 123.456,00')],
    ['60.50', null],
    ['R$ 1.234,56', span(123_456, 123_456)],
    ['R$\u00a01.234,56', span(123_456, 123_456)],
    ['r$1.234,56', span(123_456, 123_456)],
    ['\u2212R$\u00a091,01', span(-9101, -9101)],
    ['R$ -91,01', span(-9101, -9101)],
    ['>388', over(38_800)],
    ['>=388', span(38_800, null)],
    ['<388', under(38_800)],
    ['<=388', span(null, 38_800)],
    ['100..200', span(10_000, 20_000)],
    ['R$ 100,00 a R$ 200,50', span(10_000, 20_050)],
    ['0,29', span(29, 29)],
    ['1,15', span(115, 115)],
    ['4.503.599.627.370,49', span(450_359_962_737_049, 450_359_962_737_049)],
    ['388,105', '“388,105”: use no máximo 2 algarismos depois da vírgula'],
    ['-R$ -5', notANumber('-R$ -5')],
    ['10%', notANumber('10%')],
    ['US$ 10', notANumber('US$ 10')],
  ])('%j', (text, short) => {
    expect(shortReading(text, column('range', 'money'))).toEqual(expected(short));
  });
});

describe('a query over percentages (in points, of which two decimals are shown)', () => {
  const shown = (least: number, most: number) => ({ ranges: [{ least, most, isMostExcluded: true }] });
  it.each<readonly [string, Short]>([
    ['%', null],
    ['10%', shown(9.995, 10.995)],
    ['10', shown(9.995, 10.995)],
    ['7,2', shown(7.195, 7.295)],
    ['72,35%', shown(72.345, 72.355)],
    ['7,225', span(7.225, 7.225)],
    ['-7,2', { ranges: [{ least: -7.295, most: -7.195, isLeastExcluded: true }] }],
    ['>10%', over(10)],
    ['10%..20%', span(10, 20)],
    ['R$ 10', notANumber('R$ 10')],
  ])('%j', (text, short) => {
    expect(shortReading(text, column('range', 'percent'))).toEqual(expected(short));
  });

  it('counts decimals of a plain number as the first of more', () => {
    expect(shortReading('7', column('range'))).toEqual(query(shown(7, 8)));
    expect(shortReading('1,5', column('range'))).toEqual(query(shown(1.5, 1.6)));
  });
});

describe('a text query over days, money and months', () => {
  const today = '2026-11-21';
  const whole = (day: number): Partial<Query> => span(day, day);
  it.each<readonly [Format, string, Short]>([
    ['date', '01102021', whole(20_211_001)],
    ['date', '2021', span(20_210_101, 20_211_231)],
    ['date', '>10/2021', over(20_211_031)],
    ['date', '10/2021..12/2021', span(20_211_001, 20_211_231)],
    ['date', 'hoje', whole(20_261_121)],
    ['date', '/10/', { terms: ['/10/'] }],
    ['date', '15/10', { terms: ['15/10'] }],
    ['date', '"2021"', { terms: ['2021'] }],
    ['date', '2021 ou /10/', { ...span(20_210_101, 20_211_231), terms: ['/10/'] }],
    ['date', '!vazio', { isNegated: true, wantsBlank: true }],
    ['money', '>100', over(10_000)],
    ['money', '100..200', span(10_000, 20_000)],
    ['money', '<50 ou >80', { ranges: [...under(5_000).ranges, ...over(8_000).ranges] }],
    ['money', '10', { terms: ['10'] }],
    ['money', 'abc', { terms: ['abc'] }],
    ['money', '>', null],
    ['money', '>abc', '“>abc” não é um número: use 100, >100 ou 100..200'],
    ['competencia', '>=07/2026', { ranges: [{ least: 202_607, most: null }] }],
    ['text', '>100', { terms: ['>100'] }],
  ])('%s %j', (format, text, short) => {
    expect(shortReading(text, column('text', format), today)).toEqual(expected(short));
  });
});

describe('a half typed value', () => {
  const year = 'falta o ano, como em 15/10/2026';
  it.each<readonly [TypedColumn['filter']['kind'], string, string | undefined]>([
    ['dates', '15/10', `“15/10” está incompleto: ${year}`],
    ['dates', '29/02', `“29/02” está incompleto: ${year}`],
    ['dates', '>15/10', `“>15/10” está incompleto: ${year}`],
    ['dates', '15/10/2026 ou 16/10', `“16/10” está incompleto: ${year}`],
    ['dates', '01/10/2026..20/1', `“01/10/2026..20/1” está incompleto: ${year}`],
    ['dates', '1', '“1” está incompleto: escreva a data inteira, como em 15/10/2026 ou 10/2026'],
    ['competencias', '10/', '“10/” está incompleto: falta o ano, como em 07/2026'],
    ['range', '>', '“>” está incompleto: falta o número, como em 100 ou 100..200'],
    ['dates', '15/10/2026', undefined],
    ['dates', '15/10/2026..', undefined],
    ['dates', 'vazio', undefined],
    ['dates', '', undefined],
    ['text', '15/10', undefined],
  ])('of %s, %j: %j', (kind, text, sentence) => {
    expect(readQuery(text, column(kind), '2026-11-27').unfinished).toBe(sentence);
  });
});
