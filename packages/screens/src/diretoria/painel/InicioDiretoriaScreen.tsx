import { writeDay } from '@vidas/api-client/words/day.ts';
import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { LoadingOverlay } from '@vidas/ui/loading-overlay/LoadingOverlay.tsx';
import { useSearchParams } from 'react-router-dom';
import { DatedPage } from '../../app/DatedPage.tsx';
import type { ScreenProps } from '../../app/manifest.ts';
import { SemDados } from '../../app/SemDados.tsx';
import { useAtOnce } from '../../report/useAtOnce.ts';
import { PainelCards } from './PainelCards.tsx';
import { PainelCharts } from './PainelCharts.tsx';
import { PainelFiltros } from './PainelFiltros.tsx';
import { PainelTabelas } from './PainelTabelas.tsx';
import { readFiltros, wordsOf } from './painelUrl.ts';
import { usePainel } from './usePainel.ts';

const factOf = (ativas: number, isFiltered: boolean): string => {
  const count = ativas === 0 ? 'Nenhuma' : ativas.toLocaleString('pt-BR');
  return `${count} ${ativas > 1 ? 'vidas ativas' : 'vida ativa'}${isFiltered ? ' com estes filtros' : ''}`;
};

/**
 * The board of the directors: the lives of today and of the last year, with the filters of the address (DIR-13, DIR-15).
 */
export function InicioDiretoriaScreen({ manifest }: ScreenProps) {
  const [search, setSearch] = useSearchParams();
  const [filtros, setFiltros] = useAtOnce(readFiltros(search), (next) =>
    setSearch(wordsOf(next), { replace: true }),
  );
  const painel = usePainel(filtros);
  const { data } = painel.dash;
  const welcome = `Seja bem-vindo ao módulo ${moduleNames[manifest.key]}`;
  return (
    <DatedPage
      title={data ? factOf(data.qtdAtivos, Object.keys(painel.dash.filtros).length > 0) : welcome}
      subtitle={`${data ? `${welcome}. ` : ''}As vidas da operadora ${data ? `em ${writeDay(data.hoje)}` : 'hoje'}.`}
      actions={
        <Button
          tone="secondary"
          isDisabled={Object.keys(filtros).length === 0}
          onPress={() => setFiltros({})}
        >
          Limpar filtros
        </Button>
      }
      search={
        <PainelFiltros
          filtros={filtros}
          cidades={data?.cidades ?? []}
          temOutrasLinhas={data?.plan.outras !== undefined}
          onChange={setFiltros}
        />
      }
    >
      <SemDados />
      <LoadingOverlay isLoading={painel.isChanging} label="Atualizando os números…">
        <Stack gap="s">
          <PainelCards painel={painel} />
          <PainelCharts painel={painel} />
          <PainelTabelas painel={painel} />
        </Stack>
      </LoadingOverlay>
    </DatedPage>
  );
}
