import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { ChartFailure } from '../chart/chart.types.ts';
import { ErrorCircleIcon } from '../icon/icons.tsx';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface KpiFailureProps {
  /** Label of the indicator, so that each button has a name of its own. */
  readonly label: string;
  readonly failure: ChartFailure;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  color: ${color.negative};
  font-size: ${font.size.label};
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; flex: none; }
  /* The button is above the link that covers the whole card. */
  button { z-index: 1; }
`;

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;

/** An indicator that could not be read, with the way to try again. */
export function KpiFailure({ label, failure: { message, onRetry, isRetrying = false } }: KpiFailureProps) {
  return (
    <Root role="alert">
      <Words>
        <ErrorCircleIcon />
        {message ?? 'Não foi possível carregar'}
      </Words>
      {onRetry && (
        <Button
          size="small"
          tone="quiet"
          isPending={isRetrying}
          aria-label={`Tentar de novo: ${label}`}
          onPress={() => onRetry()}
        >
          Tentar de novo
        </Button>
      )}
    </Root>
  );
}
