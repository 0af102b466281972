import { describe, expect, it } from 'vitest';
import { fakeItem } from './guias.fake.ts';
import {
  aprovacaoInteira,
  avisosDoItem,
  bloqueiosDoItem,
  comQuantidade,
  type Decisao,
  problemasDaDecisao,
  regrasDoItem,
} from './itemDecisao.rules.ts';
import { mudaItem } from './itemMudanca.rules.ts';
import { tetoDoItem, valorDe } from './item.rules.ts';

const one = 10_000;
const material = { codTabelaAprov: '19', tipoProcOS: null, codProcAmb: null } as const;
const credenciado = { tipoProcOS: 'HM', credenOeste: true, credenXml: true } as const;
const regrasDe = (rules: readonly { regra: string }[]) => rules.map(({ regra }) => regra);
const blocked = (given: Parameters<typeof fakeItem>[0], decisao?: Decisao) => {
  const item = fakeItem(given);
  return regrasDe(bloqueiosDoItem(item, decisao ?? aprovacaoInteira(item)));
};
const told = (given: Parameters<typeof fakeItem>[0]) => regrasDe(avisosDoItem(fakeItem(given)));
const decided = (given: Partial<Decisao> = {}): Decisao => ({
  qtdExecAprov: one,
  vrTotalAprov: 10_000,
  COM_COD: null,
  GLO_COMENTARIO: null,
  OBSERVACAO: null,
  ...given,
});

describe('CTM-1: quantity × unit × factor, half up to the cent', () => {
  it.each([
    [one, 10_000, 100, 10_000],
    [15_000, 333, 100, 500],
    [5_000, 101, 100, 51],
    [5_000, 99, 100, 50],
    [3_333, 100, 100, 33],
    [one, 10_000, 50, 5_000],
    [9_999_999_999, 2_147_483_647, 100, 2_147_483_646_785_252],
  ])('%i × %i × %i = %i', (quantidade, unitario, fator, cents) => {
    expect(valorDe(quantidade, unitario, fator)).toBe(cents);
  });
});

describe('CTM-2: the most that may be authorised', () => {
  it.each([
    ['the total for the whole quantity', {}, one, 10_000],
    ['the total as the provider added it up', { vrTotal: 10_001 }, one, 10_001],
    ['the insurer’s value for an accredited fee', { ...credenciado, vrUnitarioOeste: 8_000 }, one, 8_000],
    ['the insurer’s value in table 22 when more is charged', { vrUnitarioOeste: 7_000 }, one, 7_000],
    [
      'the total of a material charged above the insurer’s',
      { ...material, vrUnitarioOeste: 7_000 },
      one,
      10_000,
    ],
    ['the total when the insurer has no value', { vrUnitarioOeste: null }, one, 10_000],
    ['the total when the insurer’s value is zero', { ...credenciado, vrUnitarioOeste: 0 }, one, 10_000],
    [
      'the insurer’s value of a reduced accredited fee, also when less is charged',
      { ...credenciado, qtdExec: 2 * one, vrUnitario: 5_000, vrUnitarioOeste: 8_000 },
      one,
      8_000,
    ],
    ['never above what was charged', { ...credenciado, vrUnitarioOeste: 20_000 }, one, 10_000],
  ] as const)('%s', (_, given, quantidade, cents) => {
    expect(tetoDoItem(fakeItem(given), quantidade)).toBe(cents);
  });
});

describe('CTM-3: the total of a reduced quantity has the factor', () => {
  const two = { qtdExec: 2 * one, vrTotal: 10_000, reducaoAcrescimo: 50 };
  it.each([
    [two, one, 5_000],
    [{ ...two, vrUnitarioOeste: 8_000 }, one, 4_000],
    [{ ...two, ...material }, 5_000, 2_500],
    [{ qtdExec: 2 * one, vrTotal: 10_001, vrUnitario: 10_000 }, one, 10_000],
    [{ qtdExec: 3 * one, vrTotal: 9_999 }, 2 * one, 9_999],
  ])('%o for %i is %i', (given, quantidade, cents) => {
    expect(tetoDoItem(fakeItem(given), quantidade)).toBe(cents);
    expect(comQuantidade(fakeItem(given), decided(), quantidade)).toMatchObject({
      qtdExecAprov: quantidade,
      vrTotalAprov: cents,
    });
  });
});

