import { describe, expect, test } from 'vitest';
import { bareCep, formatCep, isValidCep } from './cep.ts';
import { bareCnpj, formatCnpj, isValidCnpj } from './cnpj.ts';
import { bareCns, formatCns, isValidCns } from './cns.ts';
import { bareCpf, formatCpf, isValidCpf } from './cpf.ts';
import { barePhone, formatPhone, isValidPhone } from './phone.ts';

describe('CPF', () => {
  test.each([
    '52998224725',
    '529.982.247-25',
    ' 529.982.247-25 ',
    '529 982 247 25',
    '01234567890',
    '529.982.247-25\n',
  ])('%j holds', (text) => expect(isValidCpf(text)).toBe(true));
  test.each([
    ['52998224724', 'a wrong digit'],
    ['5299822472', 'too short'],
    ['529982247250', 'too long'],
    ['00000000000', 'repeated numbers'],
    ['111.111.111-11', 'repeated numbers'],
    ['529.982.247-2S', 'a letter'],
    ['CPF 52998224725', 'a word'],
    ['', 'nothing'],
  ])('%j does not: %s', (text) => expect(isValidCpf(text)).toBe(false));
  test('is bare and masked as far as it is typed', () => {
    expect(bareCpf(' 529.982.247-25 ')).toBe('52998224725');
    expect(
      ['', '5', '529', '5299', '529982', '5299822', '5299822472', '529982247251'].map(formatCpf),
    ).toEqual(['', '5', '529', '529.9', '529.982', '529.982.2', '529.982.247-2', '529.982.247-25']);
  });
});

describe('CNPJ', () => {
  test.each([
    '11222333000181',
    '11.222.333/0001-81',
    '12ABC34501DE35',
    '12.ABC.345/01DE-35',
    '12.abc.345/01de-35',
    ' 12abc34501de35 ',
  ])('%j holds', (text) => expect(isValidCnpj(text)).toBe(true));
  test.each([
    ['11222333000182', 'a wrong digit'],
    ['12ABC34501DE36', 'a wrong digit after letters'],
    ['12ABC34501DE3A', 'a letter as check digit'],
    ['1122233300018', 'too short'],
    ['112223330001811', 'too long'],
    ['00000000000000', 'repeated numbers'],
    ['11.111.111/1111-11', 'repeated numbers'],
    ['', 'nothing'],
  ])('%j does not: %s', (text) => expect(isValidCnpj(text)).toBe(false));
  test('is bare in capitals and masked as far as it is typed', () => {
    expect(bareCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(
      ['1', '12a', '12abc3', '12abc345', '12abc3450', '12abc34501de', '12abc34501de3'].map(formatCnpj),
    ).toEqual([
      '1',
      '12.A',
      '12.ABC.3',
      '12.ABC.345',
      '12.ABC.345/0',
      '12.ABC.345/01DE',
      '12.ABC.345/01DE-3',
    ]);
  });
});

describe('CNS', () => {
  test.each([
    '898001160660761',
    '700000000000005',
    '123456789010000',
    '100000000060018',
    '898 0011 6066 0761',
  ])('%j holds', (text) => expect(isValidCns(text)).toBe(true));
  test.each(['898001160660762', '398001160660761', '89800116066076', '', '000000000000000'])(
    '%j does not',
    (text) => expect(isValidCns(text)).toBe(false),
  );
  test('is bare and masked as far as it is typed', () => {
    expect(bareCns('898 0011 6066 0761')).toBe('898001160660761');
    expect(['898', '8980', '89800116', '898001160660761'].map(formatCns)).toEqual([
      '898',
      '898 0',
      '898 0011 6',
      '898 0011 6066 0761',
    ]);
  });
});

describe('CEP', () => {
  test.each(['01310100', '01310-100', '01.310-100', ' 01310 100 '])('%j holds', (text) =>
    expect(isValidCep(text)).toBe(true),
  );
  test.each(['0131010', '013101000', '00000-000', '01310-10A', '0-1310100', ''])('%j does not', (text) =>
    expect(isValidCep(text)).toBe(false),
  );
  test('is bare and masked as far as it is typed', () => {
    expect(bareCep('01310-100')).toBe('01310100');
    expect(['01310', '013101', '01310100'].map(formatCep)).toEqual(['01310', '01310-1', '01310-100']);
  });
});

describe('a phone', () => {
  test.each([
    '11912345678',
    '(11) 91234-5678',
    '+55 11 91234-5678',
    '+55 (11) 3123-4567',
    '005511912345678',
    '011 91234-5678',
    '1131234567',
    '55912345678',
    '(55) 3222-1234',
  ])('%j holds', (text) => expect(isValidPhone(text)).toBe(true));
  test.each([
    ['912345678', 'no DDD'],
    ['20912345678', 'a DDD that does not exist'],
    ['119123456', 'too short'],
    ['119123456789', 'too long'],
    ['11 91234-567a', 'a letter'],
    ['1112345678', 'a landline that begins with 1'],
    ['', 'nothing'],
  ])('%j does not: %s', (text) => expect(isValidPhone(text)).toBe(false));
  test.each([
    ['+55 (11) 91234-5678', '11912345678'],
    ['011 3123-4567', '1131234567'],
    ['55912345678', '55912345678'],
    ['5555912345678', '55912345678'],
  ])('%j is %s on the wire', (text, bare) => expect(barePhone(text)).toBe(bare));
  test('is masked as far as it is typed, by the kind its third number tells', () => {
    expect(
      ['1', '11', '119', '1191234', '119123456', '11912345678', '113', '113123', '1131234', '1131234567'].map(
        formatPhone,
      ),
    ).toEqual([
      '(1',
      '(11',
      '(11) 9',
      '(11) 91234',
      '(11) 91234-56',
      '(11) 91234-5678',
      '(11) 3',
      '(11) 3123',
      '(11) 3123-4',
      '(11) 3123-4567',
    ]);
  });
});
