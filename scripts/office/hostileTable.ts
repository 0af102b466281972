import { columnsOf } from '../../packages/ui/src/report-table/columns.ts';

/** A row of values that spreadsheets often misread; invented. */
export interface Linha {
  readonly texto: string | null;
  readonly codigo: string | null;
  readonly valorCents: number | null;
  readonly pontos: number | null;
  readonly quantidade: number | null;
  readonly dia: string | null;
  readonly momento: string | null;
  readonly competencia: string | null;
  readonly cpf: string | null;
  readonly ativo: boolean | null;
}

/** Texts that spreadsheets often misread. */
export const hostileTexts = [
  "=cmd|' /C calc'!A0",
  '+55 71',
  '@SUM(1)',
  '-1+1',
  '000123',
  '12345678901234567',
  'aspas "duplas" e \'simples\'',
  'ponto; e vírgula',
  'duas\r\nlinhas',
  'duas\nlinhas',
  '  espaços  ',
  'emoji 😀 e acentos: ação',
  '-1.234,56',
  '1,5',
  '12/05',
  '1E5',
  'TRUE',
  'Sim',
  'a\u0000b',
  'tab\tno meio',
  '_x0041_',
  '<b>&amp;</b>',
  "'=1",
  '2026-02-29',
  '#N/A',
  '1.234',
  '10%',
  '=HYPERLINK("http://127.0.0.1/";"x")',
  '\u00a0',
  'x'.repeat(300),
] as const;

const cents = [0, -1, 1, 9_007_199_254_740_991, -9_007_199_254_740_991, 123_456, -1_234_567, 10, 5];
const points = [0, 7.2, -7.2, 0.1, 33.333_333, 100, 1e-7, -0.5];
const counts = [0, -7, 4310, 1_000_000, 9_007_199_254_740_991];
const days = [
  '1900-02-28',
  '1900-03-01',
  '2026-02-29',
  '2026-10-03',
  '9999-12-31',
  '2024-02-29',
  '1969-12-31',
];
const moments = [
  '2026-10-03T13:24:00Z',
  '2026-10-04T02:59:59Z',
  '2026-10-03T08:05',
  '2026-10-03',
  '1985-01-15T12:00:00Z',
];
const months = ['2026-10', '2026-13', '1999-01', '1900-01'];
const cpfs = ['12345678909', '00000000191', '1'];

const take = <Value>(values: readonly Value[], index: number): Value | null =>
  values[index % values.length] ?? null;

/** One row for each hostile text, other values in turn, and a row of blanks at the end. */
export const hostileRows: readonly Linha[] = [
  ...hostileTexts.map((texto, index): Linha => ({
    texto,
    codigo: String(index).padStart(17, '0'),
    valorCents: take(cents, index),
    pontos: take(points, index),
    quantidade: take(counts, index),
    dia: take(days, index),
    momento: take(moments, index),
    competencia: take(months, index),
    cpf: take(cpfs, index),
    ativo: index % 2 === 0,
  })),
  {
    texto: null,
    codigo: '99999999999999999',
    valorCents: null,
    pontos: null,
    quantidade: null,
    dia: null,
    momento: null,
    competencia: null,
    cpf: null,
    ativo: null,
  },
];

const { field } = columnsOf<Linha>();
/** A column of every format. */
export const hostileColumns = [
  field('texto', { header: '=Texto' }),
  field('codigo', { header: 'Código', footer: 'count' }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
  field('pontos', { header: 'Participação', format: 'percent' }),
  field('quantidade', { header: 'Quantidade', format: 'integer', footer: 'sum' }),
  field('dia', { header: 'Dia', format: 'date' }),
  field('momento', { header: 'Momento', format: 'dateTime' }),
  field('competencia', { header: 'Competência', format: 'competencia' }),
  field('cpf', { header: 'CPF', format: 'cpf', footer: 'count' }),
  field('ativo', { header: 'Ativo', footer: (rows) => `${rows.filter(({ ativo }) => ativo).length} ativos` }),
];
