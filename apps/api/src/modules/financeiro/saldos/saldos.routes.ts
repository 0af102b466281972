import { idadeSaldos } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { allow } from '../allow.ts';
import { presentFaixa } from './saldos.present.ts';
import { selectSaldos } from './saldos.sql.ts';

export const saldosRoutes = (app: FastifyInstance, deps: Deps): void =>
  serveComputedReport({ app, deps, allow }, idadeSaldos, { todos: selectSaldos }, presentFaixa);
