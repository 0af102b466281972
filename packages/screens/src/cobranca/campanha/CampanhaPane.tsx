import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import {
  aguardandoAutorizacao,
  type Campanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PaneThing } from '@vidas/ui/two-panes/PaneThing.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ListBody } from '../../report/ListBody.tsx';
import { CampanhaFatos } from './CampanhaFatos.tsx';
import { writeMensagens } from './campanhaTexts.ts';
import { mensagemColumns } from './mensagemColumns.tsx';
import { mensagensCards } from './mensagensCards.ts';
import { useDetalheCampanha } from './useDetalheCampanha.ts';

interface CampanhaPaneProps {
  readonly id: number;
  readonly onSend: (campanha: Campanha) => void;
}

/** The chosen campaign and the state of each of its messages (MSG-7). */
export function CampanhaPane({ id, onSend }: CampanhaPaneProps) {
  const { campanha, report } = useDetalheCampanha(id);
  if (report.failure instanceof ApiError && report.failure.kind === 'notFound')
    return (
      <PaneThing title={`Campanha ${id}`} footer={<CloseButton>Fechar</CloseButton>}>
        <Text>Esta campanha não existe. Escolha outra na lista.</Text>
      </PaneThing>
    );
  const question = campanha ? `${campanha.nome_campanha} · código ${id}` : `Código ${id}`;
  return (
    <PaneThing
      title={campanha?.nome_campanha ?? `Campanha ${id}`}
      footer={
        <>
          <CloseButton>Fechar</CloseButton>
          <Button isPending={report.isRefreshing} isDisabled={report.isWaiting} onPress={report.read}>
            Atualizar
          </Button>
          {campanha?.status === aguardandoAutorizacao && (
            <Button tone="primary" onPress={() => onSend(campanha)}>
              {campanha.em_duvida
                ? 'Decidir envio'
                : `Enviar ${writeMensagens(campanha.qtd_push + campanha.qtd_sms + campanha.qtd_email)}`}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {report.failure === null || campanha ? <CampanhaFatos id={id} campanha={campanha} /> : null}
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
      </Stack>
    </PaneThing>
  );
}
