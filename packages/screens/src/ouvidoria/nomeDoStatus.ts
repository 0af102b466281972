import type { Denuncia } from '@vidas/api-client/ouvidoria/contract';
import { type StatusDenuncia, statusDenuncia } from '@vidas/api-client/ouvidoria/rules';

/** The name of a status: ours, else the server's description, else the code. */
export const nomeDoStatus = ({
  OUV_STATUS,
  DESCRICAO_STATUS,
}: Pick<Denuncia, 'OUV_STATUS' | 'DESCRICAO_STATUS'>): string =>
  statusDenuncia[OUV_STATUS as StatusDenuncia] ?? DESCRICAO_STATUS ?? OUV_STATUS;
