import type { Format } from '../columns.ts';

/** Formats a whole packed column of one format at once, as on screen. */
interface Dress {
  /** Matches a text that is neither blank nor unformatted; such a column is formatted cell by cell. */
  readonly irregular: RegExp;
  readonly bare: RegExp;
  readonly dressed: string;
}

const dress = (form: string, groups: string, dressed: string): Dress => ({
  irregular: new RegExp(`(?:^|\\0)(?!${form}(?:\\0|$)|\\0|$)`),
  bare: new RegExp(`(?<=^|\\0)${groups}(?=\\0|$)`, 'g'),
  dressed,
});

const dresses: Partial<Record<Format, Dress>> = {
  date: dress(String.raw`\d{4}-\d\d-\d\d`, String.raw`(\d{4})-(\d\d)-(\d\d)`, '$3/$2/$1'),
  competencia: dress(String.raw`\d{4}-\d\d`, String.raw`(\d{4})-(\d\d)`, '$2/$1'),
  cpf: dress(String.raw`\d{11}`, String.raw`(\d{3})(\d{3})(\d{3})(\d\d)`, '$1.$2.$3-$4'),
  cnpj: dress(String.raw`[0-9A-Z]{14}`, String.raw`(\w\w)(\w{3})(\w{3})(\w{4})(\w\w)`, '$1.$2.$3/$4-$5'),
  cns: dress(String.raw`\d{15}`, String.raw`(\d{3})(\d{4})(\d{4})(\d{4})`, '$1 $2 $3 $4'),
};

/**
 * The texts of a packed column, joined, formatted as on screen by one native replacement; only for formats whose unformatted
 * values have a fixed form. Undefined when some value needs `formatValue`.
 */
export function dressColumn(joined: string, format: Format): string | undefined {
  const known = dresses[format];
  return known && !known.irregular.test(joined) ? joined.replaceAll(known.bare, known.dressed) : undefined;
}
