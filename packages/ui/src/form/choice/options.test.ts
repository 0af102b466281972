import { expect, test } from 'vitest';
import { findOptions, meantOption, mostLines, type SearchOption } from './options.ts';

const options: readonly SearchOption[] = [
  { value: '1', label: 'Campinas' },
  { value: '2', label: 'São Paulo', hint: '3550308' },
  { value: '3', label: 'Paulínia' },
  { value: '4', label: 'São Bernardo do Campo', isDisabled: true },
];
const labels = (query: string) => findOptions(options, query).lines.map(({ option }) => option.label);

test.each([
  ['', ['Campinas', 'São Paulo', 'Paulínia', 'São Bernardo do Campo']],
  ['sao', ['São Paulo', 'São Bernardo do Campo']],
  ['PAUL', ['Paulínia', 'São Paulo']],
  ['camp', ['Campinas', 'São Bernardo do Campo']],
  ['campo sao', ['São Bernardo do Campo']],
  ['355', ['São Paulo']],
  ['xyz', []],
])('%j finds %j: accents, case and the order of words apart, beginnings first', (query, found) =>
  expect(labels(query)).toEqual(found),
);

test('the match is marked on the text as it is written', () => {
  const [line] = findOptions(options, 'sao').lines;
  expect(line?.marks).toEqual([{ start: 0, end: 3 }]);
});

test('a long list is cut and counted', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ value: `${index}`, label: `Cidade ${index}` }));
  expect(findOptions(many, 'cidade')).toMatchObject({ total: 250, lines: { length: mostLines } });
});

test('what a server found is shown as it came', () => {
  expect(findOptions(options, 'xyz', false).lines).toHaveLength(4);
});

test.each([
  ['são paulo', '2'],
  ['paulinia ', '3'],
  ['355', '2'],
  ['sao', undefined],
  ['sao bernardo do campo', undefined],
  ['', undefined],
])('%j left in the box means option %j', (query, value) =>
  expect(meantOption(findOptions(options, query), query)?.value).toBe(value),
);

test('a code typed whole means its option, also where another text has it', () => {
  const codes = [
    { value: '1714', label: '1714 - Valor superior ao da tabela' },
    { value: '1715', label: '1715 - Como 1714, na diária' },
    { value: '17', label: 'Dezessete' },
  ];
  expect(meantOption(findOptions(codes, '1714'), '1714')?.value).toBe('1714');
  expect(meantOption(findOptions(codes, '17'), '17')).toBeUndefined();
});
