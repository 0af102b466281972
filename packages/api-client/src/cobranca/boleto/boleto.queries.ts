import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../http/http.ts';
import {
  type Boleto,
  getBoletoDados,
  getBoletoDadosAbertos,
  getGeraBoleto,
  getGeraDadosBoleto,
  getGeraDadosBoletoAbertos,
  type TipoBoleto,
} from './boleto.contract.ts';

/** A search; without an ISO `vencimento` it finds every open bill. */
export interface BuscaBoleto {
  readonly type: TipoBoleto;
  readonly matricula: string;
  readonly vencimento: string | null;
}

const notFound = /n[ãa]o encontrad/i;

/**
 * The open bills: the first call announces them, the second returns them (COB-2). A first call without bills rejects with its message.
 */
export const boletosQuery = (http: Http, { type, matricula, vencimento }: BuscaBoleto) =>
  queryOptions<Boleto[]>({
    queryKey: ['cobranca', 'boletos', type, matricula, vencimento],
    queryFn: async ({ signal }) => {
      const open = { type, matricula };
      const { status, message } =
        vencimento === null
          ? await http.call(getGeraDadosBoletoAbertos, { params: open }, { signal })
          : await http.call(getGeraDadosBoleto, { params: { ...open, dueDate: vencimento } }, { signal });
      if (status === 'true') {
        if (notFound.test(message)) return [];
        throw new Error(message);
      }
      return vencimento === null
        ? http.call(getBoletoDadosAbertos, { params: open }, { signal })
        : http.call(getBoletoDados, { params: { ...open, date: vencimento } }, { signal });
    },
    gcTime: 0,
  });

/** The paper of a bill. */
export const boletoPdf = async (
  http: Http,
  { matricula, nossoNumero }: Boleto,
  signal: AbortSignal,
): Promise<Blob> => {
  const { data } = await http.call(getGeraBoleto, { params: { matricula, nossoNumero } }, { signal });
  const bytes = Array.isArray(data) ? data : data.data;
  return new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
};
