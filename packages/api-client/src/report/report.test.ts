import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '../contracts.ts';
import { type Endpoint, fillPath } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import * as f from './field.ts';
import { competencia } from '../kinds/competencia.ts';
import { digits } from '../kinds/text.ts';
import {
  all,
  byCode,
  byCompetence,
  byPeriod,
  byPeriodAnd,
  byPostedCompetence,
  byPostedDays,
  byPostedPeriod,
  byPostedPeriodAnd,
  byPostedText,
} from './question.ts';
import { fakeRow, fakeRows, reportFakes } from './report.fake.ts';
import { reportQuery } from './report.queries.ts';
import { type AnyReport, endpointsOf, isReport, report } from './report.ts';

const texts = { summary: 'Linhas.', says: 'Linhas', empty: 'Nada' };
const example = report({
  route: 'cadastro/exemplo',
  title: 'Exemplo',
  texts: { ask: 'Escolha.', idle: 'Busque.' },
  questions: {
    periodo: byPeriod('/cadastro/getExemplo/{start}/{end}', texts),
    mes: byCompetence('/cadastro/getExemploMes/{competencia}', texts),
    codigo: byCode('/cadastro/getExemploCodigo/{param}', texts),
    todos: all('/cadastro/getExemploTodos', texts),
  },
  row: {
    matricula: f.matricula('Matrícula'),
    valor: f.money('Valor'),
    pago: f.required(f.money('Pago')),
    extra: f.ours(f.day('Extra')),
    operacao: f.choice('Operação', { I: 'Inclusão' }, { other: 'Outra' }),
    custo: f.percent('Custo'),
  },
});
const { periodo, mes, codigo, todos } = example.questions;
const row = { matricula: '0042', valor: null, pago: 1_050, operacao: 'I', custo: 1_733 };

describe('a declared report', () => {
  it('is a call of the contract for each question', () => {
    expect(endpointsOf(example).map(({ method, base, path }) => `${method} ${base}${path}`)).toEqual([
      'GET /api/v1/cadastro/getExemplo/{start}/{end}',
      'GET /api/v1/cadastro/getExemploMes/{competencia}',
      'GET /api/v1/cadastro/getExemploCodigo/{param}',
      'GET /api/v1/cadastro/getExemploTodos',
    ]);
    expect([example.module, example.name]).toEqual(['cadastro', 'exemplo']);
  });

  it('says how to ask by its buttons, where it has no text of its own for that', () => {
    const idleOf = (questions: Parameters<typeof report>[0]['questions'], idle?: string) =>
      report({
        route: 'cadastro/exemplo',
        title: 'Exemplo',
        texts: { ask: 'Escolha.', ...(idle && { idle }) },
        questions,
        row: {},
      }).texts.idle;
    const { periodo: byDays, mes: byMonth, todos: byNothing } = example.questions;
    expect(idleOf({ periodo: byDays, todos: { ...byNothing, texts } })).toBe(
      'Escolha o período e use Buscar, ou use Buscar todos.',
    );
    expect(idleOf({ mes: byMonth })).toBe('Escolha a competência e use Buscar.');
    expect(idleOf({ todos: { ...byNothing, texts } })).toBe('Use Buscar.');
    expect(idleOf({ todos: { ...byNothing, texts: { ...texts, button: 'Carregar' } } })).toBe(
      'Use Carregar.',
    );
    expect(idleOf({ periodo: byDays }, 'Busque.')).toBe('Busque.');
  });

  it('asks in the values of our code and sends those of the wire', () => {
    expect(z.encode(periodo.endpoint.params, { start: '2026-10-01', end: '2026-10-31' })).toEqual({
      start: '01_10_2026',
      end: '31_10_2026',
    });
    expect(z.encode(mes.endpoint.params, { competencia: '2026-10' })).toEqual({ competencia: '10_2026' });
    expect(z.encode(codigo.endpoint.params, { param: '0312' })).toEqual({ param: '0312' });
    expect(todos.endpoint.params).toBeUndefined();
  });

  it.each([
    ['an end before its start', periodo, { start: '02_10_2026', end: '01_10_2026' }],
    ['a month that is none', mes, { competencia: '13_2026' }],
    ['a code of 21 characters', codigo, { param: '1'.repeat(21) }],
  ])('refuses %s', (_, question, params) => {
    expect(z.safeDecode(question.endpoint.params as never, params as never).success).toBe(false);
  });

  it('carries its row both ways, and nothing that it does not declare', () => {
    const wire = z.encode(todos.endpoint.reply, [row]);
    expect(wire).toEqual([{ matricula: '0042', valor: null, pago: '10,50', operacao: 'I', custo: '17,33' }]);
    expect(z.decode(todos.endpoint.reply, [{ ...wire[0], outra: 1 }] as never)).toEqual([row]);
  });

  it('refuses a row without what is always there', () => {
    expect(z.safeEncode(todos.endpoint.reply, [{ ...row, pago: null }] as never).success).toBe(false);
    expect(z.safeEncode(todos.endpoint.reply, [{ ...row, matricula: null }] as never).success).toBe(false);
  });

  it('shows words for codes, and percentage points', () => {
    const shown = (field: f.Field, value: unknown) => field.look.shown?.(value as never);
    expect(['I', 'X', null].map((code) => shown(example.row.operacao, code))).toEqual([
      'Inclusão',
      'Outra',
      null,
    ]);
    expect(shown(example.row.custo, 1_733)).toBe(17.33);
    expect(['SIM', 'NAO', 'Em análise', null].map((text) => shown(f.simNao('Ativo'), text))).toEqual([
      'Sim',
      'Não',
      'Em análise',
      null,
    ]);
  });

  it('says its own total, filter or width in the place of its kind’s', () => {
    expect(f.money('Valor').look).toEqual({ format: 'money', filter: 'range', footer: 'sum' });
    expect(f.money('Valor', { filter: 'text', footer: null }).look).toEqual({
      format: 'money',
      filter: 'text',
    });
  });
});

