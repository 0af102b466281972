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

/** What a call takes before the server does what was asked: the work of its challenge, or a turn in the line. */
export type Effort =
  | {
      readonly kind: 'proof';
      /** From 0 to 1. */
      readonly done: number;
      /** About how long the rest takes. */
      readonly seconds: number;
    }
  | { readonly kind: 'line'; readonly seconds: number };

/** How a page follows a call and ends it. */
export interface Effects {
  readonly signal: AbortSignal;
  /** Undefined when the effort is over and the call is sent. */
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

/** What the app provides to its pages; stories and the server provide their own. */
export interface PortalServices {
  /** Loaded when a form is first used. */
  calls: () => Promise<PortalCalls>;
  config: PortalConfig;
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
