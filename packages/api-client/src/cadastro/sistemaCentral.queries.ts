import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import { aConfirmar } from './aConfirmar.report.ts';
import {
  getMotivosCancelamento,
  respondeAusente,
  respondeDivergencia,
  respondePergunta,
} from './sistemaCentral.contract.ts';
import { ausentesDaCarga } from './ausentesDaCarga.report.ts';
import { sistemaCentral } from './sistemaCentral.report.ts';
import { sistemaCentralAtendimento } from '../atendimento/sistemaCentral.report.ts';
import { sistemaCentralFinanceiro } from '../financeiro/sistemaCentral.report.ts';

const reread = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [sistemaCentral, sistemaCentralFinanceiro, sistemaCentralAtendimento, ausentesDaCarga, aConfirmar].map(
      ({ module, name }) => client.invalidateQueries({ queryKey: [module, name] }),
    ),
  );
};

/** The reasons for which a bond may be ended. */
export const motivosCancelamentoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'motivosCancelamento'],
    queryFn: ({ signal }) => http.call(getMotivosCancelamento, {}, { signal }),
    staleTime: 300_000,
  });

/** Says which value holds. Resolves when the lists are read again, also after a refusal because somebody else was faster. */
export const respondeDivergenciaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof respondeDivergencia>['body']) => http.call(respondeDivergencia, { body }),
    onSettled: (_reply, _error, _input, _result, { client }) => reread(client),
    gcTime: 0,
  });

/** Does something about an absent bond; the same as above. */
export const respondeAusenteMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof respondeAusente>['body']) => http.call(respondeAusente, { body }),
    onSettled: (_reply, _error, _input, _result, { client }) => reread(client),
    gcTime: 0,
  });

/** Says who the person of a bond is; the same as above. */
export const respondePerguntaMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof respondePergunta>['body']) => http.call(respondePergunta, { body }),
    onSettled: (_reply, _error, _input, _result, { client }) => reread(client),
    gcTime: 0,
  });
