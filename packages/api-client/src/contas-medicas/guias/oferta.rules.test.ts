import { describe, expect, it } from 'vitest';
import { fakeItem } from './guias.fake.ts';
import { mudaItem } from './itemMudanca.rules.ts';
import { ofertaDoItem, textoDaGlosa } from './oferta.rules.ts';

const acima = { vrUnitarioOeste: 8_050 } as const;
const material = { codTabelaAprov: '19', codTabela: '19', tipoProcOS: null, codProcAmb: null } as const;

describe('CTM-83: the decision on offer', () => {
  it.each([
    ['of table 22', acima, 8_050],
    ['of a material', { ...acima, ...material }, 8_050],
    ['of two with a factor', { ...acima, qtdExec: 20_000, vrTotal: 10_000, reducaoAcrescimo: 50 }, 8_050],
    ['with a pendency', { ...acima, status: 0, pendencias: 'Atenção: confira' } as const, 8_050],
  ])('%s above the price is the price with its denial, and is accepted as it stands', (_, given, cents) => {
    const item = fakeItem(given);
    const oferta = ofertaDoItem(item);
    expect(oferta).toMatchObject({
      qtdExecAprov: item.qtdExec,
      vrTotalAprov: cents,
      COM_COD: '1714',
      GLO_COMENTARIO: 'Valor do serviço superior ao valor de tabela',
    });
    expect(mudaItem(item, { status: 1, ...oferta, confirmado: true })).toMatchObject({
      feito: true,
      depois: { status: 1, vrTotalAprov: cents, COM_COD: '1714' },
    });
  });

  it.each([
    ['at the price', {}],
    ['without a price', { vrUnitarioOeste: null }],
    ['of an accredited fee', { ...acima, tipoProcOS: 'HM', credenOeste: true } as const],
    ['that is approved', { ...acima, status: 1, qtdExecAprov: 10_000, vrTotalAprov: 8_050 } as const],
    ['whose total is below the price', { ...acima, vrTotal: 8_000 }],
  ])('%s is none', (_, given) => {
    expect(ofertaDoItem(fakeItem(given))).toBeNull();
  });
});

it.each([
  ['', [], 'Novo', 'Novo'],
  ['  ', [], 'Novo', 'Novo'],
  ['De antes', ['De antes'], 'Novo', 'Novo'],
  ['De antes', ['De antes'], null, ''],
  ['Meu', ['De antes', null, undefined], 'Novo', 'Meu'],
] as const)('CTM-81: where %j stands, of which %j is ours, %j makes it %j', (agora, nossos, novo, depois) => {
  expect(textoDaGlosa(agora, nossos, novo)).toBe(depois);
});
