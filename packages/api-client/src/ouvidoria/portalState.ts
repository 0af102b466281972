import type { AppConfig } from '../config/config.ts';
import type { FieldProblem } from '../http/ApiError.ts';
import type { Acao, Denuncia, NovaDenuncia } from './ouvidoria.contract.ts';

/** The five pages of the portal, as their path below `/ouvidoriaInterna/`. */
export const portalRoutes = [
  'inicio',
  'anonimato',
  'acompanhamento',
  'denuncia/anon',
  'denuncia/nonanon',
] as const;

export type PortalRoute = (typeof portalRoutes)[number];

/** The pages that also take a form sent without JavaScript (`method=post`, names of the fields as in the contract). */
export const formRoutes = ['acompanhamento', 'denuncia/anon', 'denuncia/nonanon'] as const;

/** One page with a form. */
export type FormRoute = (typeof formRoutes)[number];

/** Fields of the two report forms. */
export type CampoDenuncia = Exclude<keyof NovaDenuncia, 'status'>;

/** Days (ISO) by which the reporter gets an answer (OUV-8). */
export interface Prazos {
  /** Last day for the confirmation that the report is under analysis. */
  analise: string;
  /** Last day for the first answer. */
  resposta: string;
}

/** Receipt of the reporter, shown once and never again. */
export interface Recibo {
  protocolo: string;
  /** `XXXX-XXXX-XXXX-XXXX`; absent on a server that follows reports by protocol alone. */
  chave?: string | undefined;
  prazos?: Prazos | undefined;
}

/** The settings that the pages of the portal show. */
export type PortalConfig = Pick<
  AppConfig,
  'ombudsmanPhone' | 'quickExitUrl' | 'portalUrl' | 'receiptOperator'
>;

/**
 * Server state of a page that answers a form sent without JavaScript. A prerendered page has the empty state. Nothing of it is stored.
 */
export interface PortalState {
  /** The refused form: its values and its problems, or the question about a blank one (OUV-3). */
  form?:
    | {
        values: Partial<Record<CampoDenuncia, string>>;
        errors: readonly FieldProblem[];
        isBlankAsked?: boolean;
      }
    | undefined;
  /** Present when a report was filed. */
  receipt?: Recibo | undefined;
  /** Present when a follow-up was asked for; every refusal looks the same. */
  followUp?: { report: Denuncia; actions: readonly Acao[] } | { failed: true } | undefined;
  /** Present after a message: it was sent, or its text stays in the box with the problem. */
  message?: { isSent: true } | { typed: string; error?: string | undefined } | undefined;
  /** The form waits in the queue; the page asks again by itself, at its own address with `?vez=`. */
  line?: { seconds: number; at: string } | undefined;
  /** Text for the person when the whole request was refused (too many, wrong origin, server out). */
  failure?: string | undefined;
  /** Settings of `config.json`, for pages without JavaScript. */
  config?: PortalConfig | undefined;
}
