import { expect, it } from 'vitest';
import { corteDe, createJuiz } from './envio.rules.ts';
import type { MovimentoRow } from './sbxMovimentos.sql.ts';

const inclusao = (dados: MovimentoRow['dados']): MovimentoRow => ({
  matricula: '0000000401',
  cco: null,
  nome: 'Ana Inventada',
  tipo: 'INCLUSÃO',
  campos: [],
  dados: {
    nomeMae: 'RITA',
    cpf: '52998224725',
    logradouro: 'RUA A',
    codigoMunicipio: '410690',
    cep: '80010000',
    ...dados,
  },
  nascimento: '1991-04-10',
  contratacao: '2026-10-05',
  isTitular: false,
  isTitularDito: false,
  isFora: false,
  cpf: null,
  titular: null,
  antes: {},
});

it.each([
  ['2026-10', '2026-10-31'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
  ['2100-02', '2100-02-28'],
])('tells the movements of %s up to %s, the last day with it', (competencia, corte) => {
  expect(corteDe(competencia)).toBe(corte);
});

it.each([
  [{}, []],
  [{ cns: '898001160660761' }, []],
  [{ cpf: '52998224724' }, ['O CPF não confere com os seus dígitos verificadores.']],
  [{ cns: '898001160660762' }, ['O CNS não confere com o seu dígito verificador.']],
  [{ cpf: null }, ['Falta o CPF, obrigatório a partir dos 18 anos.']],
  [{ cep: '00000000' }, ['O CEP não existe.']],
])('says what keeps %j out of the file', (dados, problemas) => {
  expect(createJuiz('2026-10-31')(inclusao(dados)).map(({ mensagem }) => mensagem)).toEqual(problemas);
});

it.each([
  ['a holder of eleven years', true, ['Falta o CPF, obrigatório para o titular em qualquer idade.']],
  ['a dependent of eleven years', false, []],
])('SIB-24: without CPF stays out of the file: %s', (_, isTitular, problemas) => {
  const movimento = { ...inclusao({ cpf: null }), nascimento: '2015-05-10', isTitular };
  expect(createJuiz('2026-10-31')(movimento).map(({ mensagem }) => mensagem)).toEqual(problemas);
});

it('SIB-57: a text with signs that ANS cannot get stays out of the file, one with other quotes goes', () => {
  const dados = { nome: 'ANA Ω', nomeMae: 'RITA D’ÁVILA', bairro: 'ZONA 😀' };
  expect(createJuiz('2026-10-31')(inclusao(dados))).toEqual([
    { campo: 'nome', mensagem: 'O nome tem sinais que a ANS não recebe: Ω.' },
    { campo: 'bairro', mensagem: 'O bairro tem sinais que a ANS não recebe: 😀.' },
  ]);
});
