import { inicioContasQuery } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { ModuleOverview, OverviewSections } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useOverview } from '../../app/useOverview.ts';
import { esperaSections, pagamentoSections } from './inicioContasSections.tsx';
import { moduloDaTela } from './moduloDaTela.ts';

/** The home of Contas Médicas, and of Centro Médico for its own provider: waiting, denied and unpaid work. */
export function InicioContasScreen(route: ScreenProps) {
  const modulo = moduloDaTela(route.manifest);
  const { data, page } = useOverview((http) => inicioContasQuery(http, modulo));
  return (
    <ModuleOverview {...route} {...page} sections={esperaSections(modulo, data)}>
      {page.failure === null && (
        <OverviewSections sections={pagamentoSections(modulo, data)} isLoading={page.isLoading} />
      )}
    </ModuleOverview>
  );
}
