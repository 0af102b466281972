import { useQuery } from '@tanstack/react-query';
import { inicioPrevencaoQuery } from '@vidas/api-client/prevencao/queries';
import { ModuleOverview, OverviewSections } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useHttp } from '../../app/services.tsx';
import { prevencaoSections } from './prevencaoSections.tsx';

/** The home of Prevenção: who is to be called today, and how far each programme has come this month (PRV-15). */
export function InicioPrevencaoScreen(route: ScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(inicioPrevencaoQuery(useHttp()));
  const sections = prevencaoSections(data);
  const isLoading = data === undefined && isFetching;
  const failure = data === undefined && !isFetching ? error : null;
  return (
    <ModuleOverview
      {...route}
      sections={sections.slice(0, 2)}
      isLoading={isLoading}
      failure={failure}
      onRetry={() => void refetch()}
    >
      {failure === null && <OverviewSections sections={sections.slice(2)} isLoading={isLoading} />}
    </ModuleOverview>
  );
}
