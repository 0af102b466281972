import * as contract from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { envioDoAnoRoutes } from '../papeis-do-ano/envioDoAno.routes.ts';
import type { EspecieDoAno } from '../papeis-do-ano/papelDoAno.ts';
import { anoPassado } from './anoPassado.ts';
import { presentDeclaracaoDoAno } from './declaracoesDoAno.present.ts';
import { selectDeclaracoesDoAno } from './declaracoesDoAno.sql.ts';

/** Calls about all declarations of a year. */
export const declaracoesDoAnoRoutes = (app: FastifyInstance, deps: Deps, especie: EspecieDoAno): void => {
  const { db, clock } = deps;

  serve(app, contract.getDeclaracoesDoAno, { allow: ['cobranca'] }, async ({ input: { params } }) => {
    const hoje = operatorDay(clock());
    return inPortions(db, selectDeclaracoesDoAno(anoPassado(params.ano, hoje), hoje), presentDeclaracaoDoAno);
  });

  envioDoAnoRoutes(app, deps, especie, {
    envio: contract.getEnvioDeDeclaracoes,
    envia: contract.enviaDeclaracoes,
    cancela: contract.cancelaEnvioDeDeclaracoes,
  });
};
