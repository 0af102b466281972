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
  isTitularDito: false,
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
