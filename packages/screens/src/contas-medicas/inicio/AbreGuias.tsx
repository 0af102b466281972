import type { FiltroDeStatus } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { ModuloDeGuias } from '@vidas/api-client/contas-medicas/inicio/inicio.queries.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import type { HandOver } from '../../app/handOver.ts';
import { RouterLink } from '../../app/RouterLink.tsx';

export interface AbreGuiasProps {
  readonly modulo: ModuloDeGuias;
  /** Written as 'code - name'; the list behind the guide stays without a question where a report does not have it. */
  readonly prestador?: string | null;
  readonly status?: FiltroDeStatus;
  /** Lot whose guides alone are shown. */
  readonly lote?: { readonly numeroLote: string; readonly protocolo: string };
  /** The guide to open; without it the link opens the provider's list. */
  readonly guia?: string | null;
}

/** Only the code of 'code - name': the name may be a person's and must not be in the address (SEG-23). */
export const codigoDoPrestador = (prestador: string | null): string =>
  (prestador ?? '').split(' - ', 1).join('');

/**
 * Opens the guides of a provider, and one of them at once. A guide's number identifies a person and must not be in the address (REL-3).
 */
export function AbreGuias({ modulo, prestador = null, status = 'verificar', lote, guia }: AbreGuiasProps) {
  const search = prestador
    ? `?${new URLSearchParams({ prestador: codigoDoPrestador(prestador), status, periodo: 'todas', ...(lote && { lote: lote.protocolo }) })}`
    : '';
  const carried: { state?: HandOver } = guia ? { state: { guia } } : {};
  return (
    <LinkButton
      {...carried}
      size="small"
      href={`/modulos/${modulo}/guias-importadas-xml${search}`}
      linkComponent={RouterLink}
      aria-label={
        guia ? `Abrir a guia ${guia}` : `Ver guias ${lote ? `do lote ${lote.numeroLote}` : `de ${prestador}`}`
      }
    >
      {guia ? 'Abrir' : 'Ver guias'}
    </LinkButton>
  );
}
