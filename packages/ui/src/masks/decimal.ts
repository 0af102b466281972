/** The number in a person's text: '1.234,5', '1234.5', '1,234.50', 'R$ -8,00', '12%'; null for anything else. */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/R\$|%/gi, '')
    .replace(/[\s\u00a0]/g, '')
    .replace('−', '-');
  const parts = /^(-?)([\d.,]*\d[\d.,]*)(-?)$/.exec(plain);
  const figures = parts?.[2];
  if (!figures) return null;
  const decimalSign = signOf(figures);
  const [whole = '', decimals = '', ...rest] = decimalSign ? figures.split(decimalSign) : [figures];
  const groupSign = decimalSign === ',' ? '.' : decimalSign === '.' ? ',' : null;
  if (rest.length > 0 || !isGrouped(whole, groupSign) || !/^\d*$/.test(decimals)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals || '0'}`);
  return parts[1] || parts[3] ? -value : value;
}

/** Which of comma and dot separates the decimals; null when there are none. */
function signOf(figures: string): ',' | '.' | null {
  const comma = figures.lastIndexOf(',');
  const dot = figures.lastIndexOf('.');
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  if (comma >= 0) return figures.indexOf(',') === comma ? ',' : null;
  // One dot before three digits separates thousands; before any other number of digits it is a foreign decimal point.
  if (dot >= 0 && figures.indexOf('.') === dot && !/^[1-9]\d{0,2}\.\d{3}$/.test(figures)) return '.';
  return null;
}

const isGrouped = (whole: string, groupSign: ',' | '.' | null): boolean =>
  /^\d*$/.test(whole) ||
  (groupSign !== ',' && /^\d{1,3}(\.\d{3})+$/.test(whole)) ||
  (groupSign !== '.' && /^\d{1,3}(,\d{3})+$/.test(whole));

/** Figures with a dot before each three: '1234567' is '1.234.567'. */
export const grouped = (figures: string): string => figures.replace(/\B(?=(\d{3})+$)/g, '.');

/** Integer cents as '1.234,56', without R$. */
export function formatCents(cents: number): string {
  const figures = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${grouped(figures.slice(0, -2))},${figures.slice(-2)}`;
}
