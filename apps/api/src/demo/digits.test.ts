import { isValidCnpj, isValidCns, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { cnpjOf, cnsOf, cpfOf } from './digits.ts';

describe('check digits', () => {
  it.each([
    [529_982_247, '52998224725'],
    [111_444_777, '11144477735'],
    [0, '00000000000'],
  ])('completes the CPF of %i', (base, cpf) => {
    expect(cpfOf(base)).toBe(cpf);
  });

  it.each([
    ['114447770001', '11444777000161'],
    ['12ABC34501DE', '12ABC34501DE35'],
  ])('completes the CNPJ of %s', (base, cnpj) => {
    expect(cnpjOf(base)).toBe(cnpj);
    expect(isValidCnpj(cnpj, { version: 2 })).toBe(true);
  });

  it('completes many CPFs the way the public rule does', () => {
    const wrong = Array.from({ length: 500 }, (_, index) => cpfOf(123_456 + index * 1_999_993)).filter(
      (cpf) => !isValidCpf(cpf),
    );
    expect(wrong).toEqual([]);
  });

  it('completes a CNS, or says that no last digit fits', () => {
    const made = Array.from({ length: 500 }, (_, index) =>
      cnsOf(`70${String(index * 7_654_321).padStart(12, '0')}`),
    );
    expect(made.filter((cns) => cns !== null && !isValidCns(cns))).toEqual([]);
    expect(made).toContain(null);
  });
});
