import styled from 'styled-components';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { ChartProps } from './chart.types.ts';

export interface ChartStateProps extends Pick<ChartProps, 'isLoading' | 'emptyText' | 'failure'> {
  /** Of the drawing that is not there, in px. */
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
export function ChartState({ height, isLoading = false, emptyText, failure }: ChartStateProps) {
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
