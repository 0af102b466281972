import { useMutation, useQuery } from '@tanstack/react-query';
import type { EnvioSib } from '@vidas/api-client/cadastro/envio';
import {
  baixaSbxMutation,
  descartaSbxMutation,
  enviosSibQuery,
  geraSbxMutation,
  previaSbxQuery,
} from '@vidas/api-client/cadastro/envio-queries';
import { saveFile } from '@vidas/ui/save-file';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { sayFailure } from '../../report/useReport.ts';

/** What the file of a month would carry, and the file that still waits for its return. */
export function usePreviaSib(competencia: string) {
  const previa = useQuery(previaSbxQuery(useHttp(), competencia));
  const { data } = previa;
  return { report: reportOf(previa, data?.movimentos), previa: data, aguardando: data?.aguardando ?? null };
}

/** The files that were made. */
export function useArquivosSib() {
  const arquivos = useQuery(enviosSibQuery(useHttp()));
  return reportOf(arquivos, arquivos.data);
}

/** Making, saving and discarding a file, with their messages. */
export function useEnvioActs() {
  const http = useHttp();
  const gera = useMutation(geraSbxMutation(http));
  const baixa = useMutation(baixaSbxMutation(http));
  const descarta = useMutation(descartaSbxMutation(http));
  return {
    gera,
    descarta,
    /** The file that is being downloaded. */
    baixando: baixa.isPending ? baixa.variables : undefined,
    baixar: ({ id, nomeArquivo }: EnvioSib) =>
      baixa.mutate(id, {
        onSuccess: ({ bytes, nomeArquivo: name }) => {
          saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
          toasts.success('Arquivo baixado', name);
        },
        onError: (error) => sayFailure(error, [`${nomeArquivo} não foi baixado`, error.message]),
      }),
  } as const;
}

/** The acts of the screen, as its parts take them. */
export type EnvioActs = ReturnType<typeof useEnvioActs>;
