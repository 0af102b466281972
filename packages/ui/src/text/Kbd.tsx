import styled from 'styled-components';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** A key or a chord of keys, e.g. Ctrl K. */
export const Kbd = styled.kbd`
  padding: ${size.hairline} ${space.xs};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${font.weight.medium} ${font.size.tiny} ${font.family};
  white-space: nowrap;
`;
