import {
  aguardandoAutorizacao,
  type Campanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { writeStatus } from './campanhaTexts.ts';

export interface CampanhaActsProps {
  readonly campanha: Campanha;
  /** Address of the detail page, without its id. */
  readonly detalhe: string;
  /** Query of the list on show, for the way back. */
  readonly search: string;
  readonly onSend: (campanha: Campanha) => void;
}

/** Detalhes, and Enviar Campanha once it waits for authorisation; before, the tooltip has the reason. */
export function CampanhaActs({ campanha, detalhe, search, onSend }: CampanhaActsProps) {
  const { id_campanha, nome_campanha, status, em_duvida } = campanha;
  const isWaiting = status === aguardandoAutorizacao;
  // In doubt the act is not called a sending until the first one's result is known (MSG-15).
  const act = em_duvida ? 'Decidir envio' : 'Enviar Campanha';
  const why = `Só uma campanha que aguarda autorização pode ser enviada. Esta: ${writeStatus(status)}.`;
  // State for the router's link inside the button; a plain link has no such attribute.
  const carried = { state: { id_campanha, search } };
  return (
    <span>
      <LinkButton
        {...carried}
        size="small"
        href={`${detalhe}?id=${String(id_campanha)}`}
        linkComponent={RouterLink}
        aria-label={`Detalhes: ${nome_campanha}`}
      >
        Detalhes
      </LinkButton>{' '}
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
    </span>
  );
}
