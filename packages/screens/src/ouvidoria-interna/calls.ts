import * as z from 'zod/mini';
import { ApiError } from '@vidas/api-client/http/api-error';
import type { Http } from '@vidas/api-client/http';
import {
  desafioResposta,
  encerrarAcompanhamento,
  getAcoes,
  getDenuncia,
  inserirNovaDenuncia,
} from '@vidas/api-client/ouvidoria/contract';
import { enviarMensagem } from '@vidas/api-client/ouvidoria/mensagens';
import type { PortalCalls } from './PortalServices.tsx';
import type { Solver } from './prova/solveInWorker.ts';

const digits = (text: string): string => text.replace(/[\s.-]/g, '');

const challengeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind === 'challenge'
    ? z.safeParse(desafioResposta, error.body).data?.desafio
    : undefined;

/** The calls of the portal over the contract; loaded when the first form is used, so that whoever only reads does not load them. */
export const createCalls = (http: Http, solver: Solver): PortalCalls => ({
  fileReport: (values) => http.call(inserirNovaDenuncia, { body: { ...values, status: 'N' } }),

  async followUp({ protocolo, chave }, signal) {
    const typed = {
      protocolo: digits(protocolo),
      ...(chave.trim() === '' ? {} : { chave: chave.trim() }),
    };
    const ask = (proof: { desafio?: string; solucao?: string }) =>
      http.call(getDenuncia, { body: { ...typed, ...proof } }, { signal, timeoutMs: 90_000 });
    const [denuncia] = await ask({}).catch(async (error: unknown) => {
      const desafio = challengeOf(error);
      const solucao = desafio === undefined ? undefined : await solver(desafio, signal);
      if (desafio === undefined || solucao === undefined) throw error;
      return ask({ desafio, solucao });
    });
    if (!denuncia) return undefined;
    const { ACOMPANHAMENTO: acompanhamento, OUV_PROTOCOLO } = denuncia;
    const body = {
      protocolo: OUV_PROTOCOLO,
      ...(acompanhamento === undefined ? {} : { acompanhamento }),
    };
    const acoes = await http.call(getAcoes, { body }, { signal }).catch(() => null);
    return { denuncia, acoes };
  },

  writeMessage: (acompanhamento, mensagem) =>
    http.call(enviarMensagem, { body: { acompanhamento, mensagem } }),

  endFollowUp({ denuncia: { ACOMPANHAMENTO: acompanhamento } }) {
    if (acompanhamento === undefined) return;
    http.call(encerrarAcompanhamento, { body: { acompanhamento } }).catch(() => undefined);
  },
});
