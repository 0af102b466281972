import type { Column } from '../columns.ts';
import { formatPercent } from '../../format/format.ts';
import { formatValue } from '../formatValue.ts';
import type { ColumnFilter, Operator, Query, Stretch, TypedColumn, TypedValue } from './query.types.ts';
import { isOfTerms } from './readQuery.ts';
import { shortFormsOf } from './readTypedText.ts';

/** A day, month, year or word with its Portuguese preposition. */
interface Named {
  readonly in: string;
  readonly of: string;
  readonly upTo: string;
}

const named = (name: string): Named => ({ in: `em ${name}`, of: `de ${name}`, upTo: `até ${name}` });
const masculine = (name: string): Named => ({ in: `no ${name}`, of: `do ${name}`, upTo: `até o ${name}` });
const thisOne = (name: string): Named => ({
  in: `neste ${name}`,
  of: `deste ${name}`,
  upTo: `até este ${name}`,
});
const adverb = (name: string): Named => ({ ...named(name), in: name });

const words: Readonly<Record<string, Named>> = {
  hoje: adverb('hoje'),
  ontem: adverb('ontem'),
  amanha: adverb('amanhã'),
  'este mes': thisOne('mês'),
  'este ano': thisOne('ano'),
  'mes passado': masculine('mês passado'),
  'ano passado': masculine('ano passado'),
};

const month = (key: number): string => `${String(key % 100).padStart(2, '0')}/${Math.floor(key / 100)}`;
const day = (key: number): string => `${String(key % 100).padStart(2, '0')}/${month(Math.floor(key / 100))}`;

function nameOfDays(first: number, last: number): string {
  if (first === last) return day(first);
  const [start, end] = [Math.floor(first / 100), Math.floor(last / 100)];
  return start === end ? month(start) : String(Math.floor(start / 100));
}

function nameOf({ first, last, word }: TypedValue, { filter }: TypedColumn): Named {
  const known = word === undefined ? undefined : words[word];
  if (known) return known;
  if (filter.kind === 'dates') return named(nameOfDays(first, last));
  return named(first === last ? month(first) : String(Math.floor(first / 100)));
}

function ofTime(stretch: Stretch, column: TypedColumn): string {
  if (stretch.operator === 'between') {
    const { from, to } = stretch;
    if (from.first === to.first && from.last === to.last) return nameOf(from, column).in;
    const end = to.word === undefined ? nameOf(to, column).of.replace(/^de/, 'a') : nameOf(to, column).upTo;
    return `${nameOf(from, column).of} ${end}`;
  }
  const name = nameOf(stretch.value, column);
  const spoken: Record<Operator, string> = {
    is: name.in,
    exactly: name.in,
    over: `depois ${name.of}`,
    from: `a partir ${name.of}`,
    under: `antes ${name.of}`,
    upTo: name.upTo,
  };
  return spoken[stretch.operator];
}

const signs: Record<Exclude<Operator, 'is'>, string> = {
  exactly: '=',
  over: '>',
  from: '≥',
  under: '<',
  upTo: '≤',
};

function ofNumbers(stretch: Stretch, { format }: TypedColumn): string {
  const write = (value: number): string =>
    format === 'percent'
      ? formatPercent(value)
      : formatValue(value, format === 'integer' && !Number.isInteger(value) ? 'text' : format);
  const range = (from: number, to: number): string =>
    from === to ? `= ${write(from)}` : `de ${write(from)} a ${write(to)}`;
  if (stretch.operator === 'between') return range(stretch.from.first, stretch.to.first);
  const { first, shown } = stretch.value;
  if (stretch.operator === 'is') return range(...(shown ?? [first, first]));
  return `${signs[stretch.operator]} ${write(first)}`;
}

function describeTerms(terms: readonly string[], isNegated: boolean): string {
  const quoted = terms.map((term) => `“${term}”`).join(isNegated ? ' nem ' : ' ou ');
  return `${isNegated ? 'não contém' : 'contém'} ${quoted}`;
}

/** A typed filter in words for its chip: 'Nome contém “silva”'. Without a condition only the header. */
export function describeQuery(header: string, query: Query | null, column: TypedColumn): string {
  if (query === null) return header;
  const { isNegated, wantsBlank, terms, stretches } = query;
  const kind = shortFormsOf(column);
  const typed: TypedColumn = { ...column, filter: { kind } };
  const write = kind === 'range' ? ofNumbers : ofTime;
  if (terms.length + stretches.length === 0) return `${header} ${isNegated ? 'preenchido' : 'vazio'}`;
  if (isOfTerms(column) && stretches.length === 0) {
    return `${header} ${describeTerms(terms, isNegated)}${wantsBlank ? (isNegated ? ' nem vazio' : ' ou vazio') : ''}`;
  }
  const each = [
    ...stretches.map((stretch) => write(stretch, typed)),
    ...(terms.length > 0 ? [describeTerms(terms, false)] : []),
    ...(wantsBlank ? ['vazio'] : []),
  ];
  return isNegated ? `${header} exceto ${each.join(' e ')}` : `${header} ${each.join(' ou ')}`;
}

/** The chosen values in words, as their chip says it: 'Status: Ativo ou vazio'. */
export function describeChoice(header: string, values: readonly string[]): string {
  const [first = '', ...others] = values.map((value) => value || 'vazio');
  return `${header}: ${first}${others.length === 0 ? '' : others.length === 1 ? ` ou ${others[0]}` : ` e mais ${others.length}`}`;
}

/** The filter in words, as its chip says it: 'Nome contém “silva”'. */
export const describeFilter = <Row>(
  { header, format, filter: spec }: Column<Row>,
  filter: ColumnFilter,
): string =>
  filter.kind === 'exact'
    ? describeChoice(header, filter.values)
    : describeQuery(header, filter.query, { format, filter: spec ?? { kind: 'text' } });
