import { describe, expect, it } from 'vitest';
import { arquivoExportado } from './arquivoExportado.ts';
import { novoPedido } from '../../app/novoPedido.ts';

const pedida = { codCongenere: '02/1', quantidade: 3, arquivo: 'da lista' };

describe('the file of an export', () => {
  it('is the one that the server made', () => {
    const reply = { quantidade: 4, nomeArquivo: 'm.csv', arquivo: '\uFEFFdo servidor' };
    const made = { nome: 'm.csv', csv: '\uFEFFdo servidor', quantidade: 4 };
    expect(arquivoExportado(reply, pedida, false)).toEqual(made);
    expect(arquivoExportado(reply, pedida, true)).toEqual(made);
  });

  it('does not exist when the server says that nothing waited', () => {
    expect(arquivoExportado({ quantidade: 0, arquivo: null }, pedida, false)).toBeNull();
    expect(arquivoExportado({ quantidade: 0, arquivo: null }, pedida, true)).toBeNull();
  });

  it('is that of the list where the server only marks', () => {
    const made = { nome: 'movimentacao-02_1.csv', csv: '\uFEFFda lista', quantidade: 3 };
    expect(arquivoExportado({ quantidade: 3 }, pedida, false)).toEqual(made);
    expect(arquivoExportado({ quantidade: 0 }, pedida, false)).toBeNull();
    // The first attempt marked the movements and its answer was lost.
    expect(arquivoExportado({ quantidade: 0 }, pedida, true)).toEqual(made);
  });
});

it('makes a UUID of version 4, another one each time', () => {
  const made = Array.from({ length: 50 }, novoPedido);
  for (const each of made)
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(50);
});
