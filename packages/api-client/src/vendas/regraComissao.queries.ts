import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  desativarRegraComissao,
  getPlanosSaude,
  getRegrasComissao,
  getRegrasComissaoVendedor,
  getVendedoresDasRegras,
  inserirRegraComissao,
  type RascunhoRegra,
  type RegraComissao,
} from './regraComissao.contract.ts';

const regrasKey = ['regraComissao'] as const;

/** All rules, for managers. */
export const regrasComissaoQuery = (http: Http) =>
  queryOptions({
    queryKey: [...regrasKey, 'regras'],
    queryFn: ({ signal }) => http.call(getRegrasComissao, {}, { signal }),
  });

/** The rules of one seller. */
export const regrasDoVendedorQuery = (http: Http, sellerCode: string) =>
  queryOptions({
    queryKey: [...regrasKey, 'vendedor', sellerCode],
    queryFn: ({ signal }) => http.call(getRegrasComissaoVendedor, { params: { sellerCode } }, { signal }),
  });

/** The sellers with the number of their rules, for managers. */
export const vendedoresDasRegrasQuery = (http: Http) =>
  queryOptions({
    queryKey: [...regrasKey, 'vendedores'],
    queryFn: ({ signal }) => http.call(getVendedoresDasRegras, {}, { signal }),
  });

/** The plans that a rule may have. */
export const planosSaudeQuery = (http: Http) =>
  queryOptions({
    queryKey: ['planosSaude'],
    queryFn: ({ signal }) => http.call(getPlanosSaude, {}, { signal }),
  });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: regrasKey });

/** Saves a rule; resolves when the lists are read again. */
export const insereRegraMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...regrasKey, 'insere'],
    mutationFn: (body: RascunhoRegra & { readonly simulacao?: string }) =>
      http.call(inserirRegraComissao, { body }),
    onSuccess: (_reply, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Disables a rule; resolves when the lists are read again. */
export const desativaRegraMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...regrasKey, 'desativa'],
    mutationFn: ({ codigoRegraComissao }: Pick<RegraComissao, 'codigoRegraComissao'>) =>
      http.call(desativarRegraComissao, { body: { codigoRegraComissao } }),
    onSettled: (_reply, _error, _body, _result, { client }) => readAgain(client),
    gcTime: 0,
  });
