import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import {
  type Boleto,
  enviaBoleto,
  getBoletoDados,
  getBoletoDadosAbertos,
  getGeraBoleto,
  getGeraDadosBoleto,
  getGeraDadosBoletoAbertos,
  type TipoBoleto,
} from './boleto.contract.ts';

/** What is searched for; without an ISO `vencimento` every open bill. */
export interface BuscaBoleto {
  readonly type: TipoBoleto;
  readonly matricula: string;
  readonly vencimento: string | null;
}

const notFound = /n[ãa]o encontrad/i;

/** The open bills: announced by the first call, given by the second (decisions Q62). Rejects with another announcement's words. */
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

/** A bill to be sent to the address that it carries; `reenviar` once more. */
export interface EnvioDeBoleto {
  readonly boleto: Boleto;
  readonly reenviar: boolean;
}

/** Sends a bill by e-mail; the list is read again, so that it shows when. */
export const enviaBoletoMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cobranca', 'enviaBoleto'],
    mutationFn: ({ boleto: { matricula, nome, email, nossoNumero }, reenviar }: EnvioDeBoleto) =>
      http.call(enviaBoleto, {
        body: {
          matricula,
          nossoNumero,
          name: nome,
          email: email ?? '',
          ...(reenviar ? { reenviar } : {}),
        },
      }),
    onSuccess: (_reply, _envio, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['cobranca', 'boletos'] }),
  });
