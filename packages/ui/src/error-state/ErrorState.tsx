import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Centre, CentreActions, CentreTitle, Sign } from '../empty-state/EmptyState.tsx';
import { ErrorCircleIcon } from '../icon/icons.tsx';
import { color } from '../theme/tokens.ts';

export interface ErrorStateProps {
  /** The failed work. Default: Não foi possível carregar os dados. */
  readonly title?: string | undefined;
  /** The message of the server, or the next step. */
  readonly children?: ReactNode;
  /** Called by Tentar de novo. Without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** True while the retry runs. */
  readonly isRetrying?: boolean | undefined;
}

/** A failure with Tentar de novo, shown instead of the content. */
export function ErrorState({
  title = 'Não foi possível carregar os dados',
  children,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <Centre role="alert">
      <Sign $ink={color.negative}>
        <ErrorCircleIcon />
      </Sign>
      <CentreTitle>{title}</CentreTitle>
      {children && <div>{children}</div>}
      {onRetry && (
        <CentreActions>
          <Button isPending={isRetrying} onPress={() => onRetry()}>
            Tentar de novo
          </Button>
        </CentreActions>
      )}
    </Centre>
  );
}
