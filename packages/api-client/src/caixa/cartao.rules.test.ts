import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculaVenda, descontoCabe, type Faixa, faixaDe, previstaEm } from './cartao.rules.ts';

/** Number of cases; more for a long run: `VIDAS_CASOS=100000 npx vitest run --project unit cartao.rules`. */
const numRuns = Number(process.env.VIDAS_CASOS ?? 5_000);

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const venda = fc
  .record({
    mensalidades: fc.array(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 900_000 })), {
      minLength: 1,
      maxLength: 14,
    }),
    partDiscounted: fc.integer({ min: 0, max: 99 }),
    transacao: fc.constantFrom('débito' as const, 'crédito' as const),
    parcelas: fc.integer({ min: 1, max: 12 }),
    percentual: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 10_000 })),
  })
  .map(({ partDiscounted, ...sale }) => ({
    ...sale,
    vendidaEm: '2026-01-31',
    parcelas: sale.transacao === 'débito' ? 1 : sale.parcelas,
    desconto: Math.floor((sum(sale.mensalidades) * partDiscounted) / 100),
  }));

describe('a card sale (CXA-3 to CXA-6)', () => {
  it('is right to the cent, whatever is sold', () => {
    fc.assert(
      fc.property(venda, (sale) => {
        const made = calculaVenda(sale);
        expect(descontoCabe(sale.desconto, made.bruto)).toBe(true);
        expect(made.bruto - sale.desconto).toBe(made.total);
        expect(sum(made.parcelas.map(({ valor }) => valor))).toBe(made.total);
        const tarifas = made.parcelas.map(({ valor, liquido }) => valor - liquido);
        expect(sum(tarifas)).toBe(made.total - made.liquido);
        for (const [index, { valor, liquido }] of made.parcelas.entries()) {
          expect(liquido).toBeGreaterThanOrEqual(0);
          expect(liquido).toBeLessThanOrEqual(valor);
          // All but the last are equal; the last exceeds them by less than a cent per installment.
          const over = valor - Math.floor(made.total / sale.parcelas);
          if (index < sale.parcelas - 1) expect(over).toBe(0);
          else expect(over).toBeLessThan(sale.parcelas);
        }
      }),
      { numRuns },
    );
  });

  it('rounds the tariff of each installment half up and gives the last one the difference', () => {
    const made = calculaVenda({
      mensalidades: [100_00, 50],
      desconto: 50,
      transacao: 'crédito',
      parcelas: 7,
      percentual: 339,
      vendidaEm: '2026-11-21',
    });
    // 3.39 % of 14.28 is 0.484…, of 100.00 3.39: six times 0.48, and 0.51 for the last.
    expect(made).toMatchObject({ bruto: 100_50, total: 100_00, tarifa: 339, liquido: 96_61 });
    expect(made.parcelas.map(({ valor }) => valor)).toEqual([
      14_28, 14_28, 14_28, 14_28, 14_28, 14_28, 14_32,
    ]);
    expect(made.parcelas.map(({ valor, liquido }) => valor - liquido)).toEqual([48, 48, 48, 48, 48, 48, 51]);
    expect(made.parcelas.at(-1)?.previstaEm).toBe('2027-06-19');
  });

  it('takes what the last installment cannot hold from the one before it', () => {
    const { parcelas } = calculaVenda({
      mensalidades: [12],
      desconto: 0,
      transacao: 'crédito',
      parcelas: 12,
      percentual: 5_000,
      vendidaEm: '2026-11-21',
    });
    expect(parcelas.map(({ liquido }) => liquido)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it('is due on its day for debit, and every 30 days for credit', () => {
    expect(previstaEm('2026-12-31', 'débito', 1)).toBe('2026-12-31');
    expect([1, 2, 3].map((numero) => previstaEm('2028-01-31', 'crédito', numero))).toEqual([
      '2028-03-01',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  it('takes the tier of the lowest limit that covers it (CXA-4)', () => {
    const faixas: Faixa[] = [12, 0, 6, 1].map((parcelaLimite) => ({
      tarifaId: String(parcelaLimite),
      bandeiraId: '1',
      parcelaLimite,
      percentual: parcelaLimite,
    }));
    const limit = (transacao: 'débito' | 'crédito', parcelas: number, given = faixas) =>
      faixaDe(given, { bandeiraId: '1', transacao, parcelas })?.parcelaLimite;
    expect(limit('débito', 1)).toBe(0);
    expect(
      limit(
        'débito',
        1,
        faixas.filter(({ parcelaLimite }) => parcelaLimite > 0),
      ),
    ).toBe(1);
    expect([1, 2, 6, 7, 12, 13].map((parcelas) => limit('crédito', parcelas))).toEqual([
      1,
      6,
      6,
      12,
      12,
      undefined,
    ]);
    expect(faixaDe(faixas, { bandeiraId: '2', transacao: 'débito', parcelas: 1 })).toBeUndefined();
  });

  it('gives no discount below a cent nor of the whole sum', () => {
    expect([-1, 0, 1, 99, 100].map((desconto) => descontoCabe(desconto, 100))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
