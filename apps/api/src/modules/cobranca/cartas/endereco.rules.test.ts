import { expect, it } from 'vitest';
import { faltaNoEndereco } from './endereco.rules.ts';

const inteiro = {
  logradouro: 'Rua dos Ipês',
  numero: '45',
  complemento: null,
  cidade: 'Cascavel',
  uf: 'PR',
  cep: '85811000',
};

it.each([
  ['a whole address', {}, []],
  ['a house without a number', { numero: null }, ['número']],
  ['a number within the street', { logradouro: 'Rua dos Ipês, 45', numero: null }, []],
  ['a house that says that it has none', { logradouro: 'Linha São Roque, s/n', numero: null }, []],
  ['a road with a kilometre', { logradouro: 'Rodovia', numero: null, complemento: 'km 12' }, []],
  ['a street whose name ends in sn', { logradouro: 'Rua Jensn', numero: null }, ['número']],
  ['no CEP', { cep: null }, ['CEP']],
  ['a CEP of zeros', { cep: '00000000' }, ['CEP']],
  ['no city', { cidade: null, uf: null }, ['cidade']],
  [
    'nothing at all',
    { logradouro: ' ', numero: null, cidade: null, uf: null, cep: '' },
    ['CEP', 'logradouro', 'cidade'],
  ],
])('says what is missing: %s (PAP-8)', (_what, given, falta) => {
  expect(faltaNoEndereco({ ...inteiro, ...given })).toEqual(falta);
});
