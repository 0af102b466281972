import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * Catches a page whose code cannot be fetched (no connection, a new version), with a link that opens the server's drawing.
 */
export class PageBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return <Suspense>{this.props.children}</Suspense>;
    return (
      <Stack gap="m">
        <Text>Não foi possível abrir esta página. Verifique sua conexão e tente de novo.</Text>
        <LinkButton href={window.location.pathname}>Tentar de novo</LinkButton>
      </Stack>
    );
  }
}
