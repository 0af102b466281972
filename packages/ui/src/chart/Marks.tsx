import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Words in a drawing: categories and values of an axis. */
export const Words = styled.text`
  ${tabular}
  font-size: ${font.size.label};
  fill: ${color.textMuted};
`;

/** The number of a bar or of a piece. */
export const Figure = styled(Words)`
  fill: ${color.text};
  font-weight: ${font.weight.medium};
`;

/** A line of the grid. */
export const Grid = styled.line`
  stroke: ${color.border};
  stroke-width: ${size.hairline};
  shape-rendering: crispEdges;
`;

/** The line at zero. */
export const Zero = styled(Grid)`
  stroke: ${color.borderStrong};
`;
