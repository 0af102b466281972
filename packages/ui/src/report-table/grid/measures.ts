import { size } from '../../theme/scale.ts';
import type { ReportView } from '../view.types.ts';

const px = (text: string): number => Number.parseFloat(text);

/** Height of a row in px. */
export const rowHeightOf = <Row>({ density }: ReportView<Row>): number =>
  px(density === 'compact' ? size.rowCompact : size.row);

/** Height of the sticky header and totals, in px. */
export const edgeHeight = (hasTotals: boolean): number => px(size.tableHead) + (hasTotals ? px(size.row) : 0);
