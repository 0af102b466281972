import { createContext, useContext } from 'react';
import type { AppConfig } from '@vidas/api-client/config';
import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/contract';
import type { CampoDenuncia, PortalState, Recibo } from '@vidas/api-client/ouvidoria/portal-state';
import type { Consulta } from './consulta.ts';

/** What a follow-up shows. `acoes` is null when the report came and its actions did not (decisions Q38). */
export interface Acompanhamento {
  denuncia: Denuncia;
  acoes: readonly Acao[] | null;
}

/** What the portal asks of a server. Each rejects with `ApiError`. */
export interface PortalCalls {
  /** Files a report and gives what the reporter gets once. */
  fileReport: (values: Record<CampoDenuncia, string>) => Promise<Recibo>;
  /** Asks, solves the challenge when the server sets one, asks again. Undefined when there is nothing to show. */
  followUp: (consulta: Consulta, signal: AbortSignal) => Promise<Acompanhamento | undefined>;
  /** Ends a follow-up on the server; nobody waits for the answer. */
  endFollowUp: (acompanhamento: Acompanhamento) => void;
}

/** What the app gives its pages; stories and the server give their own. */
export interface PortalServices {
  /** Loaded when a form is first used. */
  calls: () => Promise<PortalCalls>;
  config: Pick<AppConfig, 'ombudsmanPhone' | 'quickExitUrl'>;
  /** What the server knew when it drew this page in answer to a plain form; undefined on a page from the shelf. */
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
