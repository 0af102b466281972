import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';

/** A denial, for an act or a dialog. */
export interface NegativaProps {
  readonly negativa: {
    readonly origem: Origem;
    /** Number of the authorisation, or the 20 digits of the protocol. */
    readonly numero: string;
    readonly nome: string;
    /** ISO day; null when unknown. */
    readonly negadaEm: string | null;
    /** State of the reanalysis: 'ABERTA', or its conclusion; null without one. */
    readonly reanalise: string | null;
    /** Term of the reanalysis in words. */
    readonly relogioReanalise: string | null;
  };
}
