import type { Http } from '@vidas/api-client/http/http.ts';
import {
  encerrarAcompanhamento,
  getAcoes,
  getDenuncia,
  inserirNovaDenuncia,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { enviarMensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import type { PortalCalls } from './PortalServices.tsx';
import type { Solver } from './prova/solveInWorker.ts';
import { withProof } from './prova/withProof.ts';

const digits = (text: string): string => text.replace(/[\s.-]/g, '');

/** The calls of the portal over the contract; they load with the first form, never for readers. */
export const createCalls = (http: Http, solver: Solver): PortalCalls => ({
  fileReport: (values, effects) => {
    const { signal } = effects;
    const report = { ...values, status: 'N' } as const;
    return withProof(
      (proof) => http.call(inserirNovaDenuncia, { body: { ...report, ...proof } }, { signal }),
      solver,
      effects,
    );
  },

  async followUp({ protocolo, chave }, effects) {
    const { signal } = effects;
    const typed = {
      protocolo: digits(protocolo),
      ...(chave.trim() === '' ? {} : { chave: chave.trim() }),
    };
    const [denuncia] = await withProof(
      (proof) => http.call(getDenuncia, { body: { ...typed, ...proof } }, { signal }),
      solver,
      effects,
    );
    if (!denuncia) return undefined;
    const { ACOMPANHAMENTO: acompanhamento, OUV_PROTOCOLO } = denuncia;
    const body = {
      protocolo: OUV_PROTOCOLO,
      ...(acompanhamento === undefined ? {} : { acompanhamento }),
    };
    const acoes = await http.call(getAcoes, { body }, { signal }).catch(() => null);
    return { denuncia, acoes };
  },

  writeMessage: (message, effects) => {
    const { signal } = effects;
    return withProof(
      (proof) => http.call(enviarMensagem, { body: { ...message, ...proof } }, { signal }),
      solver,
      effects,
    );
  },

  endFollowUp({ denuncia: { ACOMPANHAMENTO: acompanhamento } }) {
    if (acompanhamento === undefined) return;
    http.call(encerrarAcompanhamento, { body: { acompanhamento } }).catch(() => undefined);
  },
});
