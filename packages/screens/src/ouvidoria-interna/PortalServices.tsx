import { createContext, useContext } from 'react';
import type { Acao, Denuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import type { Mensagem } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import type {
  CampoDenuncia,
  PortalConfig,
  PortalState,
  Recibo,
} from '@vidas/api-client/ouvidoria/portalState.ts';
import type { Consulta } from './acompanhamento/consulta.ts';

/** The result of a follow-up. `acoes` is null when only the report could be read (OUV-9). */
export interface Acompanhamento {
  denuncia: Denuncia;
  acoes: readonly Acao[] | null;
}

/** Work before the server accepts a call: its challenge, or a turn in the queue. */
export type Effort =
  | {
      readonly kind: 'proof';
      /** From 0 to 1. */
      readonly done: number;
      /** Estimate of the remaining seconds. */
      readonly seconds: number;
    }
  | { readonly kind: 'line'; readonly seconds: number };

/** Callbacks with which a page follows a call and cancels it. */
export interface Effects {
  readonly signal: AbortSignal;
  /** Called with undefined when the work is over and the call is sent. */
  readonly onEffort: (effort: Effort | undefined) => void;
}

/** The calls of the portal. Each solves the challenge if the server sets one, and rejects with `ApiError`. */
export interface PortalCalls {
  /** Files a report and returns the receipt, which the reporter gets only once. */
  fileReport: (values: Record<CampoDenuncia, string>, effects: Effects) => Promise<Recibo>;
  /** Undefined when there is nothing to show. */
  followUp: (consulta: Consulta, effects: Effects) => Promise<Acompanhamento | undefined>;
  /** Writes to the staff under an open follow-up and returns the whole conversation. */
  writeMessage: (
    message: { readonly acompanhamento: string; readonly mensagem: string },
    effects: Effects,
  ) => Promise<readonly Mensagem[]>;
  /** Ends a follow-up on the server, without waiting for the answer. */
  endFollowUp: (acompanhamento: Acompanhamento) => void;
}

/** Services of the app for its pages; stories and the server provide their own. */
export interface PortalServices {
  /** Loaded at the first use of a form. */
  calls: () => Promise<PortalCalls>;
  config: PortalConfig;
  /** State that the server wrote into its answer to a plain form; undefined on a prerendered page. */
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
