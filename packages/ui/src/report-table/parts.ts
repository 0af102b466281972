import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Tools, table and pager under one another; the table takes the remaining height. */
export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  gap: ${space.s};
  min-width: 0;
  min-height: 0;
`;

/** The count of rows and the pages. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  font-size: ${font.size.table};
  & > nav { flex: 1 1 auto; }
`;

/** The content of a popover of the table. */
export const PopBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  width: ${size.filterPopover};
  font-size: ${font.size.body};
  font-weight: ${font.weight.normal};
  text-align: start;
  white-space: normal;
`;

/** A native button that opens a popover or toggles a state. */
export const PlainButton = styled.button<ButtonLook>`
  ${buttonLook}
  &[aria-pressed='true'] { background: ${color.accentSoft}; color: ${color.accentInk}; }
`;

/** The field, its hint and the two buttons of a filter. */
export const PopForm = styled.form`
  display: grid;
  gap: ${space.s};
`;

/** Buscar and Limpar side by side, always visible below the list. */
export const PopActs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`;
