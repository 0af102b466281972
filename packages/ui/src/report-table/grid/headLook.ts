import styled from 'styled-components';
import { radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { Align } from '../columns.ts';

/** The label, and the funnel over its end. At rest the funnel is drawn only for an active filter. */
export const HeadLine = styled.div<{ readonly $align: Align }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $align }) => $align};
  min-width: 0;
  text-align: ${({ $align }) => $align};
`;

/** The header's small buttons for order and filter: targets of at least 24 px (WCAG 2.5.8). */
export const HeadButton = styled.button<{ readonly $isOn?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  justify-content: center;
  min-width: ${size.controlSmall};
  min-height: ${size.controlSmall};
  padding: 0 ${space.xs};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${({ $isOn }) => ($isOn ? color.accent : 'inherit')};
  font-weight: inherit;
  text-align: inherit;
  cursor: pointer;
  &[data-act='sort'] { flex: 0 1 auto; min-width: 0; }
  &[data-act='filter'] {
    position: absolute;
    inset-block: ${space.xxs};
    inset-inline-end: ${space.xs};
    min-width: ${size.logo};
    background: ${color.surfaceSunken};
    opacity: 0;
    [data-align='end'] & { inset-inline: ${space.xs} auto; }
    &[aria-expanded='true'], th:is(:hover, :focus-within) & { opacity: 1; }
    ${({ $isOn }) => $isOn && 'opacity: 1;'}
    @media (hover: none), (pointer: coarse) { opacity: 1; background: none; }
  }
  &:hover { background: ${color.border}; color: ${({ $isOn }) => ($isOn ? color.accent : color.text)}; }
  svg {
    flex: none;
    vertical-align: middle;
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    fill: ${({ $isOn }) => ($isOn ? 'currentColor' : 'none')};
  }
  @media print { svg { display: none; } }
`;

/** The words of a header, on two lines where the column is narrower than they are. */
export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  [data-tall] & {
    display: -webkit-box;
    padding-bottom: ${space.xs};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`;

/** The last word with the arrow of the order, which stays beside it. */
export const LastWord = styled.span`
  white-space: nowrap;
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
