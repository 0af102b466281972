const share = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The hint beside a count: '128 com o filtro' while a filter is on, else its share of all rows, '7,20% do total'. */
export const withFilter = (total: number | undefined, filtered: number, rows: number | undefined): string => {
  if (total === undefined || rows === undefined || rows === 0) return '';
  if (filtered !== total) return `${filtered.toLocaleString('pt-BR')} com o filtro`;
  return total === rows ? '' : `${share.format(total / rows)} do total`;
};
