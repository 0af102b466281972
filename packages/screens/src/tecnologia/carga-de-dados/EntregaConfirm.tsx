import {
  descartaCarga,
  desfazCarga,
  type EntregaDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { getDados } from '@vidas/api-client/shell/dados/dados.contract.ts';
import { relidas } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.queries.ts';
import { linhaDaEntrega } from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import type { LinhaVista } from '../../write/writeAto.ts';

const atos = {
  descarta: {
    verbo: 'Descartar',
    efeito:
      'Os arquivos e os problemas dela saem do servidor, e ela não pode mais ser aplicada. Nada muda nas tabelas. A entrega fica na lista, com o seu nome.',
  },
  desfaz: {
    verbo: 'Desfazer',
    efeito:
      'Os registros que ela mudou voltam ao que eram, e os que ela trouxe saem. O que alguém mudou depois, e o que serve a algo feito aqui, fica como está.',
  },
} as const;

interface EntregaConfirmProps {
  readonly entrega: EntregaDaCarga;
  readonly ato: keyof typeof atos;
  readonly onClose: () => void;
}

const linhasDe = (entrega: EntregaDaCarga): LinhaVista[] => [
  { ...linhaDaEntrega(entrega), nome: entrega.id },
];

/** Asks before a delivery is discarded (CAR-28), or the newest applied one is undone (CAR-10). */
export function EntregaConfirm({ entrega, ato, onClose }: EntregaConfirmProps) {
  const { verbo, efeito } = atos[ato];
  const { act, isPending, refusal } = useAct(ato === 'descarta' ? descartaCarga : desfazCarga, {
    timeoutMs: false,
    rereads: ato === 'desfaz' ? [...relidas, getDados] : relidas,
  });
  const { vistas, confirmado } = useVistas(entrega, linhasDe, refusal);
  const confirm = async () => {
    const outcome = await act({ body: { id: vistas.id, confirmado } });
    if (outcome.kind !== 'done') return;
    toasts.success(outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question={`${verbo} a entrega ${vistas.id}?`}
      actionLabel={verbo}
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {efeito}
    </Confirm>
  );
}
