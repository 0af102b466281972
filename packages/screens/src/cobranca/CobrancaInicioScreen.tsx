import { useQuery } from '@tanstack/react-query';
import { inicioCobrancaQuery } from '@vidas/api-client/cobranca/inicio-queries';
import { ModuleOverview } from '../app/ModuleOverview.tsx';
import type { ScreenProps } from '../app/manifest.ts';
import { useHttp } from '../app/services.tsx';
import { AtrasoOverview } from './AtrasoOverview.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Cobrança: what is pending, the figures of the month, what is late by age, and the screens. */
export function CobrancaInicioScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioCobrancaQuery(useHttp()));
  const failure = data === undefined && !isFetching ? error : null;
  const readAgain = () => void refetch();
  return (
    <ModuleOverview
      {...route}
      sections={inicioSections(data)}
      isLoading={data === undefined && isFetching}
      failure={failure}
      onRetry={readAgain}
    >
      {failure === null && <AtrasoOverview inicio={data} isFetching={isFetching} onRetry={readAgain} />}
    </ModuleOverview>
  );
}
