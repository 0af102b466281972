import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { historicoBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { fichaQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import { previaSbx } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { getRejeitadosSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { writeSaiu } from './mesaTexts.ts';
import { type PendenciaDaMesa, pendenciasDaMesa } from './pendenciasDaMesa.ts';

/** Records that are read before they are needed. */
const adiante = 2;

/** Everything that waits in a month, from the lists that exist. */
export function usePendencias(competencia: string) {
  const http = useHttp();
  const previa = useQuery(queryOf(http, previaSbx, { body: { competencia } }, { timeoutMs: false }));
  const rejeitados = useQuery(queryOf(http, getRejeitadosSib, {}));
  const lidas =
    previa.data && rejeitados.data
      ? {
          movimentos: previa.data.movimentos,
          pendencias: pendenciasDaMesa(previa.data.movimentos, rejeitados.data),
          /** Time of the older reading, so it grows once both lists were read again. */
          leitura: Math.min(previa.dataUpdatedAt, rejeitados.dataUpdatedAt),
        }
      : null;
  return {
    lidas,
    error: previa.error ?? rejeitados.error,
    refetch: () => {
      void previa.refetch();
      void rejeitados.refetch();
    },
  } as const;
}

/** The record on show; those after it are read meanwhile, so that the next one comes from memory. */
export function useFichaDaVez(pendencias: readonly PendenciaDaMesa[], chosen: PendenciaDaMesa | undefined) {
  const http = useHttp();
  const at = pendencias.findIndex(({ key }) => key === chosen?.key);
  const vez = chosen ? [chosen, ...pendencias.slice(at + 1, at + 1 + adiante)] : [];
  const matriculas = [...new Set(vez.map(({ matricula }) => matricula))];
  const [ficha] = useQueries({ queries: matriculas.map((matricula) => fichaQuery(http, matricula)) });
  return ficha;
}

/** Sentence about a thing that left the list, from the history of its person. */
export function useTellSaiu() {
  const http = useHttp();
  const client = useQueryClient();
  return async (pendencia: PendenciaDaMesa): Promise<string> => {
    const { matricula } = pendencia;
    const asked = queryOf(http, historicoBeneficiario, { body: { matricula } });
    const fatos = await client.fetchQuery(asked).catch(() => []);
    return writeSaiu(pendencia, fatos);
  };
}
