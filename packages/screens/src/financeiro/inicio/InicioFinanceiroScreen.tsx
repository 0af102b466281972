import { useQuery } from '@tanstack/react-query';
import { inicioFinanceiroQuery } from '@vidas/api-client/financeiro/inicio-queries';
import type { ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useHttp } from '../../app/services.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Financeiro: what came in and went out this month, what is due, what is late, and the last return files (FIN-15). */
export function InicioFinanceiroScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioFinanceiroQuery(useHttp()));
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
