import { inicioPrevencaoQuery } from '@vidas/api-client/prevencao/inicio/inicio.queries.ts';
import { ModuleOverview, OverviewSections } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useOverview } from '../../app/useOverview.ts';
import { prevencaoSections } from './prevencaoSections.tsx';

/** The home of Prevenção: people to call today, and each programme's progress this month (PRV-15). */
export function InicioPrevencaoScreen(route: ScreenProps) {
  const { data, page } = useOverview(inicioPrevencaoQuery);
  const sections = prevencaoSections(data);
  return (
    <ModuleOverview {...route} {...page} sections={sections.slice(0, 2)}>
      {page.failure === null && <OverviewSections sections={sections.slice(2)} isLoading={page.isLoading} />}
    </ModuleOverview>
  );
}
