import { counted } from '@vidas/api-client/words/counted.ts';
import type { ConferenciaDaCarga } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';

/** '3 diferem e 6 estão sem comparar'; null without any. */
export const restam = ({
  diferentes,
  semComparar,
}: Pick<ConferenciaDaCarga, 'diferentes' | 'semComparar'>): string | null => {
  const partes = [
    diferentes > 0 && counted(diferentes, 'difere', 'diferem'),
    semComparar > 0 && counted(semComparar, 'está sem comparar', 'estão sem comparar'),
  ].filter((parte) => parte !== false);
  return partes.length === 0 ? null : partes.join(' e ');
};
