import { useMutation } from '@tanstack/react-query';
import type { TokenConfirmacao } from '@vidas/api-client/atendimento/tokenConfirmacao.report';
import { gravaRegistroMutation } from '@vidas/api-client/atendimento/token-queries';
import { Button } from '@vidas/ui/button';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

interface GeraProtocoloProps {
  readonly row: TokenConfirmacao;
}

/** The one act of a row; a token that has its protocol offers none (ATD-5). */
export function GeraProtocolo({ row }: GeraProtocoloProps) {
  const { mutate, isPending } = useMutation(gravaRegistroMutation(useHttp()));
  if (row.protocolo) return null;
  const gera = () =>
    mutate(row, {
      onSuccess: ({ protocolo }) => toasts.success('Registro Protocolo gravado com sucesso!', protocolo),
      onError: (error) => sayFailure(error, ['Erro ao gravar o Registro Protocolo!', error.message]),
    });
  return (
    <Button
      size="small"
      isPending={isPending}
      aria-label={`Gerar Registro de Protocolo de ${row.nome}, token ${row.token}`}
      onPress={gera}
    >
      Gerar Registro de Protocolo
    </Button>
  );
}
