import { describe, expect, it } from 'vitest';
import {
  campoLivre,
  codigoDaLinha,
  codigoDeBarras,
  leCodigoDeBarras,
  linhaDigitavel,
  linhaImpressa,
  nossoNumeroImpresso,
} from './boleto.rules.ts';
import { dvGeral, dvNossoNumero, modulo10 } from './digitos.rules.ts';
import { conta } from './boleto.fixture.ts';

const of = (convenio: string, nossoNumero: string, over = {}) =>
  campoLivre({ ...conta, convenio, ...over }, nossoNumero);

describe('the free field of Banco do Brasil', () => {
  it.each([
    ['7654321', '76543210000000042', '0000007654321000000004217'],
    ['87654321', '87654321000000042', '0000008765432100000004217'],
    ['654321', '65432100042', '6543210004212340001234517'],
    ['4321', '43210000042', '4321000004212340001234517'],
  ])('of the agreement %s and the number %s is %s (BOL-5)', (convenio, nossoNumero, free) => {
    expect(of(convenio, nossoNumero)).toBe(free);
    expect(free).toHaveLength(25);
  });

  it('has the free number of 17 for agreements of 6 with the portfolios of free numbers (BOL-5, BOL-11)', () => {
    for (const carteira of ['16', '18'])
      expect(of('654321', '00000000000000042', { carteira })).toBe('6543210000000000000004221');
  });

  it.each([
    [
      '7654321',
      '18',
      '76543210000000042',
      'carteira: com convênio de 7 dígitos o banco aceita 11, 12, 17, 31, 51',
    ],
    ['87654321', '16', '87654321000000042', 'carteira: com convênio de 8 dígitos'],
    ['4321', '18', '43210000042', 'carteira: com convênio de 4 dígitos'],
    ['7654321', '99', '76543210000000042', 'e não 99'],
    ['654321', '99', '65432100042', 'o banco aceita 11, 12, 17, 31, 51, 16, 18, e não 99'],
    ['654321', '17', '00000000000000042', 'nosso número: use 11 dígitos'],
    ['654321', '18', '65432100042', 'nosso número: use 17 dígitos'],
    ['1000000', '17', '10000000000000042', 'convênio: com 7 dígitos, deve ser maior que 1000000'],
    ['0654321', '17', '06543210000000042', 'convênio: com 7 dígitos, deve ser maior que 1000000'],
  ])(
    'of the agreement %s refuses the portfolio %s with the number %s: %s (BOL-11)',
    (convenio, carteira, number, text) => {
      expect(() => of(convenio, number, { carteira })).toThrow(text);
    },
  );

  it.each([
    ['54321', '54321000000000042', 'convênio: use 4, 6, 7 ou 8 dígitos'],
    ['76543x1', '76543210000000042', 'convênio: use até 8 dígitos'],
    ['7654321', '7654321000000042', 'nosso número: use 17 dígitos'],
    ['7654321', '17654320000000042', 'nosso número: os primeiros dígitos são os do convênio'],
    ['654321', '12345600042', 'nosso número: os primeiros dígitos são os do convênio'],
  ])('of the agreement %s refuses the number %s: %s (BOL-11)', (convenio, nossoNumero, text) => {
    expect(() => of(convenio, nossoNumero)).toThrow(text);
  });

  it('names the wrong part of the account', () => {
    expect(() => of('4321', '43210000042', { agencia: '12345' })).toThrow('agência');
    expect(() => of('7654321', '76543210000000042', { carteira: '1' })).toThrow('carteira');
  });
});

describe('check digits', () => {
  it('sums the digits of each product in modulo 10 (BOL-3)', () => {
    // 0·1 + 0·2 … by hand: 9→18→9, 5, 1→2, 0 … for 001905951: 10 − (sum mod 10)
    expect([modulo10('00000000'), modulo10('5'), modulo10('15'), modulo10('95')]).toEqual([
      '0',
      '9',
      '8',
      '0',
    ]);
  });

  it('has no 0 and no 10 in the general digit (BOL-2)', () => {
    const digits = new Set(Array.from({ length: 200 }, (_, n) => dvGeral(String(n).padStart(43, '0'))));
    expect([...digits].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('writes X for 10 after a short number (BOL-6)', () => {
    expect(dvNossoNumero('05009401448')).toBe('1');
    const written = Array.from({ length: 30 }, (_, n) => dvNossoNumero(String(n).padStart(11, '0')));
    expect(written).toContain('X');
    expect(nossoNumeroImpresso('05009401448')).toBe('05009401448-1');
    expect(nossoNumeroImpresso('76543210000000042')).toBe('76543210000000042');
  });
});

describe('barcode and line', () => {
  const bill = {
    conta,
    nossoNumero: '76543210000000042',
    vencimento: '2026-11-25',
    valorCents: 126_456,
  };

  it('are the known ones of a bill (BOL-1)', () => {
    const code = codigoDeBarras(bill);
    expect(code).toMatch(/^0019[1-9]16410000126456000000765432100000000421[7]$/);
    expect(linhaImpressa(linhaDigitavel(code))).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
  });

  it('are those of a published bill, digit by digit (BOL-1, BOL-2, BOL-3)', () => {
    const code = '00193373700000001000500940144816060680935031';
    expect(dvGeral(code.slice(0, 4) + code.slice(5))).toBe('3');
    expect(linhaImpressa(linhaDigitavel(code))).toBe(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
  });

  it('come back from each other for any value and day (BOL-1, BOL-3)', () => {
    for (let n = 1; n <= 500; n += 1) {
      const valorCents = (n * 7_919_317) % 10_000_000_000;
      const vencimento = new Date(Date.UTC(2026, 0, 1 + n * 3)).toISOString().slice(0, 10);
      const code = codigoDeBarras({ ...bill, valorCents, vencimento });
      const line = linhaDigitavel(code);
      expect([code.length, line.length]).toEqual([44, 47]);
      expect(codigoDaLinha(linhaImpressa(line))).toBe(code);
      expect(leCodigoDeBarras(code, vencimento)).toMatchObject({ vencimento, valorCents, banco: '001' });
    }
  });

  it.each([-1, 1.5, 10_000_000_000])('refuse the value %s (BOL-8)', (valorCents) => {
    expect(() => codigoDeBarras({ ...bill, valorCents })).toThrow('valor: use de 0,00 a 99.999.999,99');
  });

  it('notice every changed digit of the line (BOL-3)', () => {
    const line = linhaDigitavel(codigoDeBarras(bill));
    const unnoticed = [...line].flatMap((digit, at) => {
      const changed = line.slice(0, at) + String((Number(digit) + 1) % 10) + line.slice(at + 1);
      try {
        codigoDaLinha(changed);
        return [at];
      } catch {
        return [];
      }
    });
    expect(unnoticed).toEqual([]);
    expect(() => codigoDaLinha(line.slice(1))).toThrow('47 dígitos');
  });
});
