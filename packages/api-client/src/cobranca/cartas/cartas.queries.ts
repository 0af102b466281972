import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { readAgain } from '../../http/actOf.ts';
import type { Http } from '../../http/http.ts';
import { bytesOf } from '../../kinds/base64.ts';
import type { Confirmado } from '../../kinds/confirmado.ts';
import { putTarefa } from '../../shell/putTarefa.ts';
import { relerEm } from '../../shell/tarefa.kinds.ts';
import {
  type ArquivoDeCartas,
  cancelaCartas,
  type EscolhaDasCartas,
  geraCartas,
  getCartas,
  getPdfDeCartas,
  getPedacoDeCartas,
  type PdfDeCartas,
} from './cartas.contract.ts';

const pdfKey = (competencia: string | null) => ['cobranca', 'pdfDeCartas', competencia] as const;

/** State of a month's file, polled while it is being made. A null month asks nothing. */
export const pdfDeCartasQuery = (http: Http, competencia: string | null) =>
  queryOptions({
    queryKey: pdfKey(competencia),
    queryFn:
      competencia === null
        ? skipToken
        : ({ signal }) => http.call(getPdfDeCartas, { params: { competencia } }, { signal }),
    refetchInterval: ({ state }) => relerEm(state.data?.tarefa),
    staleTime: 0,
  });

/** The choices of Gerar PDF. */
export interface PedidoDoPdf extends EscolhaDasCartas {
  readonly frenteVerso: boolean;
  readonly confirmado: Confirmado;
}

/** Starts the confirmed file, or cancels the job with this number. After a refusal the list is read again. */
export const pdfDeCartasMutation = (http: Http, competencia: string | null) =>
  mutationOptions({
    mutationFn: async (ato: { gera: PedidoDoPdf } | { cancela: string }): Promise<Partial<PdfDeCartas>> => {
      if (competencia === null) throw new TypeError('Nothing was asked for.');
      return 'gera' in ato
        ? http.call(geraCartas, { body: { competencia, ...ato.gera } })
        : { tarefa: await http.call(cancelaCartas, { body: { id: ato.cancela } }) };
    },
    onSuccess: (news, _ato, _result, { client }) =>
      putTarefa<PdfDeCartas>(client, pdfKey(competencia), (before) => ({
        arquivo: null,
        tarefa: null,
        ...before,
        ...news,
      })),
    onError: (_error, _ato, _result, { client }) => readAgain(client, [getCartas]),
    gcTime: 0,
  });

/** A file of boletos, read piece by piece. */
export const leCartas = async (
  http: Http,
  { id, pedacos }: Pick<ArquivoDeCartas, 'id' | 'pedacos'>,
): Promise<Blob> => {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  for (let ordem = 1; ordem <= pedacos; ordem += 1) {
    // One by one: a file of hundreds of letters is not requested all at once.
    // oxlint-disable-next-line no-await-in-loop
    const { conteudo } = await http.call(getPedacoDeCartas, { params: { id, ordem: String(ordem) } });
    bytes.push(bytesOf(conteudo));
  }
  return new Blob(bytes, { type: 'application/pdf' });
};
