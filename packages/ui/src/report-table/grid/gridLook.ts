import styled from 'styled-components';
import { stacked } from '../../theme/mixins.ts';
import { lazySize } from '../../theme/lazyScale.ts';
import { font, layer, motion, radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { cards } from './cardLook.ts';

/** The scrolling part; its edge is the table's edge, and scroll padding keeps a focused cell clear of the sticky parts. */
export const Scroll = styled.div`
  position: relative;
  container-type: inline-size;
  flex: 1 1 auto;
  min-height: ${size.tableLeast};
  overflow: auto;
  overscroll-behavior: contain;
  isolation: isolate;
  scroll-padding: var(--head) var(--clear, 0) ${size.row} var(--pinned, 0);
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  &[data-virtual] { max-height: 100dvh; overflow-anchor: none; }
  /* inside a row a table is as high as its own rows */
  td[data-detail] & { min-height: 0; }
  ${stacked} { min-height: 0; }
  @media print { overflow: visible; border: 0; max-height: none; }
`;

/** Drawn instead of rows, in the middle of the visible part at any scroll position. */
export const InSight = styled.div`
  width: max(100%, var(--table));
  > div {
    position: sticky;
    left: 0;
    width: 100cqw;
  }
  @media print { &, > div { width: auto; } }
`;

/** Number of columns beyond the right edge, in the corner over the headers; hidden while the pointer is on a header. */
export const Beyond = styled.div`
  position: sticky;
  top: 0;
  left: 0;
  z-index: ${layer.sticky + 4};
  width: 100cqw;
  height: 0;
  > span {
    position: absolute;
    top: 0;
    right: var(--acts);
    padding: 0 ${space.xs};
    border-radius: 0 0 0 ${radius.s};
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-size: ${font.size.label};
    font-weight: ${font.weight.strong};
    line-height: ${size.iconSmall};
    pointer-events: none;
  }
  &:has(~ table > thead:is(:hover, :focus-within)) { visibility: hidden; }
  @media print { display: none; }
`;

/** An act of a row, alone or with its tooltip. */
const act = ':is(button, a, span:has(button, a)):not([data-more])';

/**
 * The line height is in whole pixels, so that the text of all rows has the same subpixel position. One rule styles all cells,
 * because a styled component for each cell would cost more than the cell. Attributes describe the cells: data-align, data-pin
 * (sticks at the start), data-acts (sticks at the end; with data-over on the table its box lies over the row), data-own (holds a check box or an
 * arrow), data-minus, data-in (in the selected block).
 */
export const Sheet = styled.table`
  width: max(100%, var(--table));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${font.size.table};
  font-variant-numeric: tabular-nums;
  line-height: ${size.iconLarge};

  th, td {
    padding: 0 ${space.s};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
  }
  [data-align='end'] { text-align: end; }
  [data-align='center'] { text-align: center; }

  th {
    position: sticky;
    top: 0;
    z-index: ${layer.sticky + 2};
    height: ${size.tableHead};
    padding: 0 ${space.xs};
    border-bottom: ${size.hairline} solid ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${font.size.label};
    font-weight: ${font.weight.strong};
    line-height: ${size.icon};
  }
  &[data-tall] th { height: ${lazySize.tableHeadTall}; vertical-align: bottom; }
  /* level with the words of the other headers, which are in buttons */
  &[data-tall] th[data-acts] { padding-bottom: ${space.s}; }

  thead, tfoot { --row: ${color.surfaceSunken}; }
  tbody { --row: ${color.surface}; }
  tbody tr { height: ${size.row}; }
  &[data-density='compact'] tbody tr { height: ${size.rowCompact}; }
  tbody td {
    border-bottom: ${size.hairline} solid ${color.border};
    background: var(--row);
  }
  tbody tr:is(:hover, [aria-selected='true']) { --row: ${color.accentSoft}; }
  tbody tr:hover > td { transition: background ${motion.fast}; }
  /* A row with a running act. */
  tbody tr[aria-disabled='true'] > td { color: ${color.textFaint}; }
  td[data-minus] { color: ${color.negative}; }
  /* A value that opens its thing looks plain until the pointer is over its row. Touch has no pointer, so it always shows. */
  [data-opens] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    text-underline-offset: ${size.hairline};
    cursor: pointer;
    @media (hover: none) { text-decoration: underline; }
  }
  tr:is(:hover, :focus-within) [data-opens] { text-decoration: underline; }
  tbody tr > td[data-in], tbody tr:hover > td[data-in] {
    background: color-mix(in srgb, ${color.accent} 14%, ${color.surface});
  }
  td[data-detail] { padding: ${space.m}; white-space: normal; background: ${color.surfaceSunken}; }
  /* A cell that clips would hold the sticking content in it. */
  td[data-detail='in-sight'] { overflow: visible; }
  tbody tr[data-gap] { height: auto; visibility: hidden; }
  tbody tr[data-gap] > td { padding: 0; border: 0; }

  tfoot td {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky + 2};
    height: ${size.row};
    border-top: ${size.hairline} solid ${color.border};
    background: ${color.surfaceSunken};
    font-weight: ${font.weight.strong};
  }

  @media not print {
    /* Also for negative values. */
    [data-half][data-half] { color: transparent; }
    [data-half] > * { filter: opacity(0); }
  }

  [data-own] { padding: 0; text-overflow: clip; }

  [data-pin] { position: sticky; z-index: ${layer.sticky}; }
  [data-pin='last'] { box-shadow: ${size.hairline} 0 0 ${color.border}; }
  [data-acts] { position: sticky; right: 0; z-index: ${layer.sticky}; box-shadow: -${size.hairline} 0 0 ${color.border}; }
  th[data-pin], th[data-acts], tfoot td[data-pin], tfoot td[data-acts] { z-index: ${layer.sticky + 3}; }

  &[data-over] {
    /* The row's colour shows through the cells of the acts, which have none. */
    tbody tr { background: var(--row); }
    [data-acts] {
      z-index: 0;
      padding: 0;
      overflow: visible;
      box-shadow: none;
      pointer-events: none;
    }
    /* The header of the acts is behind the other headers, which it would cover while they scroll. */
    :is(thead, tfoot) [data-acts]:not(:focus-visible) { z-index: ${layer.sticky}; }
    :is(thead, tfoot) [data-acts]:focus-visible { z-index: ${layer.sticky + 3}; }
    tbody td[data-acts] { background: none; }
    [data-acts] > span {
      position: absolute;
      inset-block: 0;
      right: 0;
      display: flex;
      gap: ${space.xs};
      align-items: center;
      justify-content: flex-end;
      box-sizing: border-box;
      width: var(--over);
      padding: 0 ${space.s};
      background: var(--row);
      opacity: 0;
      > * { flex: none; }
    }
    tbody [data-acts] > span { pointer-events: auto; }
    /* of more than three acts the first two, and Mais */
    [data-acts] > span:not(:has(> :nth-child(4 of ${act}))) > [data-more],
    [data-acts] > span:has(> [data-more]):has(> :nth-child(4 of ${act})) > :nth-child(n + 3 of ${act}) { display: none; }
    [data-acts] > span:not(:has(button, a)) { pointer-events: none; }
    /* A soft edge, so that a text seems to go on below. It is no wider than the room around a number. */
    tbody [data-acts] > span::before {
      position: absolute;
      inset-block: 0;
      right: 100%;
      width: ${space.s};
      background: linear-gradient(to left, var(--row), transparent);
      content: '';
      pointer-events: none;
    }
    tbody tr:is(:hover, :focus-within, [aria-disabled='true']) > [data-acts] > span:has(button, a),
    [data-acts]:has([aria-expanded='true']) > span,
    [data-acts]:focus-visible > span { opacity: 1; }
    [data-acts]:focus-visible { outline: none; }
    [data-acts]:focus-visible > span {
      outline: ${size.focusRing} solid ${color.focus};
      outline-offset: -${size.focusRing};
    }
    /* The acts are hidden for a focused cell below them. */
    tbody tr:not(:hover):has(> [data-under]:focus-visible) > [data-acts] > span:has(button, a) { opacity: 0; }
    @media (forced-colors: active) {
      tbody [data-acts] > span { border-inline-start: ${size.hairline} solid; }
      tbody [data-acts] > span::before { content: none; }
    }
    @media print { [data-acts] { display: none; } }
  }

  :is(th, td):focus { outline: none; }
  :is(th, td):focus-visible {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: -${size.focusRing};
  }
  @media (forced-colors: active) {
    tbody tr > td[data-in], tbody tr:hover > td[data-in] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    td[data-in] > span { color: inherit; }
  }
  @media print {
    th, tfoot td, [data-pin], [data-acts] { position: static; }
  }
  &[data-cards] { ${cards} }
`;

export const Blank = styled.span`
  color: ${color.textFaint};
`;
