import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  beneficiariosSemCco,
  getDivergenciasSib,
  getResumoConferenciaSib,
  getSituacaoAnsXOeste,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { historicoBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { diferencaDaSituacao, diferencaDoCampo, diferencaSemCco } from './diferencaVista.ts';
import { type DiferencaDaMesa, mesaDe, type Saida, writeSaida } from './mesaDeDiferencas.ts';

/** All differences of the conference, from three existing lists. */
export function useDiferencasDaMesa() {
  const http = useHttp();
  const situacoes = useQuery(queryOf(http, getSituacaoAnsXOeste, {}));
  const campos = useQuery(queryOf(http, getDivergenciasSib, {}));
  const semCco = useQuery(queryOf(http, beneficiariosSemCco, {}));
  const { data: resumo } = useQuery(queryOf(http, getResumoConferenciaSib, {}));
  const lists = [situacoes, campos, semCco];
  const lidas =
    situacoes.data && campos.data && semCco.data
      ? {
          ...mesaDe([
            ...situacoes.data.map((row) => ({ ...diferencaDaSituacao(row), andamento: row.andamento })),
            ...campos.data.map((row) => ({ ...diferencaDoCampo(row), andamento: row.andamento })),
            ...semCco.data
              .filter(({ situacaoOs }) => situacaoOs === 'INATIVO')
              .map((row) => ({ ...diferencaSemCco(row), andamento: row.andamento })),
          ]),
          /** Time of the oldest of the three readings, so it grows once all were read again. */
          leitura: Math.min(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        }
      : null;
  return {
    lidas,
    arquivo: resumo?.arquivo?.nome ?? null,
    hasResumo: resumo !== undefined,
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => lists.forEach((each) => void each.refetch()),
  } as const;
}

/** Sentence about a difference that left the list, from the history of its person. */
export function useTellSaida() {
  const http = useHttp();
  const client = useQueryClient();
  return async (diferenca: DiferencaDaMesa): Promise<string> => {
    const { matricula } = diferenca;
    const query = queryOf(http, historicoBeneficiario, { body: { matricula } });
    const fatos: Saida['fatos'] = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => []);
    return writeSaida({ diferenca, fatos });
  };
}
