import { counted } from '@vidas/api-client/words/counted.ts';
import {
  type DenunciaDaEquipe,
  linhaDeLado,
  porDeLado,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../app/useAct.ts';
import { useVistas } from '../app/useVistas.ts';
import type { LinhaVista } from '../write/writeAto.ts';
import { ladoDe } from './deLado.ts';

interface DeLadoConfirmProps {
  readonly denuncia: DenunciaDaEquipe;
  readonly onClose: () => void;
}

const linhasDe = ({ OUV_PROTOCOLO, OUV_QUANTAS = 1 }: DenunciaDaEquipe): LinhaVista[] => [
  { ...linhaDeLado(OUV_PROTOCOLO, OUV_QUANTAS), nome: OUV_PROTOCOLO },
];

/** Asks before blank or repeated reports are put aside together, or taken back (OUV-30). */
export function DeLadoConfirm({ denuncia, onClose }: DeLadoConfirmProps) {
  const { act, isPending, refusal } = useAct(porDeLado);
  const { vistas, confirmado } = useVistas(denuncia, linhasDe, refusal);
  const { OUV_PROTOCOLO: protocolo, OUV_QUANTAS: quantas = 1 } = vistas;
  const isAside = ladoDe(vistas) === 'traz';
  const reports = counted(quantas, 'denúncia', 'denúncias');
  const confirm = async () => {
    const outcome = await act({ body: { protocolo, deLado: !isAside, confirmado } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message, counted(outcome.reply.quantas, 'denúncia', 'denúncias'));
    onClose();
  };
  return (
    <Confirm
      question={isAside ? `Trazer de volta ${reports}?` : `Pôr de lado ${reports}?`}
      actionLabel={isAside ? 'Trazer de volta' : 'Pôr de lado'}
      tone="primary"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isAside
        ? 'Voltam à lista com os seus prazos.'
        : 'Vão para o fim da lista, sem prazo. Cada protocolo continua a abrir com a sua chave, e podem ser trazidas de volta.'}
    </Confirm>
  );
}
