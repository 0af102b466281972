import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import type { ReactNode } from 'react';

interface SemAcessoProps {
  readonly title: string;
  /** Why, where the server knows better than the occupation (VEN-5). */
  readonly motivo?: string;
  /** Whose the screen is. */
  readonly children?: ReactNode;
}

/** In the place of a screen that is not for the person. */
export function SemAcesso({
  title,
  motivo = 'Você não possui acesso a este módulo!',
  children,
}: SemAcessoProps) {
  return (
    <Page title={title}>
      <EmptyState title={motivo}>{children}</EmptyState>
    </Page>
  );
}
