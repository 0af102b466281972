import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Confirmado, confirmadoDe } from '../kinds/confirmado.ts';
import type { Http } from '../http/http.ts';
import { putTarefa } from '../shell/putTarefa.ts';
import { relerEm } from '../shell/tarefa.kinds.ts';
import {
  atualizaCodigoAns,
  beneficiariosSemCco,
  type ComparacaoSib,
  cancelaComparacaoSib,
  conferenciaCadastralSib,
  descartaRejeitadosSib,
  type DivergenciaSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getComparacaoSib,
  getConferenciaSib,
  getDivergenciasSib,
  getRejeitadosSib,
  getResumoConferenciaSib,
  getSituacaoAnsXOeste,
  getConferenciasSib,
  leituraCorrecaoXmlSib,
  previaConferenciaSib,
  previaDaConferenciaSib,
  progressoConferenciaSib,
  usaConferenciaSib,
  verificaArquivoSib,
} from './sib.contract.ts';

/** Imports one return file of the SIB; `isHashAceito` takes one whose hash does not match. It may write CCOs and settle a sending: everything of Cadastro is read again. */
export const leituraCorrecaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'leituraCorrecao'],
    mutationFn: ({ file, isHashAceito }: { readonly file: File; readonly isHashAceito: boolean }) =>
      http.call(
        leituraCorrecaoXmlSib,
        { query: isHashAceito ? { hashAceito: 'sim' } : {} },
        { file, timeoutMs: false },
      ),
    onSuccess: (_reply, _file, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['cadastro'] });
    },
    gcTime: 0,
  });

/** What ANS rejected and still waits. */
export const rejeitadosSibQuery = (http: Http) =>
  queryOptions({
    queryKey: ['cadastro', 'rejeitadosSib'],
    queryFn: ({ signal }) => http.call(getRejeitadosSib, {}, { signal }),
  });

/** Discards rejections by their ids; the list and the home are read again. */
export const descartaRejeitadosMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'descartaRejeitados'],
    mutationFn: (ids: readonly string[]) =>
      http.call(descartaRejeitadosSib, {
        body: { ids: [...ids], confirmado: confirmadoDe(ids.map((id) => ({ id }))) },
      }),
    onSuccess: (_reply, _ids, _result, { client }) => client.invalidateQueries({ queryKey: ['cadastro'] }),
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

/** Reads a conference file and says what it would change; nothing changes until it is used. */
export const previaConferenciaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'previaConferencia'],
    mutationFn: (file: File) => http.call(previaConferenciaSib, {}, { file, timeoutMs: false }),
    gcTime: 0,
  });

/** What it would change if a file of the list came back into force. */
export const previaDaConferenciaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'previaDaConferencia'],
    mutationFn: (id: string) => http.call(previaDaConferenciaSib, { body: { id } }, { timeoutMs: false }),
    gcTime: 0,
  });

/** Puts a file in force; `ciente` when its warnings were on show. Everything of Cadastro is read again. */
export const usaConferenciaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'usaConferencia'],
    mutationFn: (body: { readonly id: string; readonly ciente: boolean; readonly confirmado: Confirmado }) =>
      http.call(usaConferenciaSib, { body }, { timeoutMs: false }),
    onSuccess: (_reply, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['cadastro'] }),
  });

/** The last comparison of a file with the register, read again while one goes on. */
export const comparacaoEmCursoQuery = (http: Http) =>
  queryOptions({
    queryKey: [...conferenciaKey, 'comparacao'],
    queryFn: ({ signal }) => http.call(getComparacaoSib, {}, { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** Cancels a comparison by its number. */
export const cancelaComparacaoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cadastro', 'cancelaComparacao'],
    mutationFn: (id: string) => http.call(cancelaComparacaoSib, { body: { id } }),
    onSuccess: (tarefa, _id, _result, { client }) =>
      putTarefa(client, comparacaoEmCursoQuery(http).queryKey, () => ({ tarefa })),
  });

/** The conference files that were taken. */
export const conferenciasSibQuery = (http: Http) =>
  queryOptions({
    queryKey: [...conferenciaKey, 'arquivos'],
    queryFn: ({ signal }) => http.call(getConferenciasSib, {}, { signal }),
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
