import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import { NovoBoletoActs } from '../novo-boleto/NovoBoletoActs.tsx';
import { PixAct } from './PixAct.tsx';

export interface BoletoActsProps {
  readonly boleto: Boleto;
  readonly onOpen: (boleto: Boleto) => void;
  readonly onSend: (boleto: Boleto) => void;
}

/** Reason why no paper of a bill can be made or sent; null when it can. */
export const porqueNaoSai = ({ matricula, situacao, debitoAutomatico, recusa }: Boleto): string | null => {
  if (recusa !== undefined) return recusa;
  if (debitoAutomatico) return 'Este título está em débito automático e não tem boleto.';
  if (/^0*$/.test(matricula)) return 'Este boleto não tem matrícula.';
  return situacao === 'EXPIRADO' ? 'O banco já não recebe este boleto. Use Emitir novo boleto.' : null;
};

/** Gerar boleto and Enviar e-mail of one bill; a disabled button has the reason as its tooltip (COB-4). */
export function BoletoActs({ boleto, onOpen, onSend }: BoletoActsProps) {
  const why = porqueNaoSai(boleto);
  const which = `o boleto de ${writeDay(boleto['data vencimento'])}`;
  return (
    <>
      <Tooltip text={why ?? ''} isDisabled={why === null} isName>
        <span>
          <Button
            size="small"
            aria-label={`Gerar boleto: ${which}${why === null ? '' : `. ${why}`}`}
            isDisabled={why !== null}
            onPress={() => onOpen(boleto)}
          >
            Gerar boleto
          </Button>{' '}
          <Button
            size="small"
            aria-label={`Enviar e-mail com ${which}${why === null ? '' : `. ${why}`}`}
            isDisabled={why !== null}
            onPress={() => onSend(boleto)}
          >
            Enviar e-mail
          </Button>
        </span>
      </Tooltip>
      <PixAct boleto={boleto} />
      <NovoBoletoActs boleto={boleto} />
    </>
  );
}