describe('CTM-4 to CTM-8: what a reviewer types', () => {
  const glosa = { COM_COD: '1705', GLO_COMENTARIO: 'A maior' };
  const half = { ...material, qtdExec: 2 * one, vrTotal: 20_000 };
  it.each([
    ['CTM-4', {}, { qtdExecAprov: -1, ...glosa }, 'qtdExecAprov', 'Insira um valor positivo!'],
    ['CTM-4', {}, { qtdExecAprov: one + 1 }, 'qtdExecAprov', 'Valor inválido!'],
    ['CTM-5', material, { vrTotalAprov: -1, ...glosa }, 'vrTotalAprov', 'Insira um valor positivo!'],
    ['CTM-5', material, { vrTotalAprov: 10_001 }, 'vrTotalAprov', 'Valor inválido!'],
    ['CTM-5', half, { vrTotalAprov: 10_001, ...glosa }, 'vrTotalAprov', 'Valor inválido!'],
    ['CTM-5', {}, { vrTotalAprov: 9_000, ...glosa }, 'vrTotalAprov', 'Valor inválido!'],
    [
      'CTM-6',
      material,
      { vrTotalAprov: 9_999, COM_COD: '1705' },
      'GLO_COMENTARIO',
      'Por favor, informe o comentário da glosa!',
    ],
    [
      'CTM-6',
      material,
      { vrTotalAprov: 9_999, GLO_COMENTARIO: 'x' },
      'COM_COD',
      'Por favor, informe o código da glosa!',
    ],
    ['CTM-8', {}, { OBSERVACAO: 'x'.repeat(201) }, 'OBSERVACAO', 'Use no máximo 200 caracteres.'],
  ] as const)('%s: %o with %o is refused at %s', (_, given, typed, field, message) => {
    expect(problemasDaDecisao(fakeItem(given), decided(typed))).toEqual([{ field, message }]);
  });

  it('CTM-6: an accredited fee at the insurer’s value needs no code', () => {
    const item = fakeItem({ ...credenciado, vrUnitarioOeste: 8_000 });
    expect(problemasDaDecisao(item, decided({ vrTotalAprov: 8_000 }))).toEqual([]);
  });

  it('CTM-6, CTM-7: the code is written in capitals, and goes with its comment when nothing is denied', () => {
    const wish = { status: 1, qtdExecAprov: one, COM_COD: ' a1 ', GLO_COMENTARIO: 'x' } as const;
    expect(mudaItem(fakeItem(material), { ...wish, vrTotalAprov: 9_000 })).toMatchObject({
      depois: { COM_COD: 'A1', GLO_COMENTARIO: 'x' },
    });
    expect(mudaItem(fakeItem(material), { ...wish, vrTotalAprov: 10_000 })).toMatchObject({
      depois: { COM_COD: null, GLO_COMENTARIO: null },
    });
  });
});

describe('what keeps an item from being approved', () => {
  const zero = { vrUnitario: 0, vrTotal: 0 };
  it.each([
    ['CTM-13', { pendencias: 'Procedimento sem autorização', status: 0 }],
    ['CTM-14', { codProcAmb: null }],
    ['CTM-15', { vrUnitarioOeste: 9_999 }],
    ['CTM-15', { ...material, vrUnitarioOeste: 9_999 }],
    ['CTM-16', zero],
    ['CTM-16', { ...zero, tipoProcOS: 'HM' }],
    ['CTM-16', { seqItem: 10_001 }],
    ['CTM-16', { seqItem: 10_001, credenOeste: true }],
    ['CTM-17', { ...credenciado, credenXml: false }],
    ['CTM-18', { ...material, codTabelaAprov: '00' }],
  ] as const)('%s: %o', (regra, given) => {
    expect(blocked(given)).toEqual([regra]);
  });

  it.each([
    ['CTM-14', material],
    ['CTM-15', { ...credenciado, vrUnitarioOeste: 9_999 }],
    ['CTM-15', { vrUnitarioOeste: 0 }],
    ['CTM-16', { ...credenciado, ...zero }],
    ['CTM-16', { ...credenciado, seqItem: 10_001 }],
    ['CTM-16', { seqItem: 10_000 }],
    ['CTM-16', { ...material, ...zero }],
    ['CTM-17', { ...credenciado, ...zero, credenXml: false }],
    ['CTM-17', { ...credenciado, credenXml: null }],
    ['CTM-20', { pendencias: 'Atenção: confira o laudo', status: 0 }],
  ] as const)('%s: not %o', (_, given) => {
    expect(blocked(given)).toEqual([]);
  });

  it('nothing keeps a plain item', () => {
    expect(blocked({})).toEqual([]);
  });

  it('CTM-15: not when no more than the insurer’s value is authorised', () => {
    const given = { ...material, qtdExec: 2 * one, vrTotal: 20_000, vrUnitarioOeste: 7_000 };
    expect(blocked(given, decided({ qtdExecAprov: 2 * one, vrTotalAprov: 14_000 }))).toEqual([]);
    expect(blocked(given, decided({ qtdExecAprov: 2 * one, vrTotalAprov: 14_001 }))).toEqual(['CTM-15']);
    expect(blocked({ ...credenciado, vrUnitarioOeste: 9_000 }, decided())).toEqual([]);
  });

  it('CTM-15: the factor counts', () => {
    const given = { ...material, vrTotal: 5_000, reducaoAcrescimo: 50, vrUnitarioOeste: 7_000 };
    expect(blocked(given, decided({ vrTotalAprov: 3_500 }))).toEqual([]);
    expect(blocked(given, decided({ vrTotalAprov: 3_501 }))).toEqual(['CTM-15']);
  });

  it('CTM-19: nothing when nothing is paid, but code and comment are asked for', () => {
    const item = fakeItem({ pendencias: 'Procedimento sem autorização', status: 0, codProcAmb: null });
    const nothing = { status: 1, qtdExecAprov: 0, vrTotalAprov: 0 } as const;
    expect(mudaItem(item, nothing)).toMatchObject({ feito: false, motivos: [], problemas: [{}, {}] });
    expect(mudaItem(item, { ...nothing, COM_COD: '1402', GLO_COMENTARIO: 'Não autorizado' })).toMatchObject({
      feito: true,
      depois: { status: 1, vrTotalAprov: 0, COM_COD: '1402' },
    });
  });

  it('CTM-19: code and comment are asked for also when nothing was charged', () => {
    const nothing = { qtdExecAprov: 0, vrTotalAprov: 0 };
    expect(problemasDaDecisao(fakeItem({ ...material, ...zero }), decided(nothing))).toHaveLength(2);
  });

  it('CTM-20: a pendency of attention is confirmed first', () => {
    const item = fakeItem({ pendencias: 'Atenção: confira o laudo', status: 0 });
    expect(mudaItem(item, { status: 1 })).toMatchObject({ feito: false, motivos: [{ regra: 'CTM-20' }] });
    expect(mudaItem(item, { status: 1, confirmado: true })).toMatchObject({ feito: true });
  });
});

