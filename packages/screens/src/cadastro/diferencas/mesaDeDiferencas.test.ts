import { expect, test } from 'vitest';
import {
  type DiferencaDaMesa,
  gruposDe,
  mesaDe,
  naoServe,
  writeFeito,
  writeSaida,
} from './mesaDeDiferencas.ts';

const diferenca = (given: Partial<DiferencaDaMesa> = {}): DiferencaDaMesa => ({
  matricula: '0000000001',
  campo: 'Nome',
  cco: '000000000101',
  nome: 'Ana Souza',
  valorAns: 'ANA SOUSA',
  valorOperadora: 'Ana Souza',
  andamento: null,
  ...given,
});

test('CAD-45: what waits stands by situation, field and unknown bond, and what is on its way is only counted', () => {
  const { diferencas, esperam, aCaminho } = mesaDe([
    diferenca({ campo: 'Situação', valorAns: 'ATIVO', valorOperadora: 'INATIVO' }),
    diferenca(),
    diferenca({ campo: 'CPF', valorAns: null }),
    diferenca({ matricula: '0000000002' }),
    diferenca({ matricula: '0000000003', andamento: 'No próximo envio' }),
    diferenca({ matricula: '0000000004', campo: 'Sem CCO', cco: null }),
  ]);
  expect([esperam, aCaminho]).toEqual([5, 1]);
  expect(
    gruposDe(diferencas).map(({ title, things }) => [title, ...things.map((each) => each.detail)]),
  ).toEqual([
    ['Situação diferente', 'ANS: ATIVO · aqui: INATIVO'],
    ['CPF', 'ANS: em branco · aqui: Ana Souza'],
    ['Nome', 'ANS: ANA SOUSA · aqui: Ana Souza', 'ANS: ANA SOUSA · aqui: Ana Souza'],
    ['Inativos que a ANS não conhece', 'Matrícula 0000000004'],
  ]);
});

test('CAD-45: the CCO that the others of a person wait for comes first, and a list that is read again keeps its order', () => {
  const nome = diferenca();
  const nascimento = diferenca({ campo: 'Data de nascimento' });
  const cco = diferenca({ campo: 'Código ANS (CCO)' });
  const camposDe = (todas: readonly DiferencaDaMesa[]) => mesaDe(todas).diferencas.map(({ campo }) => campo);
  expect(camposDe([nome, nascimento, diferenca(), cco])).toEqual([
    'Código ANS (CCO)',
    'Data de nascimento',
    'Nome',
    'Nome',
  ]);
  expect(camposDe([nascimento, nome, cco])).toEqual(['Código ANS (CCO)', 'Data de nascimento', 'Nome']);
});

test('CAD-45: an act that never serves a field has its reason', () => {
  expect(naoServe('envia', diferenca({ campo: 'Código ANS (CCO)' }))).toMatch(/^O CCO é dado pela ANS/);
  expect(naoServe('usa', diferenca({ campo: 'Plano' }))).toMatch(/^Vem do sistema central/);
  expect([naoServe('envia', diferenca()), naoServe('usa', diferenca())]).toEqual([null, null]);
});

test('CAD-45: a result names the person, and each that was left with its reason', () => {
  expect(
    writeFeito(
      'envia',
      [diferenca(), diferenca({ campo: 'CPF' })],
      [{ campo: 'Plano', motivo: 'Já segue no próximo envio.' }],
    ),
  ).toBe('Segue à ANS: Nome, CPF de Ana Souza. Plano ficou como estava. Já segue no próximo envio.');
});

test('MES-8: a difference that left says who decided it, or who corrected the field', () => {
  const fato = {
    dia: '2026-11-30',
    hora: '09:10',
    matricula: '0000000001',
    campo: 'nome',
    antes: null,
    depois: null,
    texto: null,
    quem: 'Caio Dantas',
  };
  const said = (fatos: Parameters<typeof writeSaida>[0]['fatos'], given: Partial<DiferencaDaMesa> = {}) =>
    writeSaida({ diferenca: diferenca(given), fatos });
  expect(said([{ ...fato, fato: 'DIFERENÇA DA ANS' }])).toBe(
    'Caio Dantas já decidiu Nome de Ana Souza em 30/11/2026 09:10.',
  );
  expect(said([{ ...fato, fato: 'CORREÇÃO' }])).toMatch(/^Caio Dantas já corrigiu Nome/);
  expect(
    said([{ ...fato, fato: 'DIFERENÇA DA ANS', campo: 'inclusao', quem: null }], { campo: 'Sem CCO' }),
  ).toMatch(/^Outra pessoa já decidiu Sem CCO/);
  expect(said([{ ...fato, fato: 'DIFERENÇA DA ANS', matricula: '0000000009' }])).toBe(
    'Nome de Ana Souza saiu da lista: já não difere, ou já foi decidida.',
  );
});
