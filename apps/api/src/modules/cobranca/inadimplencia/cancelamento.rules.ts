import type { SituacaoDoContrato } from '@vidas/api-client/cobranca/notificacao/situacao.rules.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';

/** A contract that ends, as far as its warnings ask. */
export interface Cancelamento {
  porInadimplencia: boolean;
  daEmpresa: boolean;
  pediuEm: string | null;
  protocolo: string | null;
  lida: SituacaoDoContrato;
}

/** Warnings of a contract that ends by default: a request to leave, and NOT-3 in words (COB-16). Null for other reasons. */
export const avisosDoCancelamento = ({
  porInadimplencia,
  daEmpresa,
  pediuEm,
  protocolo,
  lida,
}: Cancelamento): string | null => {
  if (!porInadimplencia) return null;
  const pedido = pediuEm === null ? [] : [`pediu para sair em ${writeDay(pediuEm)} (protocolo ${protocolo})`];
  const daLei =
    daEmpresa && lida.mensalidadesContadas.length === 0
      ? ['quem paga é a empresa: a lei da dívida de quem paga por si não se aplica']
      : [...lida.porques, ...lida.cautelas];
  return [...pedido, ...daLei].join('; ');
};
