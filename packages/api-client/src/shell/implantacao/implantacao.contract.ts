import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';

export const getImplantacao = endpoint('GET /auth/getImplantacao', {
  summary:
    'Diz se a instalação está em implantação: nova, sem a Conferência da carga assinada; enquanto isso, alguns atos são recusados. Diz também a versão do servidor.',
  reply: z.object({
    emImplantacao: z.boolean(),
    /** Version and commit, as '0.1.0, commit 1a2b3c4d5'. */
    versao: z.optional(z.string()),
  }),
});
