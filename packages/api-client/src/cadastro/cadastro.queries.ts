import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getDataCadastroBeneficiario, getDataCadastroBeneficiarioTodos } from './cadastro.contract.ts';
import {
  atualizaCodigoAns,
  beneficiariosSemCco,
  type ComparacaoSib,
  conferenciaCadastralSib,
  type DivergenciaSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getConferenciaSib,
  getDivergenciasSib,
  getResumoConferenciaSib,
  getSituacaoAnsXOeste,
  importaConferenciaCadastralSib,
  leituraCorrecaoXmlSib,
  progressoConferenciaSib,
  verificaArquivoSib,
} from './sib.contract.ts';

/** Two ISO days, both inside. */
export interface Periodo {
  readonly start: string;
  readonly end: string;
}

/** Beneficiaries whose sale is in the period, or all of them for 'todos'. */
export const beneficiariosCadastradosQuery = (http: Http, periodo: Periodo | 'todos') =>
  queryOptions({
    queryKey: ['cadastro', 'beneficiariosCadastrados', periodo],
    queryFn: ({ signal }) =>
      periodo === 'todos'
        ? http.call(getDataCadastroBeneficiarioTodos, {}, { signal })
        : http.call(getDataCadastroBeneficiario, { params: periodo }, { signal }),
  });

/** Imports one return file of the SIB. It may write CCOs and settle a sending, so everything of Cadastro is read again. */
export const leituraCorrecaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'leituraCorrecao'],
    mutationFn: (file: File) => http.call(leituraCorrecaoXmlSib, {}, { file, timeoutMs: false }),
    onSuccess: (_reply, _file, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['cadastro'] });
    },
    gcTime: 0,
  });

/** Whether a file with this SHA-256 (64 hexadecimal digits) was imported before, by whom and when. */
export const verificaArquivoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'verificaArquivo'],
    mutationFn: (sha256: string) => http.call(verificaArquivoSib, { body: { sha256 } }),
    gcTime: 0,
  });

/** The lists behind the tabs of the SIB conference. */
export const comparacoesSib = {
  semCcoNaOperadora: getBeneficiariosNaAnsSemCcoNaOeste,
  situacao: getSituacaoAnsXOeste,
  semCco: beneficiariosSemCco,
  conferencia: getConferenciaSib,
} as const;

/** One of the four lists; two tabs share `semCco`. */
export type ListaSib = keyof typeof comparacoesSib;

const conferenciaKey = ['cadastro', 'conferenciaSib'] as const;

/** One list of the comparison between the regulator and the operator. */
export const comparacaoSibQuery = (http: Http, lista: ListaSib) =>
  queryOptions<ComparacaoSib[]>({
    queryKey: [...conferenciaKey, lista],
    queryFn: ({ signal }) => http.call(comparacoesSib[lista], {}, { signal }),
  });

/** The fields that differ, beneficiary by beneficiary. */
export const divergenciasSibQuery = (http: Http) =>
  queryOptions<DivergenciaSib[]>({
    queryKey: [...conferenciaKey, 'divergencias'],
    queryFn: ({ signal }) => http.call(getDivergenciasSib, {}, { signal }),
  });

/** The file in force, when it was compared, and how many rows each list holds. */
export const resumoConferenciaQuery = (http: Http) =>
  queryOptions({
    queryKey: [...conferenciaKey, 'resumo'],
    queryFn: ({ signal }) => http.call(getResumoConferenciaSib, {}, { signal }),
  });

/** Compares everything again; every list of the comparison is read again. */
export const recalculaConferenciaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'recalculaConferencia'],
    mutationFn: () => http.call(conferenciaCadastralSib, {}, { timeoutMs: false }),
    onSuccess: (_reply, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: conferenciaKey }),
  });

/** Imports a conference file; every list of the comparison is read again. */
export const importaConferenciaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'importaConferencia'],
    mutationFn: (file: File) => http.call(importaConferenciaCadastralSib, {}, { file, timeoutMs: false }),
    onSuccess: (_reply, _file, _result, { client }) => client.invalidateQueries({ queryKey: conferenciaKey }),
    gcTime: 0,
  });

/** How far the running import is, asked twice a second. */
export const progressoConferenciaQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'progressoConferencia'],
    queryFn: ({ signal }) => http.call(progressoConferenciaSib, {}, { signal }),
    refetchInterval: 500,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });

/** Writes the regulator's codes of list `semCcoNaOperadora` at the operator (SIB-19); rows without a code are left out. */
export const atualizaCcoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'atualizaCco'],
    mutationFn: (rows: readonly ComparacaoSib[]) =>
      http.call(atualizaCodigoAns, { body: rows.flatMap(codigoDe) }),
    onSuccess: (_reply, _rows, _result, { client }) => client.invalidateQueries({ queryKey: conferenciaKey }),
  });

const codigoDe = ({ cco, codbeneficiario, cpf }: ComparacaoSib) =>
  cco === null ? [] : [{ cco, codbeneficiario, cpf }];
