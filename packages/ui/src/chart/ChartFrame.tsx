import { useId, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ChartProps } from './chart.types.ts';
import { ChartTable } from './ChartTable.tsx';
import type { TableTwin } from './tableTwin.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { drawingHeight } from './scales.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface ChartStateProps extends Pick<ChartProps, 'isLoading' | 'emptyText' | 'failure'> {
  /** Height of the missing drawing, in px. */
  readonly height: number;
}

const Place = styled.div`
  display: grid;
  align-content: center;
  & > * { padding-block: 0; }
`;

const Grey = styled.div`
  display: grid;
  height: 100%;
  & > [aria-hidden] { height: 100%; }
`;

/** Replaces a drawing: loading, failed with a retry, or nothing to show. */
function ChartState({ height, isLoading = false, emptyText, failure }: ChartStateProps) {
  const style = { minHeight: height };
  if (isLoading)
    return (
      <Grey style={{ height }}>
        <Skeleton size="block" />
        <VisuallyHidden>Carregando…</VisuallyHidden>
      </Grey>
    );
  return (
    <Place style={style}>
      {failure ? (
        <ErrorState onRetry={failure.onRetry} isRetrying={failure.isRetrying}>
          {failure.message}
        </ErrorState>
      ) : (
        <EmptyState title={emptyText ?? 'Nada para mostrar neste período'} />
      )}
    </Place>
  );
}

/** The chart's own props and its drawing. */
export interface ChartFrameProps {
  readonly chart: ChartProps;
  readonly twin: TableTwin;
  /** Number of columns whose numbers have rows behind them, where the chart has links. Default 1. */
  readonly linked?: number | undefined;
  /** True when the chart has no number at all. */
  readonly isEmpty: boolean;
  /** The main number, above the drawing. */
  readonly figure?: ReactNode;
  /** Height of the content that replaces the drawing, in px. Default: the height of the drawing. */
  readonly height?: number | undefined;
  /** The drawing of the chart. */
  readonly children: ReactNode;
}

const low = css`
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  & > figcaption { align-items: center; gap: 0 ${space.m}; }
  & > figcaption > :first-child { display: flex; flex: 1 1 auto; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.s}; min-width: auto; }
`;

const Root = styled.figure<{ readonly $low: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
  min-width: min(${size.chartLeast}, 100%);
  padding: ${space.l};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  position: relative;
  break-inside: avoid;
  & > * { min-width: 0; }
  ${({ $low }) => $low && low}
  /* Browsers keep a drawing's own colours in this mode, so the person's chosen colours are set here. */
  @media (forced-colors: active) {
    --chart1: CanvasText;
    --chart2: LinkText;
    --chart3: Highlight;
    --chart4: CanvasText;
    --chart5: LinkText;
    --chart6: Highlight;
    --text: CanvasText;
    --text-muted: CanvasText;
    --negative: CanvasText;
    --border: GrayText;
    --border-strong: CanvasText;
    --surface: Canvas;
    svg { forced-color-adjust: none; }
  }
`;

const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.xs} ${space.s};
`;

const Body = styled.div`
  display: grid;
  gap: ${space.m};
  & > * { min-width: 0; }
`;

const Titles = styled.div`
  flex: 1 1 0;
  min-width: min(8em, 100%);
`;

/** Title, number, switch to the table and all states of a chart; the drawing is passed in. */
export function ChartFrame({
  chart,
  twin,
  linked = 1,
  isEmpty,
  figure,
  height = drawingHeight(chart.isLow),
  children,
}: ChartFrameProps) {
  const { title, subtitle, headingLevel = 3, isLow = false, isLoading = false, emptyText, failure } = chart;
  const titleId = useId();
  const drawing = useRef<HTMLDivElement>(null);
  // Height of the drawing that the table replaces, in px, so that nothing around it jumps.
  const [tableHeight, setTableHeight] = useState<number>();
  const isTable = tableHeight !== undefined;
  const isReady = !isLoading && !failure && !isEmpty;
  const words = isTable ? 'Ver como gráfico' : 'Ver como tabela';
  return (
    <Root $low={isLow} aria-labelledby={titleId} aria-busy={isLoading}>
      <Head>
        <Titles>
          <Heading id={titleId} level={headingLevel} size="label">
            {title}
          </Heading>
          {subtitle && (
            <Text size="label" tone="muted">
              {subtitle}
            </Text>
          )}
        </Titles>
        {isLow && isReady && figure}
        <Button
          size="small"
          tone="quiet"
          aria-label={`${words}: ${title}`}
          isDisabled={!isReady}
          onPress={() => setTableHeight(isTable ? undefined : (drawing.current?.offsetHeight ?? height))}
        >
          {words}
        </Button>
      </Head>
      {isReady ? (
        <>
          {!isLow && figure}
          {!isTable && <Body ref={drawing}>{children}</Body>}
          <ChartTable
            title={title}
            twin={twin}
            isHidden={!isTable}
            height={tableHeight}
            links={chart.links}
            linked={linked}
          />
        </>
      ) : (
        <>
          {!isLow && isLoading && figure && <Skeleton size="figure" width="40%" />}
          <ChartState height={height} isLoading={isLoading} emptyText={emptyText} failure={failure} />
        </>
      )}
    </Root>
  );
}
