import { Fragment } from 'react';
import styled from 'styled-components';
import { font, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { tabular } from '../../theme/mixins.ts';
import type { Column } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { shownValue } from './valueCell.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  margin: 0;
  line-height: ${size.iconLarge};
  ${tabular}
  dt, dd { margin: 0; padding: ${space.xxs} 0; overflow-wrap: anywhere; }
  dt { color: ${color.textMuted}; font-size: ${font.size.label}; }
`;

interface CardFactsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** Every column of a row, one below the other. */
export function CardFacts<Row>({ row, columns }: CardFactsProps<Row>) {
  return (
    <Root>
      {columns.map((column) => (
        <Fragment key={column.id}>
          <dt>{column.header}</dt>
          <dd>
            {shownValue(column, row, {
              text: formatValue(column.value(row), column.format),
              terms: undefined,
            })}
          </dd>
        </Fragment>
      ))}
    </Root>
  );
}
