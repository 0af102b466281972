import { faixasDeSaldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { getInicio } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import { recebimentos } from '@vidas/api-client/financeiro/saldos/recebimentos.report.ts';
import type { FastifyInstance } from 'fastify';
import { existe } from '../../../db/existe.ts';
import type { Deps } from '../../../deps.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import { situacaoDaConferencia } from '../../conta/conferencia-da-noite/noite.routes.ts';
import { allow } from '../allow.ts';
import {
  DIAS_A_VENCER,
  findArquivos,
  selectRecebimentos,
  somaAtraso,
  somaAVencer,
  somaPagos,
  somaRecebidos,
} from './inicio.sql.ts';

const emAtraso = faixasDeSaldo.slice(1);
/** First day of delay of each age group. */
const limites = faixasDeSaldo.slice(0, -1).map(({ ate }) => ate + 1);

/** Calls for the home of the module and the list of receipts. */
export const inicioFinanceiroRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const part = readPart(log, 'financeiro');

  serve(app, getInicio, { allow }, async () => {
    const hoje = operatorDay(clock());
    const competencia = hoje.slice(0, 7);
    const ate = somaDias(hoje, DIAS_A_VENCER);
    const [ha, recebidos, pagos, aVencer, atraso, arquivos, conferencia] = await Promise.all([
      part('há', existe(db, ['titulos'])),
      part('recebidos', somaRecebidos(db, competencia)),
      part('pagamentos', somaPagos(db, competencia)),
      part('a vencer', somaAVencer(db, hoje, ate)),
      part('atraso', somaAtraso(db, hoje, limites)),
      part('arquivos', findArquivos(db)),
      part('conferência', situacaoDaConferencia(deps)),
    ]);
    return {
      hoje,
      competencia,
      ha,
      recebidos,
      pagos,
      aVencer: aVencer && { ...aVencer, ate },
      atraso:
        atraso &&
        emAtraso.map(({ nome }, index) => {
          const { quantidade = 0, valor = 0 } = atraso.find(({ faixa }) => faixa === index + 1) ?? {};
          return { nome, quantidade, valor };
        }),
      arquivos,
      conferencia,
    };
  });

  serveReport({ app, deps, allow }, recebimentos, {
    periodo: (_context, periodo) => selectRecebimentos(periodo, deps.config.cobranca.encargos),
  });
};
