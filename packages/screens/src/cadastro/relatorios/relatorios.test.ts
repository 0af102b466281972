import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { describe, expect, it } from 'vitest';
import { ativoEmpresarialCards } from './AtivoEmpresarialScreen.tsx';
import { auxilioFuneralCards } from './AuxilioFuneralScreen.tsx';

const valuesOf = (cards: readonly { readonly value: unknown }[]) => cards.map(({ value }) => value);

describe('what the cards count', () => {
  it('holders are those with T, everybody else is a dependent', () => {
    const rows = ['T', 'D', 'A', 't', ''].map((td, index) =>
      fakeRow(ativoEmpresarial, index, { td, email: index === 3 ? null : 'a@exemplo.com.br' }),
    );
    expect(valuesOf(ativoEmpresarialCards(rows, rows))).toEqual([5, 1, 1, 4]);
  });

  it('nothing before the first search', () => {
    expect(valuesOf(auxilioFuneralCards(undefined, []))).toEqual([undefined, undefined, undefined]);
  });
});
