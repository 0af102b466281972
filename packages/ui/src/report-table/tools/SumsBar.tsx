import styled from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { sumBlock } from '../grid/blockSums.ts';
import { type Block, edgesOf } from '../grid/gridKeys.ts';
import type { ReportView } from '../view.types.ts';

const Root = styled.div`
  padding: 0 ${space.s};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  color: ${color.text};
  ${tabular}
`;

interface SumsBarProps<Row> {
  readonly view: ReportView<Row>;
  readonly block: Block;
  /** Columns of the table's own before those of the report. */
  readonly lead: number;
}

/** Count, sum and mean of the selected cells. */
export function SumsBar<Row>({ view, block, lead }: SumsBarProps<Row>) {
  const { top, bottom, left, right } = edgesOf(block);
  const columns = view.visibleColumns.slice(Math.max(0, left - lead), Math.max(0, right + 1 - lead));
  const shift = view.server ? view.pageStart : 0;
  const { cells, sum, mean } = sumBlock(view.selection, columns, {
    top: top - shift,
    bottom: bottom - shift,
  });
  const words = [`${cells} células`, sum && `soma ${sum}`, mean && `média ${mean}`];
  return <Root role="status">{words.filter(Boolean).join(' · ')}</Root>;
}
