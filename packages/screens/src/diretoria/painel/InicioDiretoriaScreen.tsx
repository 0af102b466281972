import { writeDay } from '@vidas/api-client/words/day.ts';
import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { useSearchParams } from 'react-router-dom';
import { DatedPage } from '../../app/DatedPage.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { SemDados } from '../../app/SemDados.tsx';
import { ModuleShortcuts } from '../../app/ModuleShortcuts.tsx';
import { useAtOnce } from '../../report/useAtOnce.ts';
import { PainelCards } from './PainelCards.tsx';
import { PainelCharts } from './PainelCharts.tsx';
import { PainelFiltros } from './PainelFiltros.tsx';
import { readFiltros, wordsOf } from './painelUrl.ts';
import { usePainel } from './usePainel.ts';

/**
 * The board of the directors: the lives of today and of the last year, with the filters of the address (DIR-13, DIR-15).
 */
export function InicioDiretoriaScreen({ manifest, item }: ScreenProps) {
  const [search, setSearch] = useSearchParams();
  const [filtros, setFiltros] = useAtOnce(readFiltros(search), (next) =>
    setSearch(wordsOf(next), { replace: true }),
  );
  const painel = usePainel(filtros);
  const { data } = painel.dash;
  return (
    <DatedPage
      title={`Seja bem-vindo ao Módulo ${moduleNames[manifest.key]}`}
      subtitle={data ? `As vidas da operadora em ${writeDay(data.hoje)}.` : 'As vidas da operadora hoje.'}
    >
      <Stack gap="l">
        <SemDados />
        <PainelFiltros
          filtros={filtros}
          cidades={data?.cidades ?? []}
          temOutrasLinhas={data?.plan.outras !== undefined}
          onChange={setFiltros}
        />
        <LoadingOverlay isLoading={painel.isChanging} label="Atualizando os números…">
          <Stack gap="l">
            <PainelCards painel={painel} />
            <PainelCharts painel={painel} />
          </Stack>
        </LoadingOverlay>
        <ModuleShortcuts manifest={manifest} item={item} heading="Telas" />
      </Stack>
    </DatedPage>
  );
}
