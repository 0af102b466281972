import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { confirmadoDe } from '../kinds/confirmado.ts';
import {
  baixarGuia,
  descartarReativarGuia,
  type FiltroDeStatus,
  getCompetenciaPagMed,
  getComentarioGlosa,
  getGuiaImportada,
  getGuiasImportadas,
  getItensIguais,
  getListaPrestadores,
  type Guia,
  type GuiaComItens,
  incorporarGuia,
  type ItemAlterado,
  linhaDaGuia,
  setGuia,
  setGuiaItens,
} from './guias.contract.ts';
import { getContextoItem } from './guiasContexto.contract.ts';
import { type CriterioDaFila, escolheFilaRevisao } from './guiasFila.contract.ts';

const contextoKey = ['contas-medicas', 'contexto'] as const;
const guiasKey = ['contas-medicas', 'guias'] as const;

/** Which guides are on show. */
export interface BuscaGuias {
  readonly codPrestador: string;
  readonly filtrarStatus: FiltroDeStatus;
  /** Months of import; null for all. */
  readonly filtroImportacao: 1 | 2 | null;
}

/** The providers whose guides the person may see. */
export const prestadoresQuery = (http: Http) =>
  queryOptions({
    queryKey: ['contas-medicas', 'prestadores'],
    queryFn: async ({ signal }) => (await http.call(getListaPrestadores, {}, { signal })).listaPrestadores,
  });

/** The guides of a search. */
export const guiasQuery = (http: Http, busca: BuscaGuias) =>
  queryOptions<Guia[]>({
    queryKey: [...guiasKey, 'lista', busca.codPrestador, busca.filtrarStatus, busca.filtroImportacao],
    queryFn: ({ signal }) => http.call(getGuiasImportadas, { body: busca }, { signal }),
  });

/** One guide with its items and history. */
export const guiaQuery = (http: Http, numGuia: string) =>
  queryOptions<GuiaComItens>({
    queryKey: [...guiasKey, 'guia', numGuia],
    queryFn: ({ signal }) => http.call(getGuiaImportada, { body: { numGuia } }, { signal }),
    // Somebody else may be deciding about the same guide.
    staleTime: 0,
  });

/** What helps to decide about one item (CTM-49); it is of the past, so a decision does not read it again. */
export const contextoDoItemQuery = (http: Http, numGuia: string, seqItem: number) =>
  queryOptions({
    queryKey: [...contextoKey, numGuia, seqItem],
    queryFn: async ({ signal }) =>
      (await http.call(getContextoItem, { body: { numGuia, seqItem } }, { signal })).contexto,
  });

/** What is to be reviewed first. */
export interface PedidoDeFila {
  readonly codPrestador: string;
  readonly criterio: CriterioDaFila;
  readonly quantidade: number;
}

/** Picks guides to review first (CTM-50). */
export const escolheFilaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...guiasKey, 'fila'],
    mutationFn: (body: PedidoDeFila) => http.call(escolheFilaRevisao, { body }),
    gcTime: 0,
  });

/** The month of payment on offer, and the day suggested for settling. */
export const competenciaPagMedQuery = (http: Http) =>
  queryOptions({
    queryKey: ['contas-medicas', 'competenciaPagMed'],
    queryFn: ({ signal }) => http.call(getCompetenciaPagMed, {}, { signal }),
  });

/** The text of a code of denial; null for one that is not registered (CTM-7). */
export const buscaComentarioGlosa = async (http: Http, comCod: string): Promise<string | null> => {
  const { success, comentarioGlosa } = await http.call(getComentarioGlosa, { body: { comCod } });
  return success ? comentarioGlosa : null;
};

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: guiasKey });

/** Decides about items; resolves when lists and guide are read again, with what became of each of them. */
export const setGuiaItensMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...guiasKey, 'itens'],
    mutationFn: (itensAlterados: ItemAlterado[]) =>
      http.call(setGuiaItens, { body: { itensAlterados, mostrarResultado: false } }),
    onSettled: (_reply, _error, _itens, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** The items that are equal to one that was just decided (CTM-46). */
export const itensIguaisQuery = (http: Http, numGuia: string, seqItem: number) =>
  queryOptions({
    queryKey: [...guiasKey, 'iguais', numGuia, seqItem],
    queryFn: async ({ signal }) =>
      (await http.call(getItensIguais, { body: { numGuia, seqItem } }, { signal })).itens,
    staleTime: 0,
  });

/** Decides about items of several guides; the answer has them as they are then, for taking it back. */
export const setItensIguaisMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...guiasKey, 'itensIguais'],
    mutationFn: (itensAlterados: ItemAlterado[]) => http.call(setGuiaItens, { body: { itensAlterados } }),
    onSettled: (_reply, _error, _itens, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Discards a guide or takes it up again. */
export const descartarReativarMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...guiasKey, 'descartarReativar'],
    mutationFn: ({ guia, acao }: { readonly guia: Guia; readonly acao: 'descartar' | 'reativar' }) =>
      http.call(descartarReativarGuia, { body: { numGuia: guia.numGuia, acao, versao: guia.versao } }),
    onSettled: (_reply, _error, _guia, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Chooses the type of a hospital stay. */
export const setGuiaMutation = (http: Http) =>
  mutationOptions({
    mutationKey: [...guiasKey, 'tipo'],
    mutationFn: ({ guia, tipo }: { readonly guia: Guia; readonly tipo: string }) =>
      http.call(setGuia, {
        body: { dadosAlteradosGuia: { numGuia: guia.numGuia, GUI_TIPO: tipo, versao: guia.versao } },
      }),
    onSettled: (_reply, _error, _guia, _result, { client }) => readAgain(client),
    gcTime: 0,
  });

/** Incorporates one guide. */
export const incorpora = (http: Http, guia: Guia, competencia: string) => {
  const { numGuia, GUI_TIPO, versao } = guia;
  const confirmado = confirmadoDe([linhaDaGuia(guia)]);
  return http.call(incorporarGuia, { body: { numGuia, guiTipo: GUI_TIPO, competencia, versao, confirmado } });
};

/** Settles one incorporated guide; a refusal is an answer, not an error. */
export const baixa = (http: Http, guia: Guia, dataBaixa: string) =>
  http.call(baixarGuia, {
    body: { numGuia: guia.numGuia, dataBaixa, confirmado: confirmadoDe([linhaDaGuia(guia)]) },
  });

/** Reads lists and guides again, after several were incorporated. */
export const leGuiasDeNovo = readAgain;
