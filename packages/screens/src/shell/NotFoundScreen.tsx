import { LinkButton } from '@vidas/ui/button/link-button';
import { EmptyState } from '@vidas/ui/empty-state';
import { CentredPage } from '@vidas/ui/layout/centred-page';
import { RouterLink } from '../shared/RouterLink.tsx';
import { ScreenTitle } from '../shared/ScreenTitle.tsx';

/** Any unknown address; the English words are the specification's own (decisions Q18). */
export function NotFoundScreen() {
  return (
    <CentredPage>
      <ScreenTitle parts={['Page not found']} />
      <EmptyState
        title="Page not found"
        actions={<LinkButton href="/modulos" tone="primary" linkComponent={RouterLink}>Ir para os módulos</LinkButton>}
      >
        Esta página não existe ou mudou de endereço.
      </EmptyState>
    </CentredPage>
  );
}
