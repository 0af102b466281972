import { nomeDoStatus } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { findable } from '../../../db/findable.ts';

/** Derived column of a guide in the lists of a home. */
export const presentSituacao = ({ status }: { status: 0 | 1 | 2 | null }) => ({
  situacao: nomeDoStatus(status),
});

findable(import.meta.url, { presentSituacao });
