/** Figures with a dot before each group of three: '1234567' is '1.234.567'. */
export const grouped = (figures: string): string => figures.replace(/\B(?=(\d{3})+$)/g, '.');

/** Integer cents as '1.234,56', without R$. */
export function formatCents(cents: number): string {
  const figures = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${grouped(figures.slice(0, -2))},${figures.slice(-2)}`;
}
