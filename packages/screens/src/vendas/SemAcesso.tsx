import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import type { ReactNode } from 'react';

interface SemAcessoProps {
  readonly title: string;
  /** The server's reason, when it knows more than the occupation (VEN-5). */
  readonly motivo?: string;
  /** Text about the people with access. */
  readonly children?: ReactNode;
}

/** Replaces a screen without access for the person. */
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
