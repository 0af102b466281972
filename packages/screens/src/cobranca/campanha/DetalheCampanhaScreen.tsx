import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { CampanhaCard } from './CampanhaCard.tsx';
import { mensagemColumns } from './mensagemColumns.tsx';
import { mensagensCards } from './mensagensCards.ts';
import { useCampanhaEscolhida } from './useCampanhaEscolhida.ts';
import { useDetalheCampanha } from './useDetalheCampanha.ts';

/** One campaign and the state of each of its messages (MSG-7). */
export function DetalheCampanhaScreen({ manifest }: ScreenProps) {
  const { id, search } = useCampanhaEscolhida();
  const { campanha, report } = useDetalheCampanha(id);
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
  const question = campanha ? `${campanha.nome_campanha} · código ${String(id)}` : `Código ${String(id)}`;
  return (
    <Page
      title="Detalhe da Campanha"
      subtitle={question}
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
      <ListBody
        report={report}
        memory="detalhe-campanha"
        columns={mensagemColumns}
        names={{ file: fileOf('detalhe-campanha', String(id)), question }}
        table={{
          label: 'Mensagens da campanha',
          rowKey: ({ id_msg_envio }) => String(id_msg_envio),
          emptyText: 'Esta campanha não tem mensagens.',
        }}
      />
    </Page>
  );
}
