import type { Column } from './columns.ts';
import { textWidth, usualWidth } from './widths.ts';

/** A column on a card, with its label where the value alone would be unclear. */
export interface CardPart<Row> {
  readonly column: Column<Row>;
  /** Null for a value that explains itself. */
  readonly label: string | null;
}

/** The columns of a card: name at the left and amount at the right of the first line, the others under them. */
export interface CardParts<Row> {
  readonly name: Column<Row>;
  readonly amount: CardPart<Row> | null;
  readonly quiet: readonly CardPart<Row>[];
}

/**
 * Words with which the header of a person's, payer's or payee's name begins. The first such column names the rows.
 */
const names = [
  /^(nome$|nome d[oae] (benefici|pessoa|pagador|cliente)|benefici[áa]rio$|pagador|favorecido|sacado)/i,
  /^(nome\b|titular$|empresa$|raz[ãa]o social|prestador|vendedor|credor|fornecedor|cliente|benefici[áa]rio\b)/i,
];

const codes = /^(c[óo]digo|n[úu]mero|n[ºo]( |$)|protocolo|lote|guia|pedido|contrato|matr[íi]cula|ano)/i;
/** Beginning of a label that a day or a number makes superfluous. */
const kindOfValue = /^(data|n[úu]mero) d[aeo] /i;

/** Ways to reach a person, which only the open card shows. */
const contact = /^(endere[çc]o|logradouro|rua|bairro|cep|e-mail)/i;

const states = /^(situa[çc][ãa]o|status|resultado)/i;

/** Formats whose values need no label. */
const plain = new Set<Column<never>['format']>(['cpf', 'cnpj', 'phone', 'cep']);

/** Width in em of the second line on a phone of 390 px, without check boxes and acts. */
const lineRoom = 28;
const choiceRoom = 3.6;
const actsRoom = 3.2;
const gap = 1;
/** Largest width in em of a text on the second line. A longer one is cut. */
const mostOfText = 9;
/** Largest width in em of a label on the second line. */
const mostOfLabel = 9;
const mostQuiet = 3;

const labelOf = <Row>(column: Column<Row>): string | null => {
  if (plain.has(column.format)) return null;
  if (column.format === 'text' && !column.isWhole && !codes.test(column.header)) return null;
  const short = column.header.replace(kindOfValue, '').replace(/^(c[óo]digo) d[aeo] .*/i, '$1');
  return short.charAt(0).toUpperCase() + short.slice(1);
};

const partOf = <Row>(column: Column<Row>): CardPart<Row> => ({ column, label: labelOf(column) });

const nameIn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'name') ??
  names.flatMap(
    (words) => columns.find(({ header, card }) => card === undefined && words.test(header)) ?? [],
  )[0] ??
  columns.find(({ card }) => card === undefined) ??
  columns[0];

/**
 * The column for the amount: the declared one, the principal of the report, its last sum of money, its last money.
 * Without money its state, else its first day.
 */
const amountIn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined => {
  const free = columns.filter(({ card }) => card === undefined);
  const money = free.filter(({ format }) => format === 'money');
  return (
    columns.find(({ card }) => card === 'amount') ??
    money.find(({ principal }) => principal !== undefined) ??
    money.findLast(({ footer }) => footer === 'sum') ??
    money.at(-1) ??
    free.find(({ header }) => states.test(header)) ??
    free.find(({ format }) => format === 'date' || format === 'dateTime')
  );
};

const widthOf = <Row>({ column, label }: CardPart<Row>): number => {
  const value = usualWidth(column);
  return (
    (label === null ? 0 : textWidth(label) + gap / 2) + (column.isWhole ? value : Math.min(value, mostOfText))
  );
};

/**
 * Leaves a state its half of the line. The last part has its own line; those before it share theirs with the state.
 */
const besideState = <Row>(
  parts: readonly CardPart<Row>[],
  amount: Column<Row> | undefined,
  lineOf: number,
): readonly CardPart<Row>[] => {
  // A state takes at most half of its line (cardLook.ts).
  const fits = parts.slice(0, -1).reduce((sum, part) => sum + widthOf(part) + gap, 0) <= lineOf / 2;
  return !amount || amount.isWhole || fits ? parts : besideState(parts.slice(0, -1), amount, lineOf);
};

/** The next columns in order, as many as one line holds, after the declared ones. */
const quietIn = <Row>(
  columns: readonly Column<Row>[],
  amount: Column<Row> | undefined,
  lineOf: number,
): readonly CardPart<Row>[] => {
  const asked = columns.filter(({ card }) => card === 'quiet');
  const parts = (
    asked.length > 0
      ? asked
      : columns.filter(
          ({ card, format, header }) => card === undefined && format !== 'yesNo' && !contact.test(header),
        )
  ).map(partOf);
  let room = lineOf;
  const found: CardPart<Row>[] = [];
  for (const part of parts) {
    const isLong = part.label !== null && textWidth(part.label) > mostOfLabel;
    const width = widthOf(part) + gap;
    if (found.length === mostQuiet || width > room || (isLong && asked.length === 0)) continue;
    room -= width;
    found.push(part);
  }
  // Texts come last, because they may be cut.
  const inOrder = [
    ...found.filter(({ column }) => column.isWhole),
    ...found.filter(({ column }) => !column.isWhole),
  ];
  return besideState(inOrder, amount, lineOf);
};

/** The amount with its unit, and with its label unless it is money or a state. */
const amountPart = <Row>(column: Column<Row>): CardPart<Row> =>
  column.format === 'money' ? { column, label: null } : partOf(column);

/** The table's own columns beside the lines of a card. */
interface CardSides {
  readonly hasChoice?: boolean;
  readonly hasActs?: boolean;
}

/** The places of a table's columns on a card, the same for all rows. */
export function cardPartsOf<Row>(
  columns: readonly Column<Row>[],
  { hasChoice = false, hasActs = false }: CardSides = {},
): CardParts<Row> | null {
  const name = nameIn(columns);
  if (!name || columns.length < 3) return null;
  const others = columns.filter((column) => column !== name);
  const amount = amountIn(others);
  return {
    name,
    amount: amount ? amountPart(amount) : null,
    quiet: quietIn(
      others.filter((column) => column !== amount),
      amount,
      lineRoom - (hasChoice ? choiceRoom : 0) - (hasActs ? actsRoom : 0),
    ),
  };
}
