import { beneficiarioProc } from '@vidas/api-client/contas-medicas/beneficiarioProc.report';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { selectBeneficiariosProc } from './beneficiarioProc.sql.ts';

/** The reports of Contas Médicas; the one by procedure is also that of three other modules (CMR-1). */
export const relatoriosContasMedicasRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveReport(
    { app, deps, allow: ['contas-medicas', 'centro-medico', 'juridico', 'prevencao'] },
    beneficiarioProc,
    { periodo: selectBeneficiariosProc },
  );
};
