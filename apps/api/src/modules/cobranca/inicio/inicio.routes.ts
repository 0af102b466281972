import { documentoEnviado } from '@vidas/api-client/cobranca/documento-enviado/documentoEnviado.report.ts';
import { getInicio } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import { figurasDe } from '../../../figures/figuras.ts';
import { contaFilas, figuraDasFilas } from '../notificacao/contaFilas.ts';
import { contaLigacoes } from '../notificacao/promessa.sql.ts';
import { existe } from '../../../db/existe.ts';
import type { Deps } from '../../../deps.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { vencidoAte } from '../inadimplencia/inadimplencia.sql.ts';
import { selectEnviados } from '../documento-enviado/enviados.sql.ts';
import { contaCampanhas } from '../campanha/contaCampanhas.ts';
import { limites, presentAtraso } from './inicio.present.ts';
import { countCancelamentos, countEnviados, countRetencoes, findAtraso } from './inicio.sql.ts';

/** The home of the module. */
export const inicioRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, log } = deps;
  const campanhas = contaCampanhas(deps);
  const part = readPart(log, 'cobrança');
  const figura = figurasDe(app, deps);
  const notificacoes = async (hoje: string) => {
    const { valor, calculadoEm } = await figura(figuraDasFilas, hoje, () => contaFilas(db, hoje));
    return { ...valor, calculadoEm };
  };

  serve(app, getInicio, { allow: ['cobranca'] }, async ({ session }) => {
    const hoje = operatorDay(clock());
    const competencia = hoje.slice(0, 7);
    const [ha, atraso, cancelamentos, retencoes, contadas, enviados, filas, ligacoes] = await Promise.all([
      part('há', existe(db, ['vidas', 'retencoes', 'titulos'])),
      part('atraso', findAtraso(db, { hoje, vencidoAte: vencidoAte(hoje), limites })),
      part('cancelamentos', countCancelamentos(db, competencia)),
      part('retenções', countRetencoes(db, competencia)),
      part('campanhas', campanhas()),
      part('enviados', countEnviados(db, competencia)),
      part('notificações', notificacoes(hoje)),
      part('ligações', contaLigacoes(db, session.login, hoje)),
    ]);
    return {
      hoje,
      competencia,
      ha,
      atraso: atraso && presentAtraso(atraso, hoje),
      cancelamentos,
      retencoes,
      campanhas: contadas,
      enviados,
      notificacoes: filas,
      ligacoes,
    };
  });

  serveReport({ app, deps, allow: ['cobranca'] }, documentoEnviado, {
    periodo: (_context, periodo) => selectEnviados(periodo),
  });
};
