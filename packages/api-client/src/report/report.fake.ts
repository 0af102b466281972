import { fake } from '../http/fake.ts';
import { fakeCnpj, fakeCpf, fakeDay, fakePerson, two } from './people.fake.ts';
import { fakeName, fakePick } from './names.fake.ts';
import type { Field, Kind } from './field.ts';
import { mesesDaLinha, primeiraComparada } from './comparacao.rules.ts';
import { type AnyReport, type Comparison, type Fields, historyFields, type RowOf } from './report.ts';

const companies = [
  'Cooperativa Três Nascentes',
  'Metalúrgica Araucária',
  'Padaria Pão de Mel',
  'Transportes Ipê-Amarelo',
  'Colégio Alvorada',
] as const;
const cities = ['Cascavel', 'Toledo', 'Foz do Iguaçu', 'Céu Azul', 'Guaíra', null] as const;
const plans = ['Individual Smart', 'Coletivo empresarial', 'Adesão Premium'] as const;

type Make = (index: number, field: Field) => unknown;

const choiceOf: Make = (index, { values = [] }) => fakePick(values, index);
const absentIn =
  (every: number, make: Make): Make =>
  (index, field) =>
    index % every === every - 1 ? null : make(index, field);

/** A value of each kind, always the same for the same number. */
const kinds: Readonly<Record<Kind, Make>> = {
  matricula: (index) => String(1200 + index).padStart(10, '0'),
  numero: (index) => String(1200 + index).padStart(10, '0'),
  nome: (index) => fakeName(index),
  code: (index) => String(300 + (index % 40)).padStart(4, '0'),
  text: (index, { header }) => `${header} ${index}`,
  pessoa: absentIn(4, (index) => fakeName(index + 3)),
  empresa: (index) => fakePick(companies, index),
  plano: (index) => fakePick(plans, index),
  endereco: (index) =>
    `Rua ${fakePick(['das Aroeiras', 'dos Ipês', 'do Moinho Velho'], index)}, ${100 + index}`,
  bairro: (index) => fakePick(['Centro', 'Jardim Alvorada', 'São Cristóvão'], index),
  cidade: (index) => fakePick(cities, index),
  uf: () => 'PR',
  email: absentIn(6, (index) => `beneficiario${1200 + index}@exemplo.com.br`),
  cpf: absentIn(40, (index) => fakeCpf(index)),
  cnpj: absentIn(4, (index) => fakeCnpj(index)),
  cns: (index) => `7${String(10_000_000_000_000 + index * 991)}`,
  cco: absentIn(50, (index) => String(300_000_000_000 + index * 7919)),
  phone: absentIn(8, (index) => `459990${String(10_000 + ((index * 791) % 90_000))}`),
  cep: absentIn(9, (index) => `858${String(10_000 + index)}`),
  simNao: (index) => (index % 7 === 0 ? 'SIM' : 'NAO'),
  situacao: (index) => (index % 9 === 4 ? 'Cancelado' : 'Ativo'),
  choice: choiceOf,
  day: fakeDay,
  moment: (index) => `2026-10-${two((index % 28) + 1)}T${two(8 + (index % 10))}:${two(index % 60)}`,
  competencia: (index) => `2026-${two((index % 10) + 1)}`,
  money: (index) => 18_990 + ((index * 17) % 83) * 731,
  percent: (index) => (index * 1_733) % 31_000,
  count: (index, { header }) =>
    /^dia/i.test(header) ? fakePick([5, 10, 15, 25], index) : (index * 37) % 1_400,
  quantidade: (index) => fakePick([10_000, 20_000, 15_000], index),
  idade: (index) => fakePerson(index).idade,
};

/** The row number `index` of an invented report, with the given changes. */
export const fakeRow = <R extends AnyReport>(
  report: R,
  index = 1,
  given: Partial<RowOf<R>> = {},
): RowOf<R> => {
  const fields = Object.entries(report.row as Readonly<Record<string, Field>>);
  const row = fields.map(([name, field]) => {
    const make = kinds[field.kind];
    const value = make(index, field);
    // A required field has the same codec inside.
    return [name, value === null && field.codec === field.inner ? make(1, field) : value];
  });
  return { ...Object.fromEntries(row), ...given } as RowOf<R>;
};

/** `count` rows of an invented report. */
export const fakeRows = <R extends AnyReport>(report: R, count: number): RowOf<R>[] =>
  Array.from({ length: count }, (_, index) => fakeRow(report, index + 1));

/** Every call of a report with the same answer: rows, a refusal, or a function that returns one. */
export const answersOf = (report: AnyReport, answer: unknown) =>
  Object.values(report.questions as Record<string, { endpoint: Parameters<typeof fake>[0] }>).map(
    ({ endpoint }) => fake(endpoint, answer as never),
  );

/** A year of a report's rows, in the months up to the requested one, with slightly different figures. */
const fakeHistorico =
  (report: AnyReport, count: number) =>
  ({ body: { dtFinal } }: { readonly body: { readonly dtFinal: string } }): object[] => {
    const comparison = report.compares as Comparison;
    const names = Object.keys(historyFields(report.row as Fields, comparison));
    const ofMonth = (month: string, at: number) =>
      Array.from({ length: count }, (_, index): object => {
        const key = fakeRow(report, index + 1) as Record<string, unknown>;
        const row = { ...(fakeRow(report, index + 1 + at * 7) as object), [comparison.month]: month };
        const kept = comparison.key.map((name) => [name, key[name]]);
        const all: Record<string, unknown> = { ...row, ...Object.fromEntries(kept) };
        return Object.fromEntries(names.map((name) => [name, all[name]]));
      });
    return [primeiraComparada(dtFinal), ...mesesDaLinha(dtFinal)].flatMap(ofMonth);
  };

/** The calls for the comparison of a report's rows, for every question. */
export const historicoFakes = (report: AnyReport, answer: unknown) =>
  Object.values(report.questions as Record<string, { historico?: Parameters<typeof fake>[0] }>).flatMap(
    ({ historico }) => (historico ? [fake(historico, answer as never)] : []),
  );

/** Every call of a report with `count` rows. */
export const reportFakes = (report: AnyReport, count = 60) => [
  ...answersOf(report, () => fakeRows(report, count)),
  ...historicoFakes(report, fakeHistorico(report, Math.min(count, 60))),
];
