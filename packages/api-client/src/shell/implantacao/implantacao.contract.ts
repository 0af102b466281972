import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';

export const getImplantacao = endpoint('GET /auth/getImplantacao', {
  summary:
    'Diz se a instalação está em implantação: nova, sem a Conferência da carga assinada; enquanto isso, alguns atos são recusados.',
  reply: z.object({ emImplantacao: z.boolean() }),
});
