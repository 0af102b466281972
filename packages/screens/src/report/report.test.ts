import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { describe, expect, it } from 'vitest';
import { fieldColumns, insertAfter } from './fieldColumns.tsx';
import { fileOf } from './fileOf.ts';
import { headers, plainReport } from './plainReport.fake.ts';
import { emptyTextOf, fileNameOf, subtitleOf, textsOf } from './reportTexts.ts';
import { readAsked, writeAsked } from './useAsked.ts';

const asked = {
  periodo: { name: 'periodo', params: { start: '2026-10-01', end: '2026-10-31' } },
  codigo: { name: 'codigo', params: { codigo: '0312' } },
  mes: { name: 'mes', params: { competencia: '2026-10' } },
  todos: { name: 'todos', params: {} },
};

describe('the address of a report', () => {
  it.each([
    [asked.periodo, 'inicio=2026-10-01&fim=2026-10-31'],
    [asked.codigo, 'codigo=0312'],
    [asked.mes, 'mes=10-2026'],
    [asked.todos, 'todos=1'],
  ])('keeps %j as %s', (question, address) => {
    expect(new URLSearchParams(writeAsked(plainReport, question)).toString()).toBe(address);
    expect(readAsked(plainReport, new URLSearchParams(address))).toEqual(question);
  });

  it.each([
    '',
    'inicio=2026-10-31&fim=2026-10-01',
    'inicio=2026-02-31&fim=2026-03-01',
    'codigo=++',
    'mes=13-2026',
    'todos=0',
  ])('asks nothing with %j', (address) => {
    expect(readAsked(plainReport, new URLSearchParams(address))).toBeNull();
  });
});

describe('a value beside the period', () => {
  const { periodo } = plainReport.questions;
  const beside = { name: 'tussCode', label: 'Código TUSS' };
  const report = { ...plainReport, questions: { periodo: { ...periodo, beside } } } as typeof plainReport;
  const question = { name: 'periodo', params: { ...asked.periodo.params, tussCode: '40901122' } };
  const address = 'inicio=2026-10-01&fim=2026-10-31&tussCode=40901122';

  it('stands in the address and below the title', () => {
    expect(new URLSearchParams(writeAsked(report, question)).toString()).toBe(address);
    expect(readAsked(report, new URLSearchParams(address))).toEqual(question);
    expect(subtitleOf(report, question)).toBe(
      'Lançamentos de 01/10/2026 a 31/10/2026 · Código TUSS: 40901122',
    );
  });

  it('is asked for: a period alone asks nothing', () => {
    expect(readAsked(report, new URLSearchParams('inicio=2026-10-01&fim=2026-10-31&tussCode=+'))).toBeNull();
  });
});

describe('questions of months', () => {
  const { codigo } = plainReport.questions;
  const beside = { name: 'empCon', label: 'Empresa' };
  const months = (more: object) => ({ ...codigo, kind: 'months', beside: { ...beside, ...more } });
  const report = {
    ...plainReport,
    questions: { resumida: months({ isOptional: true }), detalhada: months({}) },
  } as unknown as typeof plainReport;
  const span = { start: '2026-01', end: '2026-10' };
  const resumida = { name: 'resumida', params: { ...span, empCon: '' } };
  const detalhada = { name: 'detalhada', params: { ...span, empCon: '0042' } };

  it.each([
    [resumida, 'pergunta=resumida&inicio=01-2026&fim=10-2026', 'Empresa de 01/2026 a 10/2026'],
    [
      detalhada,
      'pergunta=detalhada&inicio=01-2026&fim=10-2026&empCon=0042',
      'Empresa de 01/2026 a 10/2026 · Empresa: 0042',
    ],
  ])('are told apart in the address: %j', (question, address, subtitle) => {
    expect(new URLSearchParams(writeAsked(report, question)).toString()).toBe(address);
    expect(readAsked(report, new URLSearchParams(address))).toEqual(question);
    expect(subtitleOf(report, question)).toBe(subtitle);
  });

  it.each([
    'inicio=01-2026&fim=10-2026',
    'pergunta=resumida&inicio=10-2026&fim=01-2026',
    'pergunta=detalhada&inicio=01-2026&fim=10-2026',
    'pergunta=outra&inicio=01-2026&fim=10-2026',
  ])('ask nothing with %j', (address) => {
    expect(readAsked(report, new URLSearchParams(address))).toBeNull();
  });
});

describe('a day beside the period', () => {
  const { periodo } = plainReport.questions;
  const beside = { name: 'dtNF', label: 'Nota', isOptional: true } as const;
  const report = { ...plainReport, questions: { periodo: { ...periodo, beside } } } as typeof plainReport;

  it('may be left out', () => {
    const question = { name: 'periodo', params: { ...asked.periodo.params, dtNF: '' } };
    const address = 'inicio=2026-10-01&fim=2026-10-31';
    expect(new URLSearchParams(writeAsked(report, question)).toString()).toBe(address);
    expect(readAsked(report, new URLSearchParams(address))).toEqual(question);
    expect(subtitleOf(report, question)).toBe('Lançamentos de 01/10/2026 a 31/10/2026');
  });

  it('is written as a day', () => {
    const question = { name: 'periodo', params: { ...asked.periodo.params, dtNF: '2026-10-20' } };
    expect(subtitleOf(report, question)).toBe('Lançamentos de 01/10/2026 a 31/10/2026 · Nota: 20/10/2026');
  });
});

