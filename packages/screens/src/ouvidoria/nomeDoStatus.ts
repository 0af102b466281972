import type { Denuncia, DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { type StatusDenuncia, statusDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.rules.ts';

/** The name of a status: ours, else the server's description, else the code. */
export const nomeDoStatus = ({
  OUV_STATUS,
  DESCRICAO_STATUS,
}: Pick<Denuncia, 'OUV_STATUS' | 'DESCRICAO_STATUS'>): string =>
  statusDenuncia[OUV_STATUS as StatusDenuncia] ?? DESCRICAO_STATUS ?? OUV_STATUS;

/** Status of a report in the list, or a note that it was put aside (OUV-30). */
export const situacaoDe = (denuncia: DenunciaDaEquipe): string =>
  denuncia.OUV_DE_LADO === true ? 'De lado' : nomeDoStatus(denuncia);
