import { useMutation } from '@tanstack/react-query';
import { type DenunciaDaEquipe, linhaDeLado } from '@vidas/api-client/ouvidoria/contract';
import { porDeLadoMutation } from '@vidas/api-client/ouvidoria/queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../app/services.tsx';
import { useVistas } from '../app/useVistas.ts';
import type { LinhaVista } from '../write/writeAto.ts';
import { counted } from '../write/counted.ts';
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
  const { mutate, isPending, error } = useMutation(porDeLadoMutation(useHttp()));
  const { vistas, confirmado } = useVistas(denuncia, linhasDe, error);
  const { OUV_PROTOCOLO: protocolo, OUV_QUANTAS: quantas = 1 } = vistas;
  const isAside = ladoDe(vistas) === 'traz';
  const reports = counted(quantas, 'denúncia', 'denúncias');
  const confirm = () =>
    mutate(
      { protocolo, deLado: !isAside, confirmado },
      {
        onSuccess: ({ message, quantas: changed }) => {
          toasts.success(message, counted(changed, 'denúncia', 'denúncias'));
          onClose();
        },
      },
    );
  return (
    <Confirm
      question={isAside ? `Trazer de volta ${reports}?` : `Pôr de lado ${reports}?`}
      actionLabel={isAside ? 'Trazer de volta' : 'Pôr de lado'}
      tone="primary"
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isAside
        ? 'Voltam à lista com os seus prazos.'
        : 'Vão para o fim da lista, sem prazo. Cada protocolo continua a abrir com a sua chave, e podem ser trazidas de volta.'}
    </Confirm>
  );
}
