const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });
const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const clock = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

const withMinusSign = (text: string): string => text.replace('-', '\u2212');

/** 'R$ 1.234,56' from cents; a negative uses U+2212, which is as wide as a digit. */
export const formatMoney = (cents: number): string => withMinusSign(money.format(cents / 100));
/** Example: '4.310'. */
export const formatInteger = (value: number): string => withMinusSign(integer.format(value));
/** The word that agrees with a count: `one` for 1, else `many`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);
/** Examples: '1 linha', '4.310 linhas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${agree(count, one, many)}`;
/** Example: '1,5', with every decimal of the number. */
export const formatDecimal = (value: number): string => withMinusSign(decimal.format(value));
/** '7,20%' from percentage points, always with two decimals (REL-5). */
export const formatPercent = (points: number): string => `${withMinusSign(percent.format(points))}%`;

/** 'DD/MM/AAAA' from 'YYYY-MM-DD'; any other text is returned unchanged. */
export function formatDate(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : day;
}

/** 'MM/AAAA' from 'YYYY-MM'; any other text is returned unchanged. */
export function formatCompetencia(month: string): string {
  const parts = /^(\d{4})-(\d{2})$/.exec(month);
  return parts ? `${parts[2]}/${parts[1]}` : month;
}

/** 'DD/MM/AAAA HH:mm' in Brasília time; a moment without zone is shown unchanged. */
export function formatDateTime(moment: string): string {
  const local = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(moment);
  if (local) return `${local[3]}/${local[2]}/${local[1]} ${local[4]}`;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(moment) ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? formatDate(moment) : clock.format(time).replace(', ', ' ');
}

/** Fills a mask ('000.000.000-00') with the characters of a code; a code of another length is returned unchanged. */
function mask(code: string, pattern: string): string {
  const bare = code.replace(/[.\-/\s]/g, '');
  if (!/^[0-9A-Za-z]+$/.test(bare) || bare.length !== pattern.replaceAll(/[^0]/g, '').length) return code;
  let index = 0;
  return pattern.replaceAll('0', () => bare.charAt(index++));
}

export const formatCpf = (code: string): string => mask(code, '000.000.000-00');
/** Letters are kept: a CNPJ may be alphanumeric since 2026 (FMT-2). */
export const formatCnpj = (code: string): string => mask(code.toUpperCase(), '00.000.000/0000-00');
export const formatCns = (code: string): string => mask(code, '000 0000 0000 0000');
