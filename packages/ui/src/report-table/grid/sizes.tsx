import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { lazySize } from '../../theme/lazyScale.ts';
import { font, size } from '../../theme/scale.ts';
import type { Column } from '../columns.ts';
import type { ReportView } from '../view.types.ts';
import { columnWidth, totalNeeds } from '../widths.ts';

const px = (text: string): number => Number.parseFloat(text);

/** Height of a row in px; a card has one height, so that those out of sight need not be drawn. */
export const rowHeightOf = <Row,>(
  { density }: ReportView<Row>,
  { areCards }: Pick<Edges, 'areCards'>,
): number => {
  const isCompact = density === 'compact';
  if (areCards) return px(isCompact ? lazySize.cardCompact : lazySize.card);
  return px(isCompact ? size.rowCompact : size.row);
};

/** The rows that stick above and below the others, and the look of those between. */
export interface Edges {
  /** Each row is a card of two lines. */
  readonly areCards: boolean;
  /** The headers take two lines. */
  readonly isHeadTall: boolean;
  readonly hasTotals: boolean;
}

export const headHeight = ({ isHeadTall }: Pick<Edges, 'isHeadTall'>): number =>
  px(isHeadTall ? lazySize.tableHeadTall : size.tableHead);

/** Height of the sticky header and totals, in px. */
export const edgeHeight = (edges: Edges): number => headHeight(edges) + (edges.hasTotals ? px(size.row) : 0);

/**
 * Width of the column of acts over the rows. It takes the room that the other columns leave. Where these scroll, it
 * is wide enough to scroll the last one clear of the acts. Where they just fit it is 0.
 */
export const overWidth = (columns: string, acts: number): string => {
  const rest = `(100cqw - (${columns}))`;
  return `clamp(0em, ${rest}, ${acts}px) + clamp(0em, ${rest} * -999, ${acts}px)`;
};

/** Width in px before the acts are measured. */
export const usualActsWidth = 120;
/** Least width in px, for the header of the column. */
const least = 72;

interface ActsSize {
  /** In px; 0 without acts, null until some are drawn. */
  readonly width: number | null;
  /** True when some row has more acts than fit side by side over it. */
  readonly areMany: boolean;
}

/** Two acts with the menu Mais take no less room than three acts. */
const mostSideBySide = 3;

/**
 * The width that the acts of a row need, measured on the drawn rows. It never shrinks, so that nothing jumps. `shown` identifies the drawn
 * rows: when it changes they are measured again.
 */
export function useActsSize(
  scroller: HTMLElement | null,
  { hasActs, areCards }: { readonly hasActs: boolean; readonly areCards: boolean },
  shown: string,
): ActsSize {
  const atLeast = areCards ? 0 : least;
  const [width, setWidth] = useState<number | null>(null);
  const [areMany, setMany] = useState(false);
  useLayoutEffect(() => {
    if (!hasActs || !scroller) return;
    const boxes = [...scroller.querySelectorAll<HTMLElement>('tbody td[data-acts] > span')];
    // Measured again when the others are in a menu.
    if (!areMany && boxes.some((box) => box.querySelectorAll('button, a[href]').length > mostSideBySide))
      // oxlint-disable-next-line react/set-state-in-effect -- counted before the first paint
      return setMany(true);
    const needed = boxes.map((box) => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const range = document.createRange();
      range.selectNodeContents(box);
      return (
        range.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      );
    });
    // oxlint-disable-next-line react/set-state-in-effect -- measured before the first paint
    if (needed.length > 0)
      setWidth((old) => Math.max(old ?? atLeast, atLeast, Math.ceil(Math.max(...needed)) + 1));
  }, [scroller, hasActs, areMany, atLeast, shown]);
  return { width: hasActs ? width : 0, areMany };
}

/**
 * Widths in em of a list whose pages come from a server. A column keeps the width of its first page and total, so
 * that nothing jumps. Only uncut values widen it for a later page.
 */
export const pagedWidths = () => {
  const widths = new Map<unknown, number>();
  return <Row,>(column: Column<Row>, page: readonly Row[], total: string | undefined): number => {
    const known = widths.get(column);
    if (page.length === 0) return known ?? columnWidth(page, column);
    if (known !== undefined && !column.isWhole) return known;
    const needed = Math.max(columnWidth(page, column), total === undefined ? 0 : totalNeeds(total, column));
    const width = Math.max(known ?? 0, needed);
    widths.set(column, width);
    return width;
  };
};

const sample = 'R$ 1.234,56 Maria';

const Probe = styled.span`
  position: absolute;
  visibility: hidden;
  font-size: ${font.size.table};
  white-space: nowrap;
  pointer-events: none;
`;

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of the sample as its type has it, in px. */
function typeWidth(probe: HTMLElement): number {
  const { fontFamily, fontWeight } = getComputedStyle(probe);
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `${fontWeight} ${font.size.table} ${fontFamily}`;
  return pen.measureText(sample).width;
}

/**
 * Factor by which the letters of the table are wider than those of its type, because a person spaces letters (WCAG
 * 1.4.12) or enlarges text. It measures `probe`, which is drawn in the table.
 */
export function useLetterSpacing() {
  const [probe, setProbe] = useState<HTMLElement | null>(null);
  const [spacing, setSpacing] = useState(1);
  useLayoutEffect(() => {
    if (!probe) return;
    const measure = () => {
      const own = typeWidth(probe);
      const ratio = own === 0 ? 1 : probe.getBoundingClientRect().width / own;
      // A small ratio is rounding, not spacing.
      setSpacing(ratio > 1.03 ? ratio : 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [probe]);
  return {
    spacing,
    probe: (
      <Probe ref={setProbe} aria-hidden="true">
        {sample}
      </Probe>
    ),
  } as const;
}
