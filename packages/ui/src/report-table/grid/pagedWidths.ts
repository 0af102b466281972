import type { Column } from '../columns.ts';
import { columnWidth, totalNeeds } from '../widths.ts';

/**
 * The widths in em of the columns of a list that a server pages, of which only the rows of a page are ever here. A column is as wide as the
 * first page and its total want it and stays so, that nothing jumps; only what must not be cut gets wider when a later page needs it.
 */
export const pagedWidths = () => {
  const widths = new Map<unknown, number>();
  return <Row>(column: Column<Row>, page: readonly Row[], total: string | undefined): number => {
    const known = widths.get(column);
    if (page.length === 0) return known ?? columnWidth(page, column);
    if (known !== undefined && !column.isWhole) return known;
    const needed = Math.max(columnWidth(page, column), total === undefined ? 0 : totalNeeds(total, column));
    const width = Math.max(known ?? 0, needed);
    widths.set(column, width);
    return width;
  };
};
