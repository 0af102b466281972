import {
  ajustePadrao,
  type AjustesDasRegras,
  chavesDasRegras,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { describe, expect, it } from 'vitest';
import type { ContextoDaConta, ItemJulgado } from './itemJulgado.ts';
import { contexto, item, julga, so } from './regras.fixture.ts';
import { julgaPelasRegras } from './regras.rules.ts';

describe('CTM-87: the same procedure on the same day', () => {
  const primeiro = item();
  const segundo = item({ item: 2 });

  it('is told on both, and at import only on the second', () => {
    const irmaos = [primeiro, segundo];
    expect(julga('duplicada', primeiro, { irmaos })).toEqual({
      texto: 'O procedimento 31005497 de 10/11/2026 repete o item 2 da guia 1, da mesma pessoa.',
      qtdPaga: 0,
    });
    expect(julga('duplicada', primeiro, { irmaos, soAntes: true })).toBe('nada');
    expect(julga('duplicada', segundo, { irmaos, soAntes: true })).toMatchObject({ qtdPaga: 0 });
  });

  it('names the provider where it may, and at most five places', () => {
    const outros = [2, 3, 4, 5, 6, 7].map((guia) => item({ guia: String(guia), prestador: 'Clínica' }));
    expect(julga('duplicada', primeiro, { outros })).toMatchObject({
      texto: expect.stringMatching(
        /repete o item 1 da guia 2 \(Clínica\);.*guia 6 \(Clínica\), da mesma pessoa\.$/,
      ),
    });
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['another degree', { grau: '01' }],
    ['another day', { dia: '2026-11-11' }],
    ['another code', { codigo: '99' }],
    ['a material', { tabela: '19' }],
  ])('is not %s', (_, given) => {
    expect(julga('duplicada', primeiro, { irmaos: [primeiro, item({ item: 2, ...given })] })).toBe('nada');
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['a material', { tabela: '19' }],
    ['an unread day', { dia: null }],
    ['an unread code', { codigo: null }],
  ])('does not judge %s', (_, given) => {
    expect(julga('duplicada', item(given))).toBeNull();
  });

  it('judges a guide of fifty thousand equal items in one reading', () => {
    const irmaos = Array.from({ length: 50_000 }, (__, at) => item({ item: at + 1 }));
    const ajustes = so('duplicada');
    const grande = contexto({ irmaos });
    expect(irmaos.filter((each) => julgaPelasRegras(each, grande, ajustes).achados.length > 0)).toHaveLength(
      50_000,
    );
  });
});

describe('CTM-89: a return', () => {
  const consulta = (given: Partial<ItemJulgado> = {}) =>
    item({ classificacao: 'CONSULTA', codigo: '10101012', grau: '12', ...given });
  const antes = (dia: string | null, given: Partial<ItemJulgado> = {}) => ({
    outros: [consulta({ guia: '9', item: 3, dia, ...given })],
  });

  it('is told from the first to the last of its days, with the newest consultation before', () => {
    expect(julga('retorno', consulta(), antes('2026-10-11'))).toEqual({
      texto:
        'Consulta de 10/11/2026, 30 dias depois da de 11/10/2026 com o mesmo médico (o item 3 da guia 9). O retorno é de 30 dias.',
      qtdPaga: 0,
    });
    expect(julga('retorno', consulta(), antes('2026-10-10'))).toBe('nada');
    expect(julga('retorno', consulta(), antes('2026-11-09'))).toMatchObject({
      texto: expect.stringContaining('1 dia depois'),
    });
    const duas = { outros: [...antes('2026-10-20').outros, ...antes('2026-11-01').outros] };
    expect(julga('retorno', consulta(), duas)).toMatchObject({
      texto: expect.stringContaining('01/11/2026'),
    });
  });

  it.each<[string, Partial<ItemJulgado>]>([
    ['of the same day', { dia: '2026-11-10' }],
    ['of a later day', { dia: '2026-11-11' }],
    ['of an unread day', { dia: null }],
    ['of another doctor', { medico: '9-PR' }],
    ['in an emergency', { isUrgencia: true }],
    ['that is no consultation', { classificacao: 'EXAME' }],
  ])('is not one after one %s', (_, given) => {
    expect(julga('retorno', consulta(), antes('2026-11-01', given))).toBe('nada');
  });

  it('judges no emergency, no exam, and nothing without its days', () => {
    expect(julga('retorno', consulta({ isUrgencia: true }), antes('2026-11-01'))).toBeNull();
    expect(julga('retorno', consulta({ classificacao: 'EXAME' }), antes('2026-11-01'))).toBeNull();
    expect(julga('retorno', consulta(), antes('2026-11-01'), so('retorno', [null]))).toBeNull();
  });
});

describe('CTM-90: dailies beyond the stay', () => {
  const diaria = (unidades: number | null, at = 1) =>
    item({
      item: at,
      tabela: '18',
      classificacao: 'DIÁRIA',
      quantidade: unidades === null ? null : unidades * 10_000,
    });
  const estada = { inicio: '2026-11-01', fim: '2026-11-04' };

  it('are accepted up to the nights and the tolerance, over all kinds together', () => {
    const irmaos = [diaria(3), diaria(1, 2), diaria(2, 3)] as const;
    expect(julga('diarias', irmaos[0], { ...estada, irmaos })).toBe('nada');
    expect(julga('diarias', irmaos[1], { ...estada, irmaos })).toBe('nada');
    expect(julga('diarias', irmaos[2], { ...estada, irmaos })).toEqual({
      texto:
        'A guia tem 6 diárias em 3 noites, de 01/11/2026 a 04/11/2026, e aceitam-se 4; até este item são 6.',
      qtdPaga: 0,
    });
  });

  it('leave what still fits, also of a huge or a broken quantity', () => {
    expect(julga('diarias', diaria(99_999), estada)).toMatchObject({ qtdPaga: 40_000 });
    expect(julga('diarias', diaria(4.5), estada)).toMatchObject({ qtdPaga: 40_000 });
    expect(julga('diarias', diaria(4), estada, so('diarias', [0]))).toMatchObject({ qtdPaga: 30_000 });
  });

  it('are one on a day of coming and going', () => {
    const um = { inicio: '2026-11-01', fim: '2026-11-01' };
    expect(julga('diarias', diaria(1), um, so('diarias', [0]))).toBe('nada');
    expect(julga('diarias', diaria(2), um, so('diarias', [0]))).toMatchObject({ qtdPaga: 10_000 });
    expect(julga('diarias', diaria(0), um, so('diarias', [0]))).toBe('nada');
  });

  it.each<[string, ItemJulgado, Partial<ContextoDaConta>]>([
    ['without the first day', diaria(9), { ...estada, inicio: null }],
    ['without the last day', diaria(9), { ...estada, fim: null }],
    ['with a stay that ends before it begins', diaria(9), { inicio: '2026-11-04', fim: '2026-11-01' }],
    ['with an unread quantity', diaria(null), estada],
    ['of a fee', item({ tabela: '18', classificacao: 'TAXA' }), estada],
  ])('are not judged %s', (_, each, given) => {
    expect(julga('diarias', each, given)).toBeNull();
  });
});

describe('CTM-93, CTM-94: sex and age', () => {
  it('CTM-93: a procedure of one sex is told of a person of the other', () => {
    expect(julga('sexo', item({ sexo: 'M' }))).toEqual({
      texto: 'O procedimento 31005497 é só do sexo masculino, e a pessoa é do feminino.',
      qtdPaga: 0,
    });
    expect(julga('sexo', item({ sexo: 'F' }))).toBe('nada');
    expect(julga('sexo', item())).toBeNull();
    expect(julga('sexo', item({ sexo: 'M' }), { pessoa: null })).toBeNull();
  });

  it.each<[number | null, number | null, string, string]>([
    [47, null, '2026-11-10', 'nada'],
    [
      47,
      null,
      '2026-11-09',
      'A pessoa tinha 46 anos em 09/11/2026, e o procedimento 31005497 é desde 47 anos.',
    ],
    [null, 46, '2026-11-09', 'nada'],
    [
      null,
      46,
      '2026-11-10',
      'A pessoa tinha 47 anos em 10/11/2026, e o procedimento 31005497 é até 46 anos.',
    ],
    [0, 1, '2026-11-10', 'A pessoa tinha 47 anos em 10/11/2026, e o procedimento 31005497 é de 0 a 1 ano.'],
  ])('CTM-94: from %s to %s years, on %s', (idadeMinima, idadeMaxima, dia, expected) => {
    const found = julga('idade', item({ idadeMinima, idadeMaxima, dia }));
    if (expected === 'nada') expect(found).toBe('nada');
    else expect(found).toEqual({ texto: expected, qtdPaga: 0 });
  });

  it('CTM-94: is not judged without an age of the code, a person or a day', () => {
    expect(julga('idade', item())).toBeNull();
    expect(julga('idade', item({ idadeMinima: 50 }), { pessoa: null })).toBeNull();
    expect(julga('idade', item({ idadeMinima: 50, dia: null }))).toBeNull();
  });
});

describe('CTM-95: the authorised quantity', () => {
  const ela = { codigo: 'A1', tabela: '22', procedimento: '31005497', quantidade: 5 };
  const nomeia = (given: Partial<ItemJulgado> = {}) => item({ autorizacoes: ['A1'], ...given });

  it('counts all guides that name the authorization, and the items before', () => {
    const irmaos = [nomeia({ quantidade: 20_000 }), nomeia({ item: 2, quantidade: 20_000 })] as const;
    const given = { irmaos, outros: [nomeia({ guia: '2', quantidade: 20_000 })], autorizacoes: [ela] };
    expect(julga('autorizada', irmaos[0], given)).toBe('nada');
    expect(julga('autorizada', irmaos[1], given)).toEqual({
      texto:
        'A autorização A1 é de 5 do procedimento 31005497; com este item são 6, dos quais 2 noutras guias.',
      qtdPaga: 10_000,
    });
  });

  it('is nothing for what stays within it, and leaves nothing when it is used up', () => {
    expect(julga('autorizada', nomeia({ quantidade: 50_000 }), { autorizacoes: [ela] })).toBe('nada');
    expect(
      julga('autorizada', nomeia(), {
        autorizacoes: [ela],
        outros: [nomeia({ guia: '2', quantidade: 90_000 })],
      }),
    ).toMatchObject({ qtdPaga: 0 });
  });

  it.each<[string, ItemJulgado]>([
    ['that names no authorization', item()],
    ['of another code', nomeia({ codigo: '99' })],
    ['of another table', nomeia({ tabela: '18' })],
    ['with an unread quantity', nomeia({ quantidade: null })],
  ])('is not judged for an item %s', (_, each) => {
    expect(julga('autorizada', each, { autorizacoes: [ela] })).toBeNull();
  });
});

describe('CTM-96, CTM-97', () => {
  it('CTM-96: a rule without a value, and one that is off, never fire', () => {
    const padrao = Object.fromEntries(
      chavesDasRegras.map((chave) => [chave, ajustePadrao(chave)]),
    ) as unknown as AjustesDasRegras;
    const cheio = item({ via: '2', grau: '01', sexo: 'F', idadeMinima: 1, classificacao: 'CONSULTA' });
    const { julgadoPor } = julgaPelasRegras(cheio, contexto({ irmaos: [cheio] }), padrao);
    expect(julgadoPor).toEqual(['CTM-87', 'CTM-93', 'CTM-94']);
    const ligada = { ...padrao, retorno: { ligada: true, valores: [null] } };
    expect(julgaPelasRegras(cheio, contexto({ irmaos: [cheio] }), ligada).julgadoPor).toEqual(julgadoPor);
  });

  it('CTM-97: a rule that judged and found nothing is named, one that could not judge is not', () => {
    const { achados, julgadoPor } = julgaPelasRegras(
      item({ tabela: '18', classificacao: 'DIÁRIA' }),
      contexto({ inicio: '2026-11-01', fim: null }),
      { ...so('diarias'), duplicada: { ligada: true, valores: [] } },
    );
    expect([achados, julgadoPor]).toEqual([[], []]);
  });
});
