import {
  desativarRegraComissao,
  type RegraComissao,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';

export interface DesativaRegraProps {
  readonly regra: RegraComissao;
  readonly onClose: () => void;
}

/** Asks before a rule is disabled; closed months keep their amounts (RCO-12). */
export function DesativaRegra({ regra, onClose }: DesativaRegraProps) {
  const { act, isPending, refusal } = useAct(desativarRegraComissao, {
    failed: 'Não foi possível desativar as regras de comissão!',
  });
  const disable = async () => {
    const outcome = await act({ body: { codigoRegraComissao: regra.codigoRegraComissao } });
    if (outcome.kind !== 'done') return;
    toasts.success('Regra desativada com sucesso!', outcome.reply.message);
    onClose();
  };
  return (
    <Confirm
      question="Você tem certeza?"
      actionLabel="Desativar"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void disable()}
      onCancel={onClose}
    >
      A regra {regra.codigoRegraComissao} “{regra.regraDescricao}” deixa de valer a partir de hoje e não volta
      a ser ativada. O que os meses fechados pagaram não muda.
    </Confirm>
  );
}
