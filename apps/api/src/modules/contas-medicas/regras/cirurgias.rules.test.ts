import { describe, expect, it } from 'vitest';
import type { ItemJulgado } from './itemJulgado.ts';
import { item, julga } from './regras.fixture.ts';

describe('CTM-91: the second surgery', () => {
  const outra = { outros: [item({ guia: '2', codigo: '31002390', precoCents: 200_000 })] };

  it('is paid by the part of its way', () => {
    expect(julga('segundaCirurgia', item({ via: '2' }), outra)).toEqual({
      texto:
        'Segunda cirurgia pela mesma via; a principal é o item 1 da guia 2, 31002390: cobrado R$ 1.000,00; 50 % de 1 × R$ 1.000,00 são R$ 500,00.',
      qtdPaga: 5_000,
    });
    expect(julga('segundaCirurgia', item({ via: '3' }), outra)).toMatchObject({ qtdPaga: 7_000 });
    expect(julga('segundaCirurgia', item({ via: '2', fator: 50, totalCents: 50_000 }), outra)).toBe('nada');
    expect(julga('segundaCirurgia', item({ via: '2', totalCents: 50_001 }), outra)).toMatchObject({
      qtdPaga: 9_999,
    });
  });

  it('is the cheaper one; of two at one price, the one with the higher code', () => {
    const barata = { outros: [item({ codigo: '1', precoCents: 1 })] };
    expect(julga('segundaCirurgia', item({ via: '2' }), barata)).toBe('nada');
    const igual = (codigo: string) => ({ outros: [item({ codigo })] });
    expect(julga('segundaCirurgia', item({ via: '2' }), igual('31005498'))).toBe('nada');
    expect(julga('segundaCirurgia', item({ via: '2' }), igual('31005496'))).toMatchObject({ qtdPaga: 5_000 });
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['another surgeon', { conselho: '9-PR' }],
    ['another day', { dia: '2026-11-11' }],
    ['an assistant', { grau: '01' }],
    ['an exam', { classificacao: 'EXAME' }],
    ['one without a price', { precoCents: null }],
    ['the same code', { codigo: '31005497' }],
  ])('is not one beside %s', (_, given) => {
    const outros = [{ ...item({ codigo: '31002390', precoCents: 200_000 }), ...given }];
    expect(julga('segundaCirurgia', item({ via: '2' }), { outros })).toBe('nada');
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['a way', { via: null }],
    ['two ways', { via: '1' }],
    ['a surgeon', { via: '2', conselho: null }],
    ['a degree', { via: '2', grau: null }],
    ['a price', { via: '2', precoCents: 0 }],
    ['a total', { via: '2', totalCents: null }],
    ['a quantity', { via: '2', quantidade: 0 }],
  ])('is not judged without %s', (_, given) => {
    expect(julga('segundaCirurgia', item(given), outra)).toBeNull();
  });
});

describe('CTM-92: an assistant', () => {
  it.each([
    ['01', 30_000, 'nada'],
    ['01', 30_001, { qtdPaga: 9_999 }],
    ['01', 100_000, { qtdPaga: 3_000 }],
    ['02', 20_000, 'nada'],
    ['04', 30_000, { qtdPaga: 6_666 }],
  ])('of degree %s who charges %d cents', (grau, totalCents, expected) => {
    const found = julga('auxiliares', item({ grau, totalCents }));
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatchObject(expected);
  });

  it('is told with the part of the price, however many there are', () => {
    expect(
      julga('auxiliares', item({ grau: '01', quantidade: 999_999_990_000, totalCents: 2_147_483_647 })),
    ).toBe('nada');
    expect(julga('auxiliares', item({ grau: '01', quantidade: 20_000, totalCents: 80_000 }))).toEqual({
      texto: 'Primeiro auxiliar: cobrado R$ 800,00; 30 % de 2 × R$ 1.000,00 são R$ 600,00.',
      qtdPaga: 15_000,
    });
  });

  it('leaves the price of the table to its own rule', () => {
    // Charged 1.500,00 of a price of 1.000,00: the price comes first, then the part.
    expect(julga('auxiliares', item({ grau: '01', totalCents: 150_000 }))).toMatchObject({ qtdPaga: 3_000 });
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['a surgeon', { grau: '00' }],
    ['an anaesthetist', { grau: '06' }],
    ['a degree that nobody said', { grau: null }],
    ['a code without a price', { grau: '01', precoCents: null }],
  ])('is not judged for %s', (_, given) => {
    expect(julga('auxiliares', item(given))).toBeNull();
  });
});
