import { EmptyState } from '@vidas/ui/empty-state';
import { Page } from '@vidas/ui/layout/page';

/** In the place of a screen that is not for the person. */
export function SemAcesso({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <EmptyState title="Você não possui acesso a este módulo!" />
    </Page>
  );
}
