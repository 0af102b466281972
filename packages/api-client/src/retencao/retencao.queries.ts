import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import {
  addAtendimentoRetencao,
  type BeneficiarioRetencao,
  getBeneficiariosCancelados,
  getBeneficiariosCanceladosFimMes,
  getMotivosRetencao,
  getRetencao,
  getRetencaoPessoas,
  reabrirAtendimentoRetencao,
} from './retencao.contract.ts';
import type { StatusRetencao } from './retencao.rules.ts';

const retencaoKey = ['retencao'] as const;

/** The four lists of beneficiaries, as the tabs show them. */
export type ListaRetencao = 'cancelados' | 'fimDoMes' | 'atendimento' | 'finalizados';

/**
 * One list of a month ('YYYY-MM'); `fimDoMes` is always of the current month (RET-2), `atendimento` can be of 'todas' (RET-15).
 */
export const pessoasRetencaoQuery = (http: Http, lista: ListaRetencao, competencia: string) =>
  queryOptions<BeneficiarioRetencao[]>({
    queryKey: [...retencaoKey, lista, lista === 'fimDoMes' ? null : competencia],
    queryFn: ({ signal }) => {
      if (lista === 'fimDoMes') return http.call(getBeneficiariosCanceladosFimMes, {}, { signal });
      if (lista === 'cancelados')
        return http.call(getBeneficiariosCancelados, { params: { competencia } }, { signal });
      const status = lista === 'atendimento' ? 'A' : 'F';
      return http.call(getRetencaoPessoas, { params: { competencia, status } }, { signal });
    },
  });

/** Every entry of those who are in attendance (A) or finished (F) in a month, the newest first within a matrícula. */
export const historicoRetencaoQuery = (http: Http, competencia: string, status: StatusRetencao) =>
  queryOptions({
    queryKey: [...retencaoKey, 'historico', competencia, status],
    queryFn: ({ signal }) => http.call(getRetencao, { params: { competencia, status } }, { signal }),
  });

/** The motives in the operator's words; another server may lack this call. */
export const motivosRetencaoQuery = (http: Http) =>
  queryOptions({
    queryKey: ['motivosRetencao'],
    queryFn: ({ signal }) => http.call(getMotivosRetencao, {}, { signal }),
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: retencaoKey });

/** The data of a new attendance. */
export type NovoAtendimento = Input<typeof addAtendimentoRetencao>['body'];

/** Writes an attendance. Resolves when the lists are read again, also after a refusal because somebody else was faster. */
export const addAtendimentoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...retencaoKey, 'add'],
    mutationFn: (body: NovoAtendimento) => http.call(addAtendimentoRetencao, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Reopens a finished attendance by the code of its newest entry; resolves when the lists are read again. */
export const reabreAtendimentoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...retencaoKey, 'reabre'],
    mutationFn: (retcod: string) => http.call(reabrirAtendimentoRetencao, { body: { retcod } }),
    onSettled: (_reply, _error, _retcod, _result, { client }) => readAgain(client),
    gcTime: 0,
  });
