import styled, { css } from 'styled-components';
import { narrow, stacked, tabular, visuallyHidden } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export const Root = styled.div<{ readonly $wide: boolean; readonly $dense: boolean }>`
  min-width: 0;
  padding: ${space.s} ${space.l} ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  break-inside: avoid;
  ${({ $wide }) => $wide && css`grid-column: 1 / -1;`}
  ${({ $dense }) => $dense && css`padding: ${space.xs} ${space.m};`}
`;

/** Cards of a home: two beside one another, on a narrow screen one under another. */
export const ShareGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  ${stacked} { grid-template-columns: minmax(0, 1fr); }
`;

/** Dense tables in a column; they share the height of their neighbours. */
export const ShareColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-width: 0;
  & > * { flex: 1 0 auto; }
`;

// Dense tables name themselves in the header of the names; the bars take the remaining width.
const dense = css`
  caption { ${visuallyHidden} padding: 0; }
  && th { white-space: nowrap; }
  && th:first-child { color: ${color.text}; }
  && thead th:first-child { font-size: ${font.size.table}; font-weight: ${font.weight.strong}; }
  th, td { width: 1%; }
  && tr > :not(:first-child) { padding-left: ${space.s}; }
  && tr > * { height: ${size.rowCompact}; }
  [data-bar] { width: auto; }
  ${narrow} { th:first-child { width: auto; } && th { white-space: normal; } }
`;

// On a phone a row with many numbers becomes lines under its name, each number with its word.
const tall = css`
  ${stacked} {
    && thead { ${visuallyHidden} }
    tr { display: block; }
    && tr > * { display: flex; justify-content: space-between; width: auto; height: auto; padding: ${space.xxs} 0; border: 0; }
    && tr > [data-bar] { display: none; }
    && tr > th { padding-top: ${space.s}; font-weight: ${font.weight.strong}; }
    td::before { content: attr(data-header); color: ${color.textMuted}; font-size: ${font.size.label}; }
  }
`;

export const Table = styled.table<{ readonly $dense: boolean; readonly $tall: boolean }>`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.table};
  caption { padding-bottom: ${space.xs}; text-align: left; }
  caption > * { display: inline-block; margin-right: ${space.m}; padding: 0; }
  th, td { padding: 0 0 0 ${space.m}; border-bottom: ${size.hairline} solid ${color.border}; }
  th:first-child, td:first-child { padding-left: 0; }
  thead th {
    height: ${size.rowCompact};
    color: ${color.textMuted};
    font-size: ${font.size.label};
    font-weight: ${font.weight.normal};
    text-align: right;
  }
  th:first-child, thead th[data-text='true'] { text-align: left; }
  tbody td, tbody th, tfoot td, tfoot th { height: ${size.row}; }
  tbody:last-child tr:last-child > * { border-bottom: 0; }
  tfoot th, tfoot td { border-bottom: 0; font-weight: ${font.weight.strong}; }
  && [data-day='true'] { white-space: nowrap; }
  [data-bar] { width: 30%; }
  ${narrow} { [data-bar] { display: none; } }
  ${({ $dense }) => $dense && dense}
  ${({ $tall }) => $tall && tall}
`;

export const Label = styled.th<{ readonly $caution: boolean }>`
  color: ${({ $caution }) => ($caution ? color.caution : color.text)};
  font-weight: ${font.weight.normal};
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  display: block;
  padding-bottom: ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.normal};
`;

export const Value = styled.td<{ readonly $caution: boolean; readonly $negative: boolean }>`
  color: ${({ $caution, $negative }) => ($negative ? color.negative : $caution ? color.caution : 'inherit')};
  text-align: right;
  white-space: nowrap;
  &[data-text='true'] { text-align: left; white-space: normal; overflow-wrap: anywhere; }
`;

/** Link to the rows; covers its whole cell. */
export const Door = styled.a`
  display: block;
  padding: ${space.xs} 0;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color.borderStrong};
  text-underline-offset: ${space.xs};
  &:hover { text-decoration-color: currentColor; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; }
`;

export const Bar = styled.span<{ readonly $caution: boolean }>`
  display: block;
  height: ${space.s};
  border-radius: ${space.xxs};
  background: ${({ $caution }) => ($caution ? color.chart2 : color.accent)};
  @media (forced-colors: active) { background: CanvasText; }
`;

export const Empty = styled.td`
  color: ${color.textMuted};
`;
