import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules';
import { LinkButton } from '@vidas/ui/button/link-button';
import { EmptyState } from '@vidas/ui/empty-state';
import { WarningIcon } from '@vidas/ui/icon';
import { RouterLink } from '../shared/RouterLink.tsx';
import { ScreenTitle } from '../shared/ScreenTitle.tsx';

/** What an UnavailableModule takes. */
export interface UnavailableModuleProps {
  readonly moduleKey: ModuleKey;
}

/** A module that is not among the person's, reached by its address (spec 000 §8). */
export function UnavailableModule({ moduleKey }: UnavailableModuleProps) {
  const title = `Módulo ${moduleNames[moduleKey]} indisponível`;
  return (
    <>
      <ScreenTitle parts={[title]} />
      <EmptyState
        title={title}
        icon={<WarningIcon />}
        actions={<LinkButton href="/modulos" tone="primary" linkComponent={RouterLink}>Ir para os módulos</LinkButton>}
      >
        Ocorreu um erro ao tentar acessar o módulo, entre em contato com o suporte
      </EmptyState>
    </>
  );
}
