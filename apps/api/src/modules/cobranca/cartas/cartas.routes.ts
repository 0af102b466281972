import * as contract from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortionsHere } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findUltima } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { presentCarta } from './cartas.present.ts';
import { selectCartas } from './cartas.sql.ts';
import { aImprimir, diaDosPapeis, fazCartas } from './fazCartas.ts';
import { findArquivo, findPedaco } from './lote.sql.ts';

const allow = ['cobranca'] as const;
const tipo = 'cartas';

/** Calls about boletos by post (PAP-8). */
export const cartasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const tarefas = tarefasDe(deps, { tipo, executa: fazCartas(deps) });

  const andamento = async (competencia: string) => ({
    tarefa: (await findUltima(db, { tipo, chave: competencia })) ?? null,
    arquivo: (await findArquivo(db, competencia)) ?? null,
  });

  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);

  serve(app, contract.getCartas, { allow }, async ({ input: { params } }) =>
    inPortionsHere(db, selectCartas(params.competencia), presentCarta(await diaDosPapeis(deps))),
  );

  serve(app, contract.getPdfDeCartas, { allow }, ({ input: { params } }) => andamento(params.competencia));

  serve(app, contract.geraCartas, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, contract.geraCartas);
    const { competencia, confirmado: visto, ...escolha } = body;
    const parametros = { competencia, visto, ...escolha };
    await aImprimir(db, parametros, await diaDosPapeis(deps));
    await tarefas.pede(competencia, { login: session.login, parametros });
    return andamento(competencia);
  });

  serve(app, contract.cancelaCartas, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este PDF não existe.'),
  );

  serve(app, contract.getPedacoDeCartas, { allow }, async ({ input: { params }, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const conteudo = await findPedaco(db, Number(params.id), Number(params.ordem));
    if (conteudo === undefined)
      throw new Failure(404, 'Este PDF já não está guardado: gere-o de novo, incluindo os já impressos.');
    return { conteudo };
  });
};
