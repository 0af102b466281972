import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  aguardandoAutorizacao,
  detalhesCampanha,
  isCampanhaAndando,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { serviceKey, queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMensagensDeAviso } from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useHttp } from '../../app/services.tsx';
import { EnviaCampanhaConfirm } from '../campanha/EnviaCampanhaConfirm.tsx';
import { writeStatus } from '../campanha/campanhaTexts.ts';

interface EnviaAvisosProps {
  /** Number of the campaign that was made. */
  readonly campanha: number;
  readonly onClose: () => void;
}

/** Milliseconds between two readings while the service takes the messages in. */
const aCadaMs = 1_500;

/** Asks before the notices leave, with their cost, once the service has taken them in. */
export function EnviaAvisos({ campanha, onClose }: EnviaAvisosProps) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...queryOf(useHttp(), detalhesCampanha, { body: { id_campanha: campanha } }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => isCampanhaAndando(status)) ? aCadaMs : false,
  });
  const close = () => {
    void client.invalidateQueries({ queryKey: serviceKey(getMensagensDeAviso) });
    onClose();
  };
  const [lida] = data?.data ?? [];
  if (lida?.status === aguardandoAutorizacao)
    return <EnviaCampanhaConfirm campanha={lida} readQuietly={refetch} onClose={close} />;
  const parada = lida && !isCampanhaAndando(lida.status) ? `Situação: ${writeStatus(lida.status)}.` : null;
  const porque = error?.message ?? parada;
  return (
    <Dialog title="Mensagem de aviso" onClose={close} footer={<CloseButton>Voltar à lista</CloseButton>}>
      {porque !== null ? (
        <Notice tone="caution" title="A campanha está em Mensageria" isLive>
          {porque}
        </Notice>
      ) : (
        <Text tone="muted">O serviço de mensagens recebe a campanha…</Text>
      )}
    </Dialog>
  );
}