describe('what a report says', () => {
  it.each([
    [null, 'Escolha o que buscar.', 'relatorio.csv', undefined],
    [
      asked.periodo,
      'Lançamentos de 01/10/2026 a 31/10/2026',
      'relatorio-01-10-2026a31-10-2026.csv',
      'Nenhum lançamento encontrado! Verifique o período e tente novamente.',
    ],
    [
      asked.codigo,
      'Empresa 0312',
      'relatorio-0312-21-11-2026.csv',
      'Não há lançamentos da empresa informada',
    ],
    [asked.mes, 'Competência de 10/2026', 'relatorio-10-2026.csv', 'Não há lançamentos na competência'],
    [asked.todos, 'Todos os lançamentos', 'relatorio-todos-21-11-2026.csv', 'Não há lançamentos'],
  ])('for %j', (question, subtitle, file, empty) => {
    expect(subtitleOf(plainReport, question)).toBe(subtitle);
    expect(fileNameOf(plainReport, question, '2026-11-21')).toBe(file);
    expect(emptyTextOf(plainReport, question)).toBe(empty);
  });

  it('in a file of its own name, whatever was asked', () => {
    const own = { ...plainReport, file: 'consultas31dias.csv' };
    expect(
      [asked.periodo, asked.todos, null].map((question) => fileNameOf(own, question, '2026-11-21')),
    ).toEqual(Array.from({ length: 3 }, () => 'consultas31dias.csv'));
  });

  it('a title without an end and its advice as two sentences', () => {
    const { periodo } = plainReport.questions;
    const texts = { ...periodo.texts, empty: ['Sem utilização', 'Confira o período.'] as const };
    const report = { ...plainReport, questions: { periodo: { ...periodo, texts } } } as typeof plainReport;
    expect(emptyTextOf(report, asked.periodo)).toBe('Sem utilização. Confira o período.');
  });

  it('an empty answer in the words of the question, a failure with its reason', () => {
    expect(textsOf(plainReport, asked.todos).empty).toEqual(['Não há lançamentos']);
    expect(textsOf(plainReport, asked.periodo).failure?.(new Error('Sem resposta.'))).toEqual([
      'Não foi possível carregar os dados!',
      'Sem resposta.',
    ]);
  });
});

describe('the columns of a report', () => {
  const columns = fieldColumns(plainReport.row);

  it('are its fields in their order, each as its kind is written', () => {
    const row = fakeRow(plainReport, 4, {
      telefone: '45999012345',
      cep: '85801000',
      percentual: 1_733,
      operacao: 'E',
      portabilidade: 'NAO',
      competencia: '2026-10',
      registradoEm: '2026-10-05T08:05',
      valor: 123_456,
    });
    const written = Object.fromEntries(columns.map(({ id, value, format }) => [id, [value(row), format]]));
    expect(columns.map(({ header }) => header)).toEqual(headers);
    expect(written).toMatchObject({
      telefone: ['(45) 99901-2345', 'phone'],
      cep: ['85801-000', 'cep'],
      percentual: [17.33, 'percent'],
      operacao: ['Exclusão', 'text'],
      portabilidade: ['Não', 'text'],
      competencia: ['2026-10', 'competencia'],
      registradoEm: ['2026-10-05T08:05', 'dateTime'],
      valor: [123_456, 'money'],
    });
  });

  it('have the filter and the total of their kind', () => {
    const found = columns.map(({ id, filter, footer }) =>
      `${id} ${filter?.kind ?? ''} ${String(footer ?? '')}`.trim(),
    );
    expect(found).toEqual([
      'matricula text count',
      'nome text',
      'status exact',
      'cpf text',
      'cns text',
      'nascimento dates',
      'competencia competencias',
      'valor range sum',
      'percentual range',
      'vidas range sum',
      'operacao exact',
      'portabilidade exact',
      'telefone text',
      'cep text',
      'registradoEm dates',
    ]);
  });

  it('take one more behind another', () => {
    const [first, second] = columns;
    expect(
      insertAfter([first!, second!], 'matricula', { ...first!, id: 'nova' }).map(({ id }) => id),
    ).toEqual(['matricula', 'nova', 'nome']);
  });
});

describe('the file of a list', () => {
  it('says its period, month, day or the file that was opened (REL-39)', () => {
    expect(fileOf('linhas-comissao', '2026-10', '601')).toBe('linhas-comissao-10-2026-601.csv');
    expect(fileOf('inadimplentes', '2026-12-10')).toBe('inadimplentes-10-12-2026.csv');
    expect(fileOf('relatorio-cartao', { start: '2026-10-01', end: '2026-10-31' })).toBe(
      'relatorio-cartao-01-10-2026a31-10-2026.csv',
    );
    expect(fileOf('linhas', 'CBR643_1234.RET')).toBe('linhas-CBR643_1234.csv');
    expect(fileOf('feriados', undefined, null, '')).toBe('feriados.csv');
  });
});
