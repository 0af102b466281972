import { fakeLinha } from '@vidas/api-client/financeiro/retorno/retorno.fake.ts';
import { describe, expect, it } from 'vitest';
import { linhaColumns } from './retornoColumns.tsx';

const linhas = [
  fakeLinha(1, { fim: 'LIQUIDADO', recebido: 30_000, lancamento: 29_790 }),
  fakeLinha(2, { fim: 'DESFEITA', recebido: 20_000, lancamento: 19_790, desfeitaEm: '2026-11-20T10:00' }),
  fakeLinha(7, { fim: 'VEIO_DE_NOVO', recebido: 20_000, lancamento: 19_790, desfeitaEm: '2026-11-20T10:00' }),
  fakeLinha(3, { fim: 'REPETIDA', recebido: 10_000, lancamento: 9_790 }),
  fakeLinha(4, { fim: 'DUVIDA', recebido: 10_000, lancamento: 9_790 }),
  fakeLinha(5, { fim: 'CHEQUE_DEVOLVIDO', comando: '44', recebido: 5_000, lancamento: -5_000 }),
  fakeLinha(6, { fim: 'TARIFA', recebido: 0, lancamento: -350 }),
];
const somaDe = (id: string): number =>
  linhas.reduce((sum, linha) => {
    const value = linhaColumns.find((column) => column.id === id)?.value(linha);
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);

describe('the sums of a return file', () => {
  it('count what the bank brought once: a repetition not, an undone line and a doubt too', () => {
    expect(somaDe('lancamento')).toBe(29_790 + 19_790 + 9_790 - 5_000 - 350);
  });

  it('take back what a returned cheque had brought', () => {
    expect(somaDe('recebido')).toBe(30_000 + 20_000 + 10_000 - 5_000);
  });
});
