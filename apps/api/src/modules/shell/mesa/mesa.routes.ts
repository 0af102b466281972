import { abreNaMesa, modulosDaMesa } from '@vidas/api-client/shell/mesa/mesa.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { unicoDe } from '../../../http/acesso/alcance.ts';
import { semAcesso } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { notaEFind } from './mesa.sql.ts';

/** Time for which a look counts; the screens repeat it more than twice as often. */
const valeMs = 60_000;

const finalidade = 'Saber quem tem a mesma coisa aberta';

/** The things that people have open at the desks now (MES-13). */
export const mesaRoutes = (app: FastifyInstance, { db, clock }: Deps): void =>
  serve(
    app,
    abreNaMesa,
    { allow: ['cadastro', 'contas-medicas', 'centro-medico'], finalidade },
    async ({ input: { body }, session }) => {
      const { mesa, coisa, codPrestador } = body;
      const modulos = modulosDaMesa[mesa];
      if (!modulos.some((key) => session.modules.includes(key))) throw semAcesso();
      const prestador = codPrestador ?? '';
      const unico = unicoDe(session, modulos, app.door.centroMedico);
      if (unico !== null && unico !== prestador) return [];
      const agora = clock();
      const desde = new Date(agora.getTime() - valeMs);
      return notaEFind(db, { usuarioId: session.userId, mesa, prestador, coisa, agora, desde });
    },
  );
