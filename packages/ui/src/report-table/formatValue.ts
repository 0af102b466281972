import {
  formatCnpj,
  formatCns,
  formatCompetencia,
  formatCpf,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatInteger,
  formatMoney,
  formatPercent,
} from '../format/format.ts';
import type { CellValue, Format } from './columns.ts';

const textFormats: Record<Format, (text: string) => string> = {
  text: (text) => text,
  integer: (text) => text,
  money: (text) => text,
  percent: (text) => text,
  yesNo: (text) => text,
  date: formatDate,
  dateTime: formatDateTime,
  competencia: formatCompetencia,
  cpf: formatCpf,
  cnpj: formatCnpj,
  cns: formatCns,
  // The regulator's code of a beneficiary is written as in its files, 12 digits (SIB-9).
  cco: (text) => text,
  phone: (text) => text,
  cep: (text) => text,
};

function formatNumber(value: number, format: Format): string {
  if (format === 'money') return formatMoney(value);
  if (format === 'percent') return formatPercent(value);
  return format === 'integer' ? formatInteger(value) : formatDecimal(value);
}

/** The text a person sees and searches; '' for a blank (null, undefined, not a number, only spaces). */
export function formatValue(value: CellValue, format: Format): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value, format) : '';
  return value.trim() === '' ? '' : textFormats[format](value);
}
