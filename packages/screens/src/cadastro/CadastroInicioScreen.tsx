import { useQuery } from '@tanstack/react-query';
import { inicioCadastroQuery } from '@vidas/api-client/cadastro/inicio-queries';
import { ModuleOverview } from '../app/ModuleOverview.tsx';
import type { ScreenProps } from '../app/manifest.ts';
import { useHttp } from '../app/services.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Cadastro: what is pending, the last files of the SIB, and the screens. */
export function CadastroInicioScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioCadastroQuery(useHttp()));
  return (
    <ModuleOverview
      {...route}
      sections={inicioSections(data)}
      isLoading={data === undefined && isFetching}
      failure={data === undefined && !isFetching ? error : null}
      onRetry={() => void refetch()}
    />
  );
}
