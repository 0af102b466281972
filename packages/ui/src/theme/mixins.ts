import { css } from 'styled-components';
import { breakpoint } from './scale.ts';

/** Figures of equal width, for numbers in columns. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Announced, not drawn. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const stacked = `@media (max-width: ${breakpoint.stack})`;
export const narrow = `@media (max-width: ${breakpoint.narrow})`;
