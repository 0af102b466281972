import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Input } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import type { LinhaDoHistorico } from '../report/comparacao.rules.ts';
import { getMudancas, getPreviaComissao, getSemComissao } from './comissaoLinhas.contract.ts';
import { contestarComissao, getContestacoes, responderContestacao } from './contestacao.contract.ts';
import {
  gerarFechamento,
  getCompetenciaAFechar,
  getHistoricoComissaoGeral,
  getPreviaComissaoGeral,
  pagarFechamento,
} from './fechamento.contract.ts';

const comissaoKey = ['vendas', 'comissao'] as const;

/** The month of every seller; null outside the months with commissions. */
export const previaGeralQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: [...comissaoKey, 'geral', competencia],
    queryFn: ({ signal }) => http.call(getPreviaComissaoGeral, { params: { competencia } }, { signal }),
  });

/** The month on which the closing opens. */
export const competenciaAFecharQuery = (http: Http) =>
  queryOptions({
    queryKey: [...comissaoKey, 'a-fechar'],
    queryFn: ({ signal }) => http.call(getCompetenciaAFechar, {}, { signal }),
  });

/** What the sellers are compared with: what the month and the twelve before it bring each. */
export const historicoGeralQuery = (http: Http, competencia: string) =>
  queryOptions<LinhaDoHistorico[]>({
    queryKey: [...comissaoKey, 'geral', competencia, 'historico'],
    queryFn: ({ signal }) =>
      http.call(getHistoricoComissaoGeral, { params: { competencia } }, { signal }) as Promise<
        LinhaDoHistorico[]
      >,
  });

/** The month of one seller, line by line; `meu` is the one of the session. */
export const previaDoVendedorQuery = (http: Http, seller: string, competencia: string) =>
  queryOptions({
    queryKey: [...comissaoKey, 'vendedor', seller, competencia],
    queryFn: ({ signal }) => http.call(getPreviaComissao, { params: { seller, competencia } }, { signal }),
  });

/** What changed in closed months and came into this one. */
export const mudancasQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: [...comissaoKey, 'mudancas', competencia],
    queryFn: ({ signal }) => http.call(getMudancas, { params: { competencia } }, { signal }),
  });

/** What brings nothing in a month, and why. */
export const semComissaoQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: [...comissaoKey, 'sem', competencia],
    queryFn: ({ signal }) => http.call(getSemComissao, { params: { competencia } }, { signal }),
  });

/** The contested lines of a month. */
export const contestacoesQuery = (http: Http, competencia: string) =>
  queryOptions({
    queryKey: [...comissaoKey, 'contestacoes', competencia],
    queryFn: ({ signal }) => http.call(getContestacoes, { params: { competencia } }, { signal }),
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: comissaoKey });

/** Closes a month; resolves when all months are read again, also after a refusal because somebody else was faster. */
export const gerarMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof gerarFechamento>['body']) => http.call(gerarFechamento, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Marks a closed month as paid. */
export const pagarMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof pagarFechamento>['body']) => http.call(pagarFechamento, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Contests a line of one's own. */
export const contestarMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof contestarComissao>['body']) => http.call(contestarComissao, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Answers a contest. */
export const responderMutation = (http: Http) =>
  mutationOptions({
    mutationFn: (body: Input<typeof responderContestacao>['body']) =>
      http.call(responderContestacao, { body }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });
