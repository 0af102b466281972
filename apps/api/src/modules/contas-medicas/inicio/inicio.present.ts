import { esperaSegundaPessoa } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import { nomeDoStatus } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { findable } from '../../../db/findable.ts';

/** Derived column of a guide in the lists of a home. */
export const presentSituacao = ({
  status,
  espera_segunda = false,
}: {
  status: 0 | 1 | 2 | null;
  espera_segunda?: boolean;
}) => ({ situacao: espera_segunda ? esperaSegundaPessoa : nomeDoStatus(status) });

findable(import.meta.url, { presentSituacao });
