import { useQuery } from '@tanstack/react-query';
import { inicioVendasQuery } from '@vidas/api-client/vendas/inicio-queries';
import { itemAt, pathOf, type ScreenProps } from '../../app/manifest.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import { useHttp } from '../../app/services.tsx';
import { inicioVendasSections } from './inicioVendasSections.tsx';

/** The home of Vendas: the month against the goal, the commission, and what pays nothing (VEN-41). */
export function InicioVendasScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioVendasQuery(useHttp()));
  const fechamento = itemAt(route.manifest, 'fechamento-comissao');
  return (
    <ModuleOverview
      {...route}
      sections={inicioVendasSections(data, fechamento && pathOf(route.manifest, fechamento))}
      isLoading={data === undefined && isFetching}
      failure={data === undefined && !isFetching ? error : null}
      onRetry={() => void refetch()}
    />
  );
}
