import styled from 'styled-components';
import { radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { Align } from '../columns.ts';

/** Label and funnel on one line, cut when the column is too narrow. */
export const HeadLine = styled.div<{ readonly $align: Align }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $align }) => $align};
  min-width: 0;
`;

/** The header's small buttons for order and filter: targets of at least 24 px (WCAG 2.5.8). */
export const HeadButton = styled.button<{ readonly $isOn?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  justify-content: center;
  min-width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0 ${space.xs};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${({ $isOn }) => ($isOn ? color.accent : 'inherit')};
  font-weight: inherit;
  cursor: pointer;
  &[data-act='sort'] { flex: 0 1 auto; }
  &[data-act='filter'] { flex: none; }
  span { overflow: hidden; text-overflow: ellipsis; }
  &:hover { background: ${color.border}; color: ${({ $isOn }) => ($isOn ? color.accent : color.text)}; }
  svg {
    flex: none;
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    fill: ${({ $isOn }) => ($isOn ? 'currentColor' : 'none')};
  }
  @media print { svg { display: none; } }
`;

/** The rank of a column in an order over several. */
export const Weight = styled.small`
  color: ${color.accentInk};
`;

/** The edge that is dragged to resize a column. */
export const Handle = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  width: ${size.handle};
  cursor: col-resize;
  touch-action: none;
  &:hover, &[data-pulled] { background: ${color.accent}; }
  @media print { display: none; }
`;