const folder = new URL('..', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.report.ts'),
);
const declared = (
  await Promise.all(
    files.map(async (path) => Object.values((await import(new URL(path, folder).href)) as object)),
  )
)
  .flat()
  .filter((value): value is AnyReport => isReport(value));

describe('a question with more than its period, or in a body', () => {
  const dias = { name: 'dias', label: 'Dias', codec: digits(3) } as const;
  const posted = report({
    ...example,
    questions: {
      tuss: byPeriodAnd('/exemplo/getTuss/{start}/{end}/{dias}', dias, texts),
      periodo: byPostedPeriod('/exemplo/getPeriodo', texts),
      retorno: byPostedPeriodAnd('/exemplo/getRetorno', dias, texts),
      dias: byPostedDays('/exemplo/getDias', ['dtIni', 'dtFin'], texts),
      busca: byPostedText('/exemplo/getBusca', 'busca', texts),
      mes: byPostedCompetence(
        '/exemplo/getMes/',
        { params: z.object({ competencia, regra: z.int() }), fixed: { regra: 3 } },
        texts,
      ),
    },
  });
  const october = { start: '2026-10-01', end: '2026-10-31' };

  it.each([
    ['tuss', { ...october, dias: '31' }, 'GET /exemplo/getTuss/01_10_2026/31_10_2026/31'],
    ['periodo', october, 'POST /exemplo/getPeriodo {"dtInicial":"01/10/2026","dtFinal":"31/10/2026"}'],
    ['dias', october, 'POST /exemplo/getDias {"dtIni":"01/10/2026","dtFin":"31/10/2026"}'],
    [
      'retorno',
      { ...october, dias: '31' },
      'POST /exemplo/getRetorno {"dtInicial":"01_10_2026","dtFinal":"31_10_2026","dias":"31"}',
    ],
    ['busca', { busca: 'fio' }, 'POST /exemplo/getBusca {"busca":"fio"}'],
    ['mes', { competencia: '2026-10' }, 'POST /exemplo/getMes/ {"competencia":"10/2026","regra":3}'],
  ])('%s is sent as its call wants it', async (name, params, wanted) => {
    const sent: string[] = [];
    const http: Http = {
      call: (endpoint, input) => {
        const { params: inPath, body } = input as { params?: never; body?: never };
        const path = endpoint.params
          ? fillPath(endpoint.path, z.encode(endpoint.params, inPath) as object as Record<string, unknown>)
          : endpoint.path;
        const json = endpoint.body ? [JSON.stringify(z.encode(endpoint.body, body))] : [];
        sent.push([endpoint.method, path, ...json].join(' '));
        return Promise.resolve([] as never);
      },
    };
    const { queryFn } = reportQuery(http, posted, { name, params });
    await (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({
      signal: new AbortController().signal,
    });
    expect(sent).toEqual([wanted]);
  });

  it.each([
    ['tuss', { start: '02_10_2026', end: '01_10_2026', dias: '31' }],
    ['periodo', { dtInicial: '02/10/2026', dtFinal: '01/10/2026' }],
    ['dias', { dtIni: '02/10/2026', dtFin: '01/10/2026' }],
    ['retorno', { dtInicial: '01_10_2026', dtFinal: '31_10_2026', dias: '3x' }],
    ['busca', { busca: 'x'.repeat(61) }],
  ] as const)('%s refuses what is wrong', (name, wire) => {
    expect(z.safeDecode(posted.questions[name].params as never, wire as never).success).toBe(false);
  });

  it.each([
    ['tuss', { start: '31_09_2026', end: '01_09_2026', dias: '31' }, 'start'],
    ['periodo', { dtInicial: '02/10/2026', dtFinal: '00/10/2026' }, 'dtFinal'],
    ['retorno', { dtInicial: 'ontem', dtFinal: '01_10_2026', dias: '31' }, 'dtInicial'],
  ] as const)('%s has one problem with a day that is none: its order is not asked', (name, wire, field) => {
    const { error } = z.safeDecode(posted.questions[name].params as never, wire as never);
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[field], 'data inválida: use DD/MM/AAAA'],
    ]);
  });
});

describe.each(declared.map((one) => [one.route, one] as const))('%s', (_, one) => {
  it('is in the contract of its module', () => {
    const calls: readonly Endpoint[] = contracts[one.module as keyof typeof contracts] ?? [];
    expect(calls).toEqual(expect.arrayContaining(endpointsOf(one)));
  });

  it('has fakes that keep its contract and come back the same', () => {
    const { reply } = endpointsOf(one)[0] as Endpoint;
    const rows = fakeRows(one, 120);
    expect(z.decode(reply, z.encode(reply, rows as never))).toEqual(rows);
    expect(fakeRow(one, 7)).toEqual(fakeRow(one, 7));
    expect(reportFakes(one)).toHaveLength(endpointsOf(one).length);
  });

  it('names its key among its fields', () => {
    expect([one.key ?? []].flat().filter((name: string) => !(name in one.row))).toEqual([]);
  });
});
