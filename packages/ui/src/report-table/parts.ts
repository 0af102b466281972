import styled, { css } from 'styled-components';
import { ellipsis, stacked, tabular } from '../theme/mixins.ts';
import { font, layer, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { Align } from './columns.ts';
import type { Density } from './view.types.ts';

const textAlign = ({ $align }: { readonly $align: Align }) => `text-align: ${$align};`;

/** Tools, table and pager under one another; the table takes the height that is left. */
export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  gap: ${space.s};
  min-width: 0;
  min-height: 0;
`;

/** The part that scrolls. Its edge is the table's edge. */
export const Scroll = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: ${size.tableLeast};
  overflow: auto;
  overscroll-behavior: contain;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${stacked} { min-height: 0; }
  @media print { overflow: visible; border: 0; }
`;

export const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${font.size.table};
`;

/** The first column stays in sight on wide tables, the acts at the other side. */
const stuck = css`
  &:first-child { position: sticky; left: 0; z-index: ${layer.sticky}; box-shadow: ${size.hairline} 0 0 ${color.border}; }
  &[data-acts] { position: sticky; right: 0; z-index: ${layer.sticky}; box-shadow: -${size.hairline} 0 0 ${color.border}; }
  @media print { &:first-child, &[data-acts] { position: static; } }
`;

/** `--width` is what the texts need, in em of the table's type; `--least` what the column asks for, in rem. */
export const Head = styled.th<{ readonly $align: Align }>`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  height: ${size.tableHead};
  min-width: max(var(--least, 0) * 1rem, min(var(--width, 0) * ${font.size.table}, ${size.tableCell}));
  padding: 0 ${space.s};
  border-bottom: ${size.hairline} solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  ${textAlign}
  ${stuck}
  &:first-child, &[data-acts] { z-index: ${layer.sticky + 1}; }
  &[data-acts] { padding-right: ${space.m}; }
`;

export const Line = styled.tr<{ readonly $density: Density }>`
  height: ${({ $density }) => ($density === 'compact' ? size.rowCompact : size.row)};
  &:hover > td { background: ${color.accentSoft}; }
`;

export const Cell = styled.td<{ readonly $align: Align; readonly $negative?: boolean }>`
  padding: 0 ${space.m};
  max-width: ${size.tableCell};
  border-bottom: ${size.hairline} solid ${color.border};
  background: ${color.surface};
  color: ${({ $negative }) => ($negative ? color.negative : 'inherit')};
  transition: background ${motion.fast};
  ${ellipsis}
  ${tabular}
  ${textAlign}
  ${stuck}
`;

export const Total = styled.td<{ readonly $align: Align; readonly $negative: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  height: ${size.row};
  padding: 0 ${space.m};
  border-top: ${size.hairline} solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${({ $negative }) => ($negative ? color.negative : 'inherit')};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  ${tabular}
  ${textAlign}
  ${stuck}
  &:first-child, &[data-acts] { z-index: ${layer.sticky + 1}; }
`;

export const Blank = styled.span`
  color: ${color.textFaint};
`;

/** The small buttons of the header: order and filter. */
export const HeadButton = styled.button<{ readonly $isOn?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  justify-content: center;
  /* a target of at least 24 px (WCAG 2.5.8) */
  min-width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0 ${space.xs};
  vertical-align: middle;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${({ $isOn }) => ($isOn ? color.accent : 'inherit')};
  font-weight: inherit;
  cursor: pointer;
  &:hover { background: ${color.border}; color: ${({ $isOn }) => ($isOn ? color.accent : color.text)}; }
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; fill: ${({ $isOn }) => ($isOn ? 'currentColor' : 'none')}; }
  @media print { svg { display: none; } }
`;

/** What floats from a header or a tool. */
export const Pop = styled.div`
  z-index: ${layer.toast};
  display: grid;
  gap: ${space.s};
  width: ${size.filterPopover};
  max-height: ${size.filterPopoverMost};
  overflow: auto;
  padding: ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${color.shadow};
  font-size: ${font.size.body};
  font-weight: ${font.weight.normal};
  text-align: start;
  white-space: normal;
`;

/** The field, its hint and the two acts of a filter. */
export const PopForm = styled.form`
  display: grid;
  gap: ${space.s};
`;

/** Buscar and Limpar side by side, in sight however long the list over them is. */
export const PopActs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`;
