import { Columns3, Eye, Keyboard, Rows3, Undo2 } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { font, size, space } from '../../theme/scale.ts';
import { PlainButton } from '../parts.ts';
import type { ReportView } from '../view.types.ts';
import { RowsChoice } from './RowsChoice.tsx';
import { type Stale, StaleRows } from './StaleRows.tsx';
import { ToolPop } from './ToolPop.tsx';
import { lazyPart } from '../../lazy-part/lazyPart.tsx';

// Loaded with the filter popover, so it is there when the first filter is.
const FilterChips = lazyPart(() => import('./FilterChips.tsx').then((module) => module.FilterChips));
const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx').then((module) => module.ColumnsPanel));
const ViewsPanel = lazyPart(() => import('./ViewsPanel.tsx').then((module) => module.ViewsPanel));

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  min-height: ${size.controlSmall};
  font-size: ${font.size.table};
`;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs};
  margin-left: auto;
  @media print { display: none; }
`;

interface ToolsLineProps<Row> {
  readonly view: ReportView<Row>;
  /** The rows are older than the last question. */
  readonly stale: Stale | undefined;
  /** The chosen rows, instead of chips. */
  readonly bulk: ReactNode;
  /** The summary of the selected cells. */
  readonly sums: ReactNode;
  /** The exports: files and print. */
  readonly exports: ReactNode;
  /** The screen's own buttons. */
  readonly tools: ReactNode;
  /** The indicators of the rows. */
  readonly figures: ReactNode;
  /** No shortcuts of the keyboard are shown there. */
  readonly isPhone: boolean;
  /** Its rows can be cards, or lines of a table. */
  readonly canChooseRows: boolean;
  readonly onHelp: () => void;
}

/** The indicators, filters in force as chips, and at the right the display tools. */
export function ToolsLine<Row>({
  view,
  stale,
  bulk,
  sums,
  exports,
  tools,
  figures,
  isPhone,
  canChooseRows,
  onHelp,
}: ToolsLineProps<Row>) {
  // Drawn again only when the view changed, and then completely; memoising parts would cost more.
  'use no memo';
  const isCompact = view.density === 'compact';
  return (
    <Root>
      {figures}
      {/* Not loaded on demand: it is mostly shown when the server does not answer. */}
      {stale && <StaleRows {...stale} />}
      <Suspense>{bulk ?? (view.isFiltered && <FilterChips view={view} />)}</Suspense>
      <Suspense>{sums}</Suspense>
      <Right>
        {view.canUndo && (
          <PlainButton
            type="button"
            onClick={view.undo}
            $tone="quiet"
            $size="small"
            title="Desfazer (Ctrl+Z)"
          >
            <Undo2 size={16} aria-hidden="true" />
            Desfazer
          </PlainButton>
        )}
        {tools}
        {canChooseRows && <RowsChoice view={view} />}
        <PlainButton
          type="button"
          aria-pressed={isCompact}
          onClick={() => view.setDensity(isCompact ? 'normal' : 'compact')}
          $tone="quiet"
          $size="small"
        >
          <Rows3 size={16} aria-hidden="true" />
          Compacto
        </PlainButton>
        {view.views && (
          <ToolPop label="Visões salvas" icon={<Eye size={16} aria-hidden="true" />} words="Visões">
            {(close) => <ViewsPanel views={view.views} onClose={close} />}
          </ToolPop>
        )}
        <ToolPop label="Colunas" icon={<Columns3 size={16} aria-hidden="true" />} words="Colunas">
          {() => <ColumnsPanel view={view} />}
        </ToolPop>
        {!isPhone && (
          <PlainButton
            type="button"
            aria-label="Atalhos do teclado"
            title="Atalhos do teclado (?)"
            onClick={onHelp}
            $tone="quiet"
            $size="small"
          >
            <Keyboard size={16} aria-hidden="true" />
          </PlainButton>
        )}
        <Suspense>{exports}</Suspense>
      </Right>
    </Root>
  );
}
