import { useQuery } from '@tanstack/react-query';
import { inicioContabilidadeQuery } from '@vidas/api-client/contabilidade/inicio-queries';
import type { ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useHttp } from '../../app/services.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Contabilidade: the last closed competence, and what still waits in Contas Médicas (CTB-11). */
export function InicioContabilidadeScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioContabilidadeQuery(useHttp()));
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
