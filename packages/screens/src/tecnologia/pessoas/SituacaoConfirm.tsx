import {
  desativaPessoa,
  type Pessoa,
  reativaPessoa,
} from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { temModuloDeDuas } from '@vidas/api-client/tecnologia/pedidos/segundaPessoa.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useAct } from '../../app/useAct.ts';
import { AvisoDeSegunda } from './AvisoDeSegunda.tsx';

interface SituacaoConfirmProps {
  readonly pessoa: Pessoa;
  readonly onClose: () => void;
}

/** Asks before a person is disabled, or enabled again. */
export function SituacaoConfirm({ pessoa, onClose }: SituacaoConfirmProps) {
  // Fixed, because the list behind is read again before the question closes.
  const [{ login, nome, ativo, modulos }] = useState(pessoa);
  const { act, isPending, refusal } = useAct(ativo ? desativaPessoa : reativaPessoa);
  const confirm = async () => {
    const outcome = await act({ body: { login } });
    if (outcome.kind !== 'done') return;
    const { message, aguarda } = outcome.reply;
    toasts.success(aguarda ? 'Pedido feito!' : ativo ? 'Pessoa desativada!' : 'Pessoa reativada!', message);
    onClose();
  };
  return (
    <Confirm
      question={`${ativo ? 'Desativar' : 'Reativar'} ${nome}?`}
      actionLabel={ativo ? 'Desativar' : 'Reativar'}
      tone={ativo ? 'danger' : 'primary'}
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {ativo
        ? `${login} não entra mais e sai na hora de onde estiver. O que fez fica registrado, e este acesso pode ser reativado.`
        : `${login} entra de novo com a senha e os módulos que tinha.`}
      {!ativo && temModuloDeDuas(modulos) && <AvisoDeSegunda />}
    </Confirm>
  );
}
