import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** A hairline between two parts. */
export const Divider = styled.hr`
  width: 100%;
  margin: ${space.s} 0;
  border: 0;
  border-top: ${size.hairline} solid ${color.border};
`;
