import { ApiError } from '@vidas/api-client/http/api-error';
import { Button } from '@vidas/ui/button';
import { LinkButton } from '@vidas/ui/button/link-button';
import { EmptyState } from '@vidas/ui/empty-state';
import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import { Page } from '@vidas/ui/layout/page';
import { useReportView } from '@vidas/ui/report-table/view';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { CampanhaCard } from './CampanhaCard.tsx';
import { mensagemColumns } from './mensagemColumns.tsx';
import { mensagensCards } from './mensagensCards.ts';
import { useCampanhaEscolhida } from './useCampanhaEscolhida.ts';
import { useDetalheCampanha } from './useDetalheCampanha.ts';

/** One campaign and the state of each of its messages (MSG-7). */
export function DetalheCampanhaScreen({ manifest }: ScreenProps) {
  const { id, search } = useCampanhaEscolhida();
  const { campanha, report } = useDetalheCampanha(id);
  const table = useReportView(mensagemColumns, report.rows, useTableMemory('detalhe-campanha'));
  const back = (
    <LinkButton href={`${pathOf(manifest, { route: 'mensageria' })}${search}`} linkComponent={RouterLink}>
      Voltar às campanhas
    </LinkButton>
  );
  const isMissing = report.failure instanceof ApiError && report.failure.kind === 'notFound';
  if (id === null || isMissing)
    return (
      <Page title="Detalhe da Campanha">
        <EmptyState
          title={id === null ? 'Nenhuma campanha foi escolhida.' : 'Esta campanha não existe.'}
          actions={back}
        >
          Escolha uma campanha na lista e use Detalhes.
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title="Detalhe da Campanha"
      subtitle={campanha ? `${campanha.nome_campanha} · código ${String(id)}` : `Código ${String(id)}`}
      actions={
        <>
          {back}
          <Button isPending={report.isRefreshing} isDisabled={report.isWaiting} onPress={report.read}>
            Atualizar
          </Button>
        </>
      }
      isFilling
    >
      {report.failure === null || campanha ? <CampanhaCard campanha={campanha} /> : null}
      <KpiStrip cards={mensagensCards(report.rows)} isLoading={report.isWaiting} />
      <ReportBody
        report={report}
        view={table}
        table={{
          label: 'Mensagens da campanha',
          rowKey: ({ id_msg_envio }) => String(id_msg_envio),
          emptyText: 'Esta campanha não tem mensagens.',
          exports: { fileName: `detalhe-campanha-${String(id)}.csv`, title: 'Mensagens da campanha' },
        }}
      />
    </Page>
  );
}
