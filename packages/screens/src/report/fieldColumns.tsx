import type { Field, FieldFormat } from '@vidas/api-client/report/field.ts';
import type { FieldsRow, Fields } from '@vidas/api-client/report/report.ts';
import type { CellValue, Column } from '@vidas/ui/report-table/columns.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import type { ReactNode } from 'react';
import { writeFone } from '../write/writeFone.ts';
import { writeCep } from '../write/writeCep.ts';
import { AbrePessoa } from './AbrePessoa.tsx';
import { StatusTag } from './StatusTag.tsx';

/** Cells with their own drawing, by column; `marked` is the text with the search match marked. */
export type Cells<F extends Fields> = {
  readonly [Name in keyof F]?: (row: FieldsRow<F>, marked: ReactNode) => ReactNode;
};

/** Formats written as plain text here, before the table. */
const written: Partial<Record<FieldFormat, (value: never) => CellValue>> = {
  phone: writeFone,
  cep: writeCep,
};

const valueOf = <Row,>(name: string, { look }: Field): ((row: Row) => CellValue) => {
  const read = (row: Row) => (row as Record<string, never>)[name] as never;
  const shown = look.shown ?? (look.format && written[look.format]);
  return shown === undefined ? read : (row) => shown(read(row));
};

const cellOfKind = <Row,>(name: string, { kind }: Field): Column<Row>['cell'] => {
  const read = (row: Row) => (row as Record<string, string | null>)[name] ?? null;
  if (kind === 'situacao') return (row, marked) => <StatusTag status={read(row)}>{marked}</StatusTag>;
  if (kind === 'matricula') return (row, marked) => <AbrePessoa matricula={read(row)}>{marked}</AbrePessoa>;
  return undefined;
};

const column = <Row,>(name: string, field: Field, cell?: Column<Row>['cell']): Column<Row> => {
  const { format, filter, footer, principal, width, isWhole, card } = field.look;
  const ofKind = cellOfKind<Row>(name, field);
  return columnsOf<Row>().computed(
    name,
    valueOf<Row>(name, field) as (row: Row) => string,
    {
      header: field.header,
      ...(format ? { format: format as 'text' } : {}),
      ...(filter ? { filter: { kind: filter } } : {}),
      ...(footer ? { footer } : {}),
      ...(principal ? { principal } : {}),
      ...(width ? { width } : {}),
      ...(usual[field.kind] ? { usual: usual[field.kind] } : {}),
      ...(isWhole ? { isWhole } : {}),
      ...(card ? { card } : {}),
      ...(field.kind === 'quantidade' ? { align: 'end' } : {}),
      ...(field.kind === 'matricula' && !cell ? { isBare: true } : {}),
      ...((cell ?? ofKind) ? { cell: cell ?? ofKind } : {}),
    } as Parameters<ReturnType<typeof columnsOf<Row>>['computed']>[2],
  );
};

/** Width in em for the texts of a kind before any has arrived. Most texts fit; a longer one widens the column. */
const usual: Partial<Record<Field['kind'], number>> = {
  nome: 12,
  pessoa: 12,
  empresa: 12,
  endereco: 12,
  plano: 11,
  email: 12,
  bairro: 7,
  cidade: 7,
  situacao: 6,
  matricula: 7,
  numero: 7,
};

/** The columns of a declared row, in its order; a constant at module level. */
export const fieldColumns = <F extends Fields>(row: F, cells: Cells<F> = {}): Column<FieldsRow<F>>[] =>
  Object.entries(row).map(([name, field]) => column<FieldsRow<F>>(name, field, cells[name]));

/** The columns with another one after the column of that id. */
export const insertAfter = <Row,>(
  columns: readonly Column<Row>[],
  id: string,
  added: Column<Row>,
): Column<Row>[] => columns.flatMap((one) => (one.id === id ? [one, added] : [one]));
