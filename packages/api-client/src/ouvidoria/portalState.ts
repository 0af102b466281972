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

/** One page of the portal. */
export type PortalRoute = (typeof portalRoutes)[number];

/** The pages that also take a form sent without JavaScript (`method=post`, names of the fields as in the contract). */
export const formRoutes = ['acompanhamento', 'denuncia/anon', 'denuncia/nonanon'] as const;

/** One page that takes a form. */
export type FormRoute = (typeof formRoutes)[number];

/** Fields of the two report forms. */
export type CampoDenuncia = Exclude<keyof NovaDenuncia, 'status'>;

/** Days (ISO) by which the reporter gets an answer (OUV-8). */
export interface Prazos {
  /** Until this day the report is confirmed as under analysis. */
  analise: string;
  /** Until this day the first answer is there. */
  resposta: string;
}

/** What the reporter gets once and never again. */
export interface Recibo {
  protocolo: string;
  /** `XXXX-XXXX-XXXX-XXXX`; absent on a server where the protocol alone follows the report. */
  chave?: string | undefined;
  prazos?: Prazos | undefined;
}

/** The settings that the pages of the portal show. */
export type PortalConfig = Pick<
  AppConfig,
  'ombudsmanPhone' | 'quickExitUrl' | 'portalUrl' | 'receiptOperator'
>;

/**
 * What the server tells a page that it draws in answer to a form sent without JavaScript. A prerendered page has the empty
 * state. None of it is stored.
 */
export interface PortalState {
  /** The refused form: what was typed and what is wrong. */
  form?: { values: Partial<Record<CampoDenuncia, string>>; errors: readonly FieldProblem[] } | undefined;
  /** A report was filed. */
  receipt?: Recibo | undefined;
  /** A follow-up was asked for; every refusal looks the same. */
  followUp?: { report: Denuncia; actions: readonly Acao[] } | { failed: true } | undefined;
  /** A message was written: it was sent, or it was not and stands in its box again, with what is wrong. */
  message?: { isSent: true } | { typed: string; error?: string | undefined } | undefined;
  /** The form waits in the line of its place; the page asks again by itself, at its own address with `?vez=`. */
  line?: { seconds: number; at: string } | undefined;
  /** The whole request was refused (too many, wrong origin, server out); a text for the person. */
  failure?: string | undefined;
  /** What `config.json` would say, for pages without JavaScript. */
  config?: PortalConfig | undefined;
}
