import { expect, it } from 'vitest';
import { codigosDeConferencia } from './codigoDaDeclaracao.ts';

it('is another check code for another year, payer, total, paper or key (PAP-6)', () => {
  const of = codigosDeConferencia(new Uint8Array(32).fill(1));
  const row = { ano_base: 2025, matricula: '0000001200', total_cents: 89_000 };
  const codes = [
    of(row),
    of({ ...row, total_cents: 89_001 }),
    of({ ...row, ano_base: 2024 }),
    of({ ...row, matricula: '0000001201' }),
    codigosDeConferencia(new Uint8Array(32))(row),
    codigosDeConferencia(new Uint8Array(32).fill(1), 'quitacao')(row),
  ];
  expect(new Set(codes).size).toBe(codes.length);
  expect(of(row)).toBe(codes[0]);
});
