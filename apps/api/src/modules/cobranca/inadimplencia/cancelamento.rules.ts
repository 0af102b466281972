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

/** Both kinds of texts beside a contract that ends; null for none. */
interface AvisosDoCancelamento {
  AVISOS: string | null;
  SEM_DADO: string | null;
}

const emTexto = (partes: readonly string[]): string | null =>
  partes.length === 0 ? null : partes.join('; ');

/** A text that names a datum that nobody gave, and no reason against the cancelling. */
const faltaDado = (texto: string): boolean =>
  texto.startsWith('falta dado: ') || texto.endsWith(': sem dado');

/** Warnings and unknown facts of a contract that ends by default: NOT-3 in words (COB-16). Empty for other reasons. */
export const avisosDoCancelamento = ({
  porInadimplencia,
  daEmpresa,
  pediuEm,
  protocolo,
  lida,
}: Cancelamento): AvisosDoCancelamento => {
  if (!porInadimplencia) return { AVISOS: null, SEM_DADO: null };
  const pedido = pediuEm === null ? [] : [`pediu para sair em ${writeDay(pediuEm)} (protocolo ${protocolo})`];
  const daLei =
    daEmpresa && lida.mensalidadesContadas.length === 0
      ? ['quem paga é a empresa: a lei da dívida de quem paga por si não se aplica']
      : [...lida.porques, ...lida.cautelas];
  return {
    AVISOS: emTexto([...pedido, ...daLei.filter((texto) => !faltaDado(texto))]),
    SEM_DADO: emTexto(daLei.filter(faltaDado)),
  };
};
