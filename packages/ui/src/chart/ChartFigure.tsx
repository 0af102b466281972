import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface ChartFigureProps {
  /** The number as text, with its unit. */
  readonly value: string;
  /** Words beside the number, such as "no total" or "em outubro de 2026". */
  readonly note: string;
}

const Root = styled.p`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  strong { color: ${color.text}; font-size: ${font.size.figure}; line-height: 1.25; font-weight: ${font.weight.strong}; letter-spacing: -0.02em; white-space: nowrap; }
`;

/** The main number of a chart, in the size of an indicator. */
export function ChartFigure({ value, note }: ChartFigureProps) {
  return (
    <Root>
      <strong>{value}</strong> {note}
    </Root>
  );
}
