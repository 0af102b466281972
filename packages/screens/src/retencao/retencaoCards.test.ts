import { fakePessoaRetencao } from '@vidas/api-client/retencao/retencao.fake.ts';
import { describe, expect, it } from 'vitest';
import { retencaoCards } from './retencaoCards.ts';

const unknown = {
  cancelados: undefined,
  fimDoMes: undefined,
  atendimento: undefined,
  finalizados: undefined,
};
const valuesOf = (listas: Parameters<typeof retencaoCards>[0]) =>
  retencaoCards(listas).map(({ label, value, hint }) => [label, value, hint]);

describe('the cards of the retention', () => {
  it('RET-28: count each list and the share of those who stay, whatever the attendance says', () => {
    const finished = (resultadoRet: 'P' | 'N', retido = false) =>
      fakePessoaRetencao(2, { statusRet: 'F', resultadoRet, retido });
    const listas = {
      cancelados: [fakePessoaRetencao(1), fakePessoaRetencao(2, { statusRet: 'A' })],
      fimDoMes: [],
      atendimento: [fakePessoaRetencao(2, { statusRet: 'A' })],
      finalizados: [finished('P'), finished('P', true), finished('N'), finished('N')],
    };
    expect(valuesOf(listas)).toEqual([
      ['Cancelados no mês', 2, '1 sem atendimento'],
      ['Em atendimento', 1, undefined],
      ['Finalizados', 4, '2 positivos'],
      ['Retidos', 25, 'dos finalizados: retiraram o pedido ou têm contrato novo ativo'],
    ]);
  });

  it('know no share without a finished attendance, and nothing before the lists come', () => {
    expect(valuesOf({ ...unknown, finalizados: [] })[3]?.[1]).toBeNull();
    expect(valuesOf({ ...unknown, finalizados: [fakePessoaRetencao(2)] })[3]?.[1]).toBeNull();
    expect(
      valuesOf(unknown)
        .slice(0, 3)
        .map(([, value]) => value),
    ).toEqual([undefined, undefined, undefined]);
  });
});
