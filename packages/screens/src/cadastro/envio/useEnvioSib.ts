import { useQuery } from '@tanstack/react-query';
import {
  baixaSbx,
  type EnvioSib,
  getEnviosSib,
  previaSbx,
} from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { saveFile } from '@vidas/ui/save-file/saveFile.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { reportOf } from '../../report/reportOf.ts';
import { sayFailure } from '../../report/useReport.ts';

/** Movements of the month's file, and the file that still waits for its return. */
export function usePreviaSib(competencia: string) {
  const previa = useQuery(queryOf(useHttp(), previaSbx, { body: { competencia } }, { timeoutMs: false }));
  const { data } = previa;
  return { report: reportOf(previa, data?.movimentos), previa: data, aguardando: data?.aguardando ?? null };
}

export function useArquivosSib() {
  const arquivos = useQuery(queryOf(useHttp(), getEnviosSib, {}));
  return reportOf(arquivos, arquivos.data);
}

/** Acts that save a file, with their messages. */
export function useEnvioActs() {
  const { act, doing } = useAct(baixaSbx, { rereads: [], timeoutMs: false });
  return {
    /** Id of the file that is being downloaded. */
    baixando: doing?.body.id,
    baixar: async ({ id, nomeArquivo }: EnvioSib) => {
      const outcome = await act({ body: { id } });
      if (outcome.kind !== 'done')
        return sayFailure(outcome.reason, [`${nomeArquivo} não foi baixado`, outcome.reason.message]);
      const { nomeArquivo: name, conteudo } = outcome.reply;
      saveFile(new Blob([bytesOf(conteudo)], { type: 'application/octet-stream' }), name);
      toasts.success('Arquivo baixado', name);
    },
  } as const;
}

export type EnvioActs = ReturnType<typeof useEnvioActs>;
