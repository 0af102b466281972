import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../http/ApiError.ts';
import type { Http } from '../../http/http.ts';
import {
  comecaBaixa,
  type PapelDoAno,
  parteDaBaixa,
  type ParteRecebida,
  type QuaisBaixar,
  terminaBaixa,
} from './baixaDePapeis.contract.ts';

/** Papers to download, with the callbacks for their files. */
export interface PedidoDeBaixa {
  readonly papel: PapelDoAno;
  readonly ano: string;
  readonly quais: QuaisBaixar;
  /** Cancels the download. */
  readonly signal: AbortSignal;
  readonly comecou: (quantas: number) => void | Promise<void>;
  readonly recebe: (parte: ParteRecebida) => void | Promise<void>;
  /** Called once everything has arrived, to store it. */
  readonly guarda: () => void | Promise<void>;
}

/** Waits before a part is asked for again, in ms. A server that restarts is back within their sum. */
const ESPERAS_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const passa = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || [502, 503, 504].includes(error.status));

const espera = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

const insiste = async <T>(asks: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const ms of ESPERAS_MS) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await asks();
    } catch (error) {
      if (!passa(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await espera(ms, signal);
    }
  }
  return asks();
};

/**
 * Downloads the papers of a year part by part. The server marks them as downloaded only once all are stored (COB-32).
 */
export const baixaDePapeisMutation = (http: Http) =>
  mutationOptions({
    mutationKey: ['cobranca', 'baixaDePapeis'],
    mutationFn: async ({ papel, ano, quais, signal, comecou, recebe, guarda }: PedidoDeBaixa) => {
      const { id, quantas } = await http.call(comecaBaixa, { body: { papel, ano, quais } }, { signal });
      await comecou(quantas);
      let depois: number | null = 0;
      while (depois !== null) {
        const body: { id: string; depois: number } = { id, depois };
        // One by one: each part is released before the next one comes.
        // oxlint-disable-next-line no-await-in-loop
        const parte = await insiste(() => http.call(parteDaBaixa, { body }, { signal }), signal);
        // oxlint-disable-next-line no-await-in-loop
        await recebe(parte);
        depois = parte.proxima;
      }
      await guarda();
      return insiste(() => http.call(terminaBaixa, { body: { id } }), signal);
    },
    gcTime: 0,
  });
