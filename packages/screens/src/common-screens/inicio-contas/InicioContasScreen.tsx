import { useQuery } from '@tanstack/react-query';
import { inicioContasQuery } from '@vidas/api-client/contas-medicas/inicio-queries';
import { ModuleOverview, OverviewSections } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useHttp } from '../../app/services.tsx';
import { esperaSections, pagamentoSections } from './inicioContasSections.tsx';
import { moduloDaTela } from './moduloDaTela.ts';

/** The home of Contas Médicas, and of Centro Médico with its own provider alone: what waits, what was denied, what is not paid. */
export function InicioContasScreen(route: ScreenProps) {
  const modulo = moduloDaTela(route.manifest);
  const { data, error, isFetching, refetch } = useQuery(inicioContasQuery(useHttp(), modulo));
  const isLoading = data === undefined && isFetching;
  const failure = data === undefined && !isFetching ? error : null;
  return (
    <ModuleOverview
      {...route}
      sections={esperaSections(modulo, data)}
      isLoading={isLoading}
      failure={failure}
      onRetry={() => void refetch()}
    >
      {failure === null && (
        <OverviewSections sections={pagamentoSections(modulo, data)} isLoading={isLoading} />
      )}
    </ModuleOverview>
  );
}
