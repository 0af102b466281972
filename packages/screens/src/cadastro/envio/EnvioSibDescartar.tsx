import type { EnvioSib } from '@vidas/api-client/cadastro/envio';
import { Confirm } from '@vidas/ui/dialog/confirm';
import { toasts } from '@vidas/ui/toast';
import type { EnvioActs } from './useEnvioSib.ts';

export interface EnvioSibDescartarProps {
  readonly envio: EnvioSib;
  readonly descarta: EnvioActs['descarta'];
  readonly onClose: () => void;
}

/** Asks before a file is discarded. */
export function EnvioSibDescartar({ envio, descarta, onClose }: EnvioSibDescartarProps) {
  const discard = () =>
    descarta.mutate(envio.id, {
      onSuccess: ({ nomeArquivo }) => {
        toasts.success('Arquivo descartado', `Os movimentos de ${nomeArquivo} voltaram à prévia`);
        onClose();
      },
    });
  return (
    <Confirm
      question={`Descartar o arquivo ${envio.nomeArquivo}?`}
      actionLabel="Descartar"
      isPending={descarta.isPending}
      errorMessage={descarta.error?.message}
      onConfirm={discard}
      onCancel={onClose}
    >
      Só descarte um arquivo que não foi enviado à ANS: o retorno dele não seria mais reconhecido. Os seus
      movimentos voltam à prévia.
    </Confirm>
  );
}
