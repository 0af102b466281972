import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@vidas/api-client/caixa/lancamento-queries';
import type { ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useHttp } from '../../app/services.tsx';
import { caixaSections } from './caixaSections.tsx';

/** The home of Caixa: the sales of the month, and the installments that are to come in (CXA-15). */
export function CaixaInicioScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(useHttp()));
  return (
    <ModuleOverview
      {...route}
      sections={caixaSections(data)}
      isLoading={data === undefined && isFetching}
      failure={data === undefined && !isFetching ? error : null}
      onRetry={() => void refetch()}
    />
  );
}
