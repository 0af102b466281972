import { fake } from '../../http/fake.ts';
import { type Comprovante, enviaComprovanteCartao, getComprovanteCartao } from './comprovante.contract.ts';

/** A receipt that was never sent, with the given changes. */
export const fakeComprovante = (given: Partial<Comprovante> = {}): Comprovante => ({
  nome: 'Conceição Inventada de Ávila',
  email: 'conceicao@example.org',
  enviadoEm: null,
  enviadoPara: null,
  data: '',
  ...given,
});

/** The calls of the receipt of a sale. */
export const comprovanteFakes = (given: Partial<Comprovante> = {}) => [
  fake(getComprovanteCartao, fakeComprovante(given)),
  fake(enviaComprovanteCartao, {
    status: true,
    message: 'Comprovante enviado com sucesso!',
    isRepetido: false,
    enviadoEm: '2026-11-21T10:15',
  }),
];
