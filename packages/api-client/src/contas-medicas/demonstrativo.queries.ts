import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  getDemonstrativoPdf,
  getDemonstrativoXml,
  getLotesPrestador,
  type LoteDoPrestador,
} from './demonstrativo.contract.ts';

/** The lots of a provider; a guide may have been settled since. */
export const lotesQuery = (http: Http, codPrestador: string) =>
  queryOptions<LoteDoPrestador[]>({
    queryKey: ['contas-medicas', 'lotes', codPrestador],
    queryFn: ({ signal }) => http.call(getLotesPrestador, { body: { codPrestador } }, { signal }),
    staleTime: 0,
  });

/** What the analysis of a lot is handed over as. */
export type FormatoDoDemonstrativo = 'xml' | 'pdf';

const calls = { xml: getDemonstrativoXml, pdf: getDemonstrativoPdf };

/** The paper of a lot and the format it is wanted in. */
export interface PedidoDeDemonstrativo {
  readonly protocolo: string;
  readonly formato: FormatoDoDemonstrativo;
}

/** The analysis of a lot as a file with its name. */
export const demonstrativoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['contas-medicas', 'demonstrativo'],
    mutationFn: async ({ protocolo, formato }: PedidoDeDemonstrativo) => {
      const { nome, conteudo } = await http.call(calls[formato], { body: { protocolo } });
      const bytes = Uint8Array.from(atob(conteudo), (letter) => letter.charCodeAt(0));
      return { nome, arquivo: new Blob([bytes], { type: `application/${formato}` }) };
    },
    gcTime: 0,
  });
