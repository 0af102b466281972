import { useMutation } from '@tanstack/react-query';
import type { ArquivoUtilizacao } from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { Icon } from '../../app/icons.tsx';
import { sayFailure } from '../../report/useReport.ts';
import type { PedidoUtilizacao } from './useUtilizacaoUrl.ts';

export interface GerarUtilizacaoButtonProps {
  readonly pedido: PedidoUtilizacao | null;
  /** Empty without a file to download. */
  readonly arquivos: readonly ArquivoUtilizacao[];
}

const textType = 'text/csv;charset=utf-8';

/** Downloads the utilisation: a single file unpacked, several in a ZIP (CMR-11). */
export function GerarUtilizacaoButton({ pedido, arquivos }: GerarUtilizacaoButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ codCongenere, mes }: PedidoUtilizacao) => {
      const [only, ...others] = arquivos;
      if (only && others.length === 0)
        return { nome: only.nomeArquivo, file: new Blob([only.utilizacao], { type: textType }) };
      // The compressor loads with the first package.
      const { zipTexts } = await import('@vidas/ui/report-table/files/zip.ts');
      return {
        nome: `utilizacao${codCongenere || 'Todas'}-${mes.replace('-', '')}.zip`,
        file: await zipTexts(
          arquivos.map(({ nomeArquivo, utilizacao }) => ({ name: nomeArquivo, text: utilizacao })),
        ),
      };
    },
    onSuccess: ({ nome, file }) => saveFile(file, nome),
    onError: (error) => sayFailure(error, ['Não foi possível gerar a utilização!', error.message]),
  });
  return (
    <Button
      icon={<Icon name="download" />}
      isDisabled={pedido === null || arquivos.length === 0}
      isPending={isPending}
      onPress={() => pedido !== null && mutate(pedido)}
    >
      Gerar utilização
    </Button>
  );
}
