import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Tries again only with a network; otherwise the browser would replace the app by its own page. */
const loadAnew = () => {
  if (navigator.onLine) window.location.reload();
  else toasts.error('Sem conexão', 'Tente de novo quando ela voltar.');
};

/** Catches a screen that breaks or whose code cannot be fetched (a new version was installed), so that header and menu stay. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) {
      return (
        <ErrorState title="Não foi possível abrir esta tela" onRetry={loadAnew}>
          Pode haver uma versão nova do sistema ou uma falha de conexão.
        </ErrorState>
      );
    }
    return (
      <Suspense fallback={<LoadingOverlay isLoading>{null}</LoadingOverlay>}>{this.props.children}</Suspense>
    );
  }
}
