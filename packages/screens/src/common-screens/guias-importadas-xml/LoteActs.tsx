import { useMutation } from '@tanstack/react-query';
import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo';
import {
  demonstrativoMutation,
  type FormatoDoDemonstrativo,
} from '@vidas/api-client/contas-medicas/demonstrativo-queries';
import { Button } from '@vidas/ui/button';
import { saveFile } from '@vidas/ui/save-file';
import { Tooltip } from '@vidas/ui/tooltip';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { counted } from '../../write/counted.ts';

export interface LoteActsProps {
  readonly lote: LoteDoPrestador;
}

/** The analysis of one lot as PDF and as XML; while it waits for guides the tooltip says for how many (CTM-54). */
export function LoteActs({ lote: { protocolo, numeroLote, aVerificar } }: LoteActsProps) {
  const { isPending, variables, mutate } = useMutation({
    ...demonstrativoMutation(useHttp()),
    onSuccess: ({ nome, arquivo }) => saveFile(arquivo, nome),
    onError: (error) => sayFailure(error, ['Não foi possível gerar o demonstrativo!', error.message]),
  });
  const why =
    aVerificar === 0
      ? null
      : `O demonstrativo sai quando não houver guias a verificar: ${counted(aVerificar, 'guia falta', 'guias faltam')}.`;
  const act = (formato: FormatoDoDemonstrativo) => {
    const name = formato.toUpperCase();
    return (
      <Button
        size="small"
        aria-label={`${name} do lote ${numeroLote}${why === null ? '' : `. ${why}`}`}
        isDisabled={why !== null}
        isPending={isPending && variables.formato === formato}
        onPress={() => mutate({ protocolo, formato })}
      >
        {name}
      </Button>
    );
  };
  return (
    <Tooltip text={why ?? ''} isDisabled={why === null} isName>
      <span>
        {act('pdf')} {act('xml')}
      </span>
    </Tooltip>
  );
}
