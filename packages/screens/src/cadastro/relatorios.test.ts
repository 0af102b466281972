import { fakeAuxilioFuneral, fakeBeneficiarioEmpresa } from '@vidas/api-client/cadastro/relatorios-fake';
import { describe, expect, it } from 'vitest';
import { ativoEmpresarialCards } from './ativoEmpresarialCards.ts';
import { auxilioFuneralCards } from './auxilioFuneralCards.tsx';
import { writeFone } from '../write/writeFone.ts';
import { writeSimNao } from '../write/writeSimNao.ts';

describe('what the reports write', () => {
  it.each([
    ['45999012345', '(45) 99901-2345'],
    ['4533901234', '(45) 3390-1234'],
    ['+55 45 3390-1234', '(45) 3390-1234'],
    ['(45) 3390-1234', '(45) 3390-1234'],
    ['33901234', '33901234'],
    ['0800 701 0000', '0800 701 0000'],
    ['falar com a filha', 'falar com a filha'],
    [null, null],
  ])('the phone %j is shown as %j', (fone, shown) => expect(writeFone(fone)).toBe(shown));

  it.each([
    ['SIM', 'Sim'],
    ['NAO', 'Não'],
    ['Em análise', 'Em análise'],
    [null, null],
  ])('%j of the register is shown as %j', (value, shown) => expect(writeSimNao(value)).toBe(shown));
});

const valuesOf = (cards: readonly { readonly value: unknown }[]) => cards.map(({ value }) => value);

describe('what the cards count', () => {
  it('holders are those with T, everybody else is a dependent', () => {
    const rows = ['T', 'D', 'A', 't', ''].map((td, index) =>
      fakeBeneficiarioEmpresa(index, { td, email: index === 3 ? null : 'a@exemplo.com.br' }),
    );
    expect(valuesOf(ativoEmpresarialCards(rows, rows))).toEqual([5, 1, 1, 4]);
  });

  it('of funeral aid only the rows with status Ativo', () => {
    const rows = ['Ativo', 'Cancelado', 'Aguardando ativação', 'Ativo'].map((Status, index) =>
      fakeAuxilioFuneral(index, { Status, Valor: 10 ** index }),
    );
    expect(valuesOf(auxilioFuneralCards(rows, rows))).toEqual([4, 1_001, 2]);
  });

  it('nothing before the first search', () => {
    expect(valuesOf(auxilioFuneralCards(undefined, []))).toEqual([undefined, undefined, undefined]);
  });
});
