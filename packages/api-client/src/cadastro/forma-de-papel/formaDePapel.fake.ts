import { fake } from '../../http/fake.ts';
import {
  anotaFormaDePapel,
  type AnotacaoDeForma,
  type FormaDePapelDeAlguem,
  getFormaDePapel,
} from './formaDePapel.contract.ts';

/** A wish in force, with the given changes. */
export const fakeAnotacao = (given: Partial<AnotacaoDeForma> = {}): AnotacaoDeForma => ({
  id: 7,
  forma: 'LETRA_GRANDE',
  nota: '',
  anotadaEm: '2026-11-20T14:32',
  anotadaPor: 'Ana Prado Lima',
  encerradaEm: null,
  encerradaPor: null,
  ...given,
});

/** The wishes of an invented holder, with the given changes. */
export const fakeForma = (given: Partial<FormaDePapelDeAlguem> = {}): FormaDePapelDeAlguem => ({
  tipo: 'TITULAR',
  codigo: '0000001201',
  nome: 'Otília Brandão Rezende',
  anotacoes: [],
  ...given,
});

/** Answers of the calls about forms of papers. */
export const fakeFormaDePapel = (given: Partial<FormaDePapelDeAlguem> = {}) => [
  fake(getFormaDePapel, () => fakeForma(given)),
  fake(anotaFormaDePapel, ({ body: { forma } }) => ({
    message: forma === null ? 'O pedido foi encerrado.' : 'O pedido foi anotado.',
  })),
];
