import {
  aguardandoAutorizacao,
  buscaCampanhas,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { InicioCobranca } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import type { Deps } from '../../../deps.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { servicoDeMensagens } from './servicoDeMensagens.ts';
import { countCampanhas } from '../inicio/inicio.sql.ts';

/** Limit of the wait for an external service. */
const TIMEOUT_MS = 3_000;
const processando = 1;

/** Counts the campaigns: in our own tables, or at the configured service. */
export const contaCampanhas = (deps: Deps): (() => Promise<InicioCobranca['campanhas']>) => {
  const { db, clock, config } = deps;
  if (config.messaging.url === undefined) return () => countCampanhas(db, momentoLocal(clock()));
  const servico = servicoDeMensagens(deps);
  return async () => {
    const { data } = await servico.ask(buscaCampanhas, { campos: {}, timeoutMs: TIMEOUT_MS });
    const count = (wanted: number) => data.filter(({ status }) => status === wanted).length;
    return { aguardando: count(aguardandoAutorizacao), enviando: count(processando), ha: data.length > 0 };
  };
};
