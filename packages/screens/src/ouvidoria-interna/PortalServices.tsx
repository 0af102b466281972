import { createContext, useContext } from 'react';
import type { AppConfig } from '@vidas/api-client/config';
import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/contract';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens';
import type { CampoDenuncia, PortalState, Recibo } from '@vidas/api-client/ouvidoria/portal-state';
import type { Consulta } from './consulta.ts';

/** The result of a follow-up. `acoes` is null when only the report could be read (OUV-9). */
export interface Acompanhamento {
  denuncia: Denuncia;
  acoes: readonly Acao[] | null;
}

/** The calls of the portal. Each rejects with `ApiError`. */
export interface PortalCalls {
  /** Files a report and returns the receipt, which the reporter gets only once. */
  fileReport: (values: Record<CampoDenuncia, string>) => Promise<Recibo>;
  /** Asks, solves the challenge if the server sets one, asks again. Undefined when there is nothing to show. */
  followUp: (consulta: Consulta, signal: AbortSignal) => Promise<Acompanhamento | undefined>;
  /** Writes to the staff under an open follow-up and returns the whole conversation. */
  writeMessage: (acompanhamento: string, mensagem: string) => Promise<readonly Mensagem[]>;
  /** Ends a follow-up on the server, without waiting for the answer. */
  endFollowUp: (acompanhamento: Acompanhamento) => void;
}

/** What the app provides to its pages; stories and the server provide their own. */
export interface PortalServices {
  /** Loaded when a form is first used. */
  calls: () => Promise<PortalCalls>;
  config: Pick<AppConfig, 'ombudsmanPhone' | 'quickExitUrl'>;
  /** The state that the server wrote when it drew this page in answer to a plain form; undefined on a prerendered page. */
  serverState: PortalState | undefined;
  /** Leaves the page for good; replaced in stories. */
  leave: (address: string) => void;
}

const Services = createContext<PortalServices | undefined>(undefined);

export const PortalServicesProvider = Services.Provider;

export const usePortalServices = (): PortalServices => {
  const services = useContext(Services);
  if (!services) throw new Error('PortalServicesProvider is missing');
  return services;
};