describe('what is to be known of an item', () => {
  it.each([
    ['CTM-20', { pendencias: 'Atenção: confira o laudo' }],
    ['CTM-21', { cadastrado: false }],
    [
      'CTM-22',
      {
        codProcAmbOpc: [
          { codigo: '1', descricao: 'a', tipo: 'HM' },
          { codigo: '2', descricao: 'b', tipo: 'SADT' },
        ],
      },
    ],
    ['CTM-23', { vrUnitarioOeste: 9_999 }],
    ['CTM-24', { seqItem: 10_001 }],
    ['CTM-24', { vrUnitario: 0, vrTotal: 0 }],
    ['CTM-25', { credenXml: true }],
    ['CTM-25', { credenOeste: true, credenXml: false }],
    ['CTM-9', { vrTotal: 10_001 }],
    ['CTM-2', credenciado],
    ['CTM-26', { OBSERVACAO: 'Visto com o auditor' }],
    ['CTM-27', { COM_COD: '1705', GLO_COMENTARIO: 'A maior' }],
  ] as const)('%s: %o', (regra, given) => {
    expect(told(given as Parameters<typeof fakeItem>[0])).toEqual([regra]);
  });

  it('CTM-9: a line with one value, as in dentistry, is not accused by the unit value that is ours', () => {
    const third = { qtdExec: 30_000, vrUnitario: 3_333, vrUnitarioOeste: null, vrTotal: 10_000 };
    expect(told({ ...third, isValorDaLinha: true })).toEqual([]);
    expect(told(third)).toEqual(['CTM-9']);
  });

  it('CTM-25: nothing is said when the file says nothing', () => {
    expect(told({ credenOeste: true, credenXml: null })).toEqual([]);
  });

  it.each([
    ['CTM-26', { OBSERVACAO: 'Visto com o auditor' }, 'Observação: Visto com o auditor'],
    ['CTM-27', { COM_COD: '1705', GLO_COMENTARIO: 'A maior' }, 'Glosa: 1705 - A maior'],
  ])('%s: %o begins with its word', (_, given, texto) => {
    expect(avisosDoItem(fakeItem(given))).toMatchObject([{ texto }]);
  });

  it('is nothing for a plain item', () => {
    expect(told({})).toEqual([]);
  });

  it('CTM-28: every rule that fired is told, with the values that it saw', () => {
    const rules = regrasDoItem(
      fakeItem({
        codProcAmb: null,
        vrUnitarioOeste: 8_050,
        seqItem: 10_007,
        pendencias: 'Sem guia',
        status: 0,
      }),
    );
    expect(regrasDe(rules)).toEqual(['CTM-13', 'CTM-14', 'CTM-15', 'CTM-16', 'CTM-23', 'CTM-24']);
    expect(rules.map(({ texto }) => texto).join(' ')).toMatch(
      /Sem guia.*R\$ 100,00 acima do valor da operadora R\$ 80,50: para 1 autorize até R\$ 80,50.*10007/,
    );
  });
});
