import {
  aguardandoAutorizacao,
  type Campanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { PaneDoor } from '@vidas/ui/two-panes/PaneDoor.tsx';
import { writeStatus } from './campanhaTexts.ts';

export interface CampanhaActsProps {
  readonly campanha: Campanha;
  readonly onShow: () => void;
  readonly onSend: (campanha: Campanha) => void;
}

/** Ver mensagens, and Enviar campanha once it waits for authorisation; before, the tooltip has the reason. */
export function CampanhaActs({ campanha, onShow, onSend }: CampanhaActsProps) {
  const { id_campanha, nome_campanha, status, em_duvida } = campanha;
  const isWaiting = status === aguardandoAutorizacao;
  // In doubt the act is not called a sending until the first one's result is known (MSG-15).
  const act = em_duvida ? 'Decidir envio' : 'Enviar campanha';
  const why = `Só uma campanha que aguarda autorização pode ser enviada. Esta: ${writeStatus(status)}.`;
  return (
    <>
      <PaneDoor thing={String(id_campanha)} aria-label={`Ver mensagens: ${nome_campanha}`} onPress={onShow}>
        Ver mensagens
      </PaneDoor>{' '}
      <Tooltip text={why} isDisabled={isWaiting} isName>
        <span>
          <Button
            size="small"
            aria-label={`${act}: ${nome_campanha}${isWaiting ? '' : `. ${why}`}`}
            isDisabled={!isWaiting}
            onPress={() => onSend(campanha)}
          >
            {act}
          </Button>
        </span>
      </Tooltip>
    </>
  );
}
