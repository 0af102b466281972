import { expect, it } from 'vitest';
import { fatosDaGuia, fatosDoItem, membroEmPalavras, totaisDaGuia } from './doArquivo.rules.ts';

it('CTM-84: a code of the file is written in the words of its table, an unknown one as it is', () => {
  expect(fatosDoItem({ via: '2', tecnica: '9', despesa: '08', anvisa: '123' })).toEqual([
    { nome: 'Via de acesso', texto: 'Mesma via' },
    { nome: 'Técnica', texto: '9' },
    { nome: 'Tipo de despesa', texto: 'OPME' },
    { nome: 'Registro na ANVISA', texto: '123' },
  ]);
  expect(fatosDaGuia({ motivoEncerramento: '12', observacao: 'Dreno' })).toEqual([
    { nome: 'Observação do prestador', texto: 'Dreno' },
    { nome: 'Motivo de encerramento', texto: 'Alta melhorado' },
  ]);
});

it('CTM-84: what the file does not say is not shown', () => {
  expect([...fatosDoItem(null), ...fatosDoItem({}), ...fatosDaGuia(null)]).toEqual([]);
});

it.each([
  [
    {
      grau: '01',
      participacao: 'Primeiro auxiliar',
      nome: 'Rui',
      conselho: '6',
      numeroConselho: '12',
      uf: 'SC',
    },
    'Primeiro auxiliar: Rui, CRM 12-SC',
  ],
  [{ grau: '99', nome: 'Rui', cbo: '225125' }, '99: Rui, CBO 225125'],
  [{ conselho: '15', numeroConselho: '12' }, '12'],
  [{}, ''],
])('CTM-84: of %j it says "%s"', (membro, said) => {
  expect(membroEmPalavras(membro)).toBe(said);
});

it('CTM-85: each sum of the file stands beside the sum of its items of that kind', () => {
  const itens = [
    { vrTotal: 1_000, doArquivo: { via: '1' } },
    { vrTotal: 500, doArquivo: null },
    { vrTotal: 300, doArquivo: { despesa: '03' } },
    { vrTotal: 30, doArquivo: { despesa: '08' } },
  ];
  const totais = { procedimentos: 1_500, materiais: 330, opme: 0, geral: 1_830 };
  expect(totaisDaGuia({ totais }, itens)).toEqual([
    { nome: 'Procedimentos', dito: 1_500, soma: 1_500 },
    { nome: 'Materiais', dito: 330, soma: 300 },
    { nome: 'OPME', dito: 0, soma: 30 },
    { nome: 'Geral', dito: 1_830, soma: 1_830 },
  ]);
  expect(totaisDaGuia({}, itens)).toEqual([]);
});
