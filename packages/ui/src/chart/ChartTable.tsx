import styled, { css } from 'styled-components';
import { tabular, visuallyHidden } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ChartLinks } from './chart.types.ts';
import type { TableTwin } from './tableTwin.ts';

export interface ChartTableProps {
  /** The title of the chart, which is the caption of the table. */
  readonly title: string;
  readonly twin: TableTwin;
  /** Visible to screen readers only, beside the drawing. */
  readonly isHidden: boolean;
  /** Height of the drawing in px, so that nothing jumps when the table replaces it; taller tables scroll. */
  readonly height?: number | undefined;
  /** Addresses of the numbers, only while the table is visible: Tab must not reach hidden links. */
  readonly links?: ChartLinks | undefined;
  /** Number of columns of numbers that are links. */
  readonly linked?: number;
}

const Box = styled.div<{ readonly $hidden: boolean }>`
  ${({ $hidden }) =>
    $hidden
      ? visuallyHidden
      : css`
          overflow: auto;
          border: ${size.hairline} solid ${color.border};
          &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: 0; }
        `}
`;

const Table = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.table};
  caption { ${visuallyHidden} }
  th, td { padding: ${space.xs} ${space.m}; border-bottom: ${size.hairline} solid ${color.border}; text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  thead th { position: sticky; top: 0; background: ${color.surfaceSunken}; font-weight: ${font.weight.medium}; }
  td a { color: ${color.accent}; }
  tbody th { font-weight: ${font.weight.normal}; }
  tbody tr:last-child > * { border-bottom: 0; }
  tfoot > tr > * { position: sticky; bottom: 0; border: 0; background: ${color.surfaceSunken}; font-weight: ${font.weight.strong}; text-align: right; }
`;

/** The numbers of a chart as a real table: for screen readers beside the drawing, for everybody instead of it. */
export function ChartTable({ title, twin, isHidden, height, links, linked = 0 }: ChartTableProps) {
  const written = (text: string | undefined, at: number, hrefOf: () => string | undefined) => {
    const href = isHidden || at >= linked ? undefined : hrefOf();
    if (links === undefined || href === undefined) return text;
    const { linkComponent: Link } = links;
    return <Link href={href}>{text}</Link>;
  };
  const [corner, ...heads] = twin.head;
  const scroll = isHidden
    ? {}
    : { role: 'region', tabIndex: 0, 'aria-label': `Tabela: ${title}`, style: { height } };
  return (
    <Box $hidden={isHidden} {...scroll}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {twin.rows.map(({ id, label, cells }, row) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {heads.map((head, at) => (
                <td key={head}>{written(cells[at], at, () => links?.hrefOf(row, at))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {twin.foot && (
          <tfoot>
            <tr>
              <th scope="row">{twin.foot[0]}</th>
              {heads.map((head, at) => (
                <td key={head}>{written(twin.foot?.[at + 1], at, () => links?.hrefOfTotal?.(at))}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </Box>
  );
}
