import { describe, expect, it } from 'vitest';
import { hrefDaFigura, hrefDoCorte, figuraDesconhecida, readFigura, readFiltros } from './painelUrl.ts';

const read = (text: string) => readFiltros(new URLSearchParams(text));

describe('the filters of an address', () => {
  it('are those that the board knows', () => {
    expect(read('sexo=fem&plano=premium&tipo=adesao&vinculo=titular&faixa=10&cidade=4104808')).toEqual({
      sexo: 'fem',
      plano: 'premium',
      tipo: 'adesao',
      vinculo: 'titular',
      faixa: '10',
      cidade: '4104808',
    });
    expect(read('sexo=F&plano=&tipo=toString&faixa=11&cidade=1&nada=1')).toEqual({});
  });

  it('come back out of the address of a figure', () => {
    const pedida = { figura: 'saldo', competencia: '2026-10', filtros: { sexo: 'masc' } } as const;
    const href = hrefDaFigura(pedida);
    expect(href).toBe('/modulos/diretoria/vidas?figura=saldo&competencia=10-2026&sexo=masc');
    expect(readFigura(new URLSearchParams(href.split('?')[1]))).toEqual(pedida);
    const year = { figura: 'ativados', competencia: '2025-12', meses: 12, filtros: {} } as const;
    expect(hrefDaFigura(year)).toBe('/modulos/diretoria/vidas?figura=ativados&competencia=12-2025&meses=12');
    expect(readFigura(new URLSearchParams(hrefDaFigura(year).split('?')[1]))).toEqual(year);
    expect(
      readFigura(new URLSearchParams('figura=ativados&competencia=12-2025&meses=13')),
    ).not.toHaveProperty('meses');
    expect(
      ['figura=nada', 'figura=saldo', ''].map((text) => figuraDesconhecida(new URLSearchParams(text))),
    ).toEqual(['nada', null, null]);
  });
});

it('opens no rows for a mark that the filters of the board exclude', () => {
  expect(hrefDoCorte({ sexo: 'fem' }, 'sexo', 'masc')).toBeUndefined();
  expect(hrefDoCorte({ sexo: 'fem' }, 'sexo', 'fem')).toBe('/modulos/diretoria/vidas?figura=ativos&sexo=fem');
  expect(hrefDoCorte({ sexo: 'fem' }, 'faixa', '3', 'ans')).toBe(
    '/modulos/diretoria/vidas?figura=ans&sexo=fem&faixa=3',
  );
});
