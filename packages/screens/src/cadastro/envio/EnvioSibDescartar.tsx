import { descartaSbx, type EnvioSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { linhaDoEnvio } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { useVistas } from '../../app/useVistas.ts';
import type { LinhaVista } from '../../write/writeAto.ts';

export interface EnvioSibDescartarProps {
  readonly envio: EnvioSib;
  readonly onClose: () => void;
}

const linhasDe = (envio: EnvioSib): LinhaVista[] => [{ ...linhaDoEnvio(envio), nome: envio.nomeArquivo }];

/** Asks before a file is discarded. */
export function EnvioSibDescartar({ envio, onClose }: EnvioSibDescartarProps) {
  const { act, isPending, refusal } = useAct(descartaSbx);
  const { vistas, confirmado } = useVistas(envio, linhasDe, refusal);
  const discard = async () => {
    const outcome = await act({ body: { id: vistas.id, confirmado } });
    if (outcome.kind !== 'done') return;
    const { nomeArquivo } = outcome.reply;
    toasts.success('Arquivo descartado', `Os movimentos de ${nomeArquivo} voltaram à prévia`);
    onClose();
  };
  return (
    <Confirm
      question={`Descartar o arquivo ${vistas.nomeArquivo}?`}
      actionLabel="Descartar"
      isPending={isPending}
      errorMessage={refusal?.message}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      Só descarte um arquivo que não foi enviado à ANS: os seus movimentos voltam à prévia e seguiriam outra
      vez no próximo. Se um retorno dele chegar, ainda é importado.
    </Confirm>
  );
}
