import { useMutation } from '@tanstack/react-query';
import type { RegraComissao } from '@vidas/api-client/vendas/regra-comissao';
import { desativaRegraMutation } from '@vidas/api-client/vendas/regra-comissao-queries';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';

export interface DesativaRegraProps {
  readonly regra: RegraComissao;
  readonly onClose: () => void;
}

/** Asks before a rule is taken out of use; what closed months paid stays (RCO-12). */
export function DesativaRegra({ regra, onClose }: DesativaRegraProps) {
  const desativa = useMutation(desativaRegraMutation(useHttp()));
  const disable = () =>
    desativa.mutate(regra, {
      onSuccess: ({ message }) => {
        toasts.success('Regra desativada com sucesso!', message);
        onClose();
      },
      onError: (error) =>
        sayFailure(error, ['Não foi possível desativar as regras de comissão!', error.message]),
    });
  return (
    <Confirm
      question="Você tem certeza?"
      actionLabel="Desativar"
      isPending={desativa.isPending}
      errorMessage={desativa.error?.message}
      onConfirm={disable}
      onCancel={onClose}
    >
      A regra {regra.codigoRegraComissao} “{regra.regraDescricao}” deixa de valer a partir de hoje e não volta
      a ser ativada. O que os meses fechados pagaram não muda.
    </Confirm>
  );
}
