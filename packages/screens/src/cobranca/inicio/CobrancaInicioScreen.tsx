import { inicioCobrancaQuery } from '@vidas/api-client/cobranca/inicio/inicio.queries.ts';
import { ModuleOverview } from '../../app/ModuleOverview.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { useOverview } from '../../app/useOverview.ts';
import { AtrasoOverview } from '../inadimplencia/AtrasoOverview.tsx';
import { inicioSections } from './inicioSections.tsx';

/** The home of Cobrança: the waiting work, the figures of the month, late titles by age, and the screens. */
export function CobrancaInicioScreen(route: ScreenProps) {
  const { data, isFetching, page } = useOverview(inicioCobrancaQuery);
  return (
    <ModuleOverview {...route} {...page} sections={inicioSections(data)}>
      {page.failure === null && (
        <AtrasoOverview inicio={data} isFetching={isFetching} onRetry={page.onRetry} />
      )}
    </ModuleOverview>
  );
}
