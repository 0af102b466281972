import * as contract from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import { competenciaBase } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { isCompetencia } from '@vidas/api-client/kinds/competencia.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findResultado, findUltima } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { presentEmpresas, presentResumo } from './analise.present.ts';
import { findEmAnalise, type PedidoDeAnalise } from './analise.sql.ts';
import { daNoite } from './daNoite.ts';
import { type Calculo, calculaDespesas, leLancamentos } from './calculo.ts';

/** Modules with the screen (ANA-8). */
const allow = ['contabilidade', 'contas-medicas'] as const;

const tipoDeTarefa = 'analise-gerencial';
const chaveDe = ({ competencia, tipo }: PedidoDeAnalise): string => `${tipo}:${competencia}`;
const alvoDe = (pedido: PedidoDeAnalise) => ({ tipo: tipoDeTarefa, chave: chaveDe(pedido) });

const naoTerminou = 'O cálculo das despesas não terminou. Tente novamente.';

/** The calls of the managerial analysis. */
export const analiseRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const tarefas = tarefasDe(deps, { tipo: tipoDeTarefa, executa: calculaDespesas(db) });
  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);
  daNoite(app, deps, {
    tipoDeTarefa,
    pede: (pedido, login) => tarefas.pede(chaveDe(pedido), { login, parametros: pedido }),
  });

  /** Request for an analysis; refuses a month in the future. */
  const pedidoDe = (field: string, { competencia, tipo }: PedidoDeAnalise): PedidoDeAnalise => {
    if (competencia > operatorDay(clock()).slice(0, 7))
      throw refuseFields([{ field, message: 'a competência ainda não começou' }]);
    if (!isCompetencia(competenciaBase(competencia)))
      throw refuseFields([
        { field, message: 'a análise lê os doze meses anteriores: use de 01/1901 em diante' },
      ]);
    return { competencia, tipo };
  };
  const doCaminho = ({ a, b }: { a: string; b: PedidoDeAnalise['tipo'] }): PedidoDeAnalise =>
    pedidoDe('a', { competencia: a, tipo: b });

  const findCalculo = async (pedido: PedidoDeAnalise) => {
    const found = await findResultado<Calculo>(db, alvoDe(pedido));
    if (!found) return null;
    return {
      calculadoEm: found.em,
      usuario: found.usuario,
      datasEmpresas: presentEmpresas(found.resultado.contratos),
      sumData: presentResumo(pedido.tipo, found.resultado, await findEmAnalise(db, pedido)),
    };
  };

  serve(app, contract.getEmpresasLancamentos, { allow }, async ({ input: { params } }) => {
    const pedido = doCaminho(params);
    const lancamentos = await leLancamentos(db, pedido);
    return {
      datasEmpresas: presentEmpresas(lancamentos.contratos),
      fullData: presentResumo(pedido.tipo, lancamentos, await findEmAnalise(db, pedido)),
    };
  });

  serve(app, contract.getAnaliseGerencial, { allow }, async ({ input: { params } }) => {
    const pedido = doCaminho(params);
    // The job is read first, so the result is at least as new as the job.
    const tarefa = (await findUltima(db, alvoDe(pedido))) ?? null;
    return { tarefa, calculo: await findCalculo(pedido) };
  });

  serve(app, contract.calculaAnaliseGerencial, { allow }, async ({ input: { body }, session }) => {
    const pedido = pedidoDe('competencia', body);
    return tarefas.pede(chaveDe(pedido), { login: session.login, parametros: pedido });
  });

  serve(app, contract.cancelaAnaliseGerencial, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este cálculo não existe.'),
  );

  serve(app, contract.getEmpresasDespesasGuias, { allow }, async ({ input: { params, body }, session }) => {
    const pedido = doCaminho(params);
    const lancamentos = await leLancamentos(db, pedido);
    if (lancamentos.contratos.length === 0)
      return {
        responseDatasEmpresas: [],
        sumData: presentResumo(pedido.tipo, lancamentos, await findEmAnalise(db, pedido)),
      };
    const { id } = await tarefas.pede(chaveDe(pedido), { login: session.login, parametros: pedido });
    await tarefas.quieta();
    const tarefa = await tarefas.find(Number(id));
    const calculo = tarefa?.situacao === 'CONCLUÍDA' ? await findCalculo(pedido) : null;
    if (tarefa?.motivo) throw new Failure(409, tarefa.motivo);
    if (!calculo) throw new Failure(503, naoTerminou);
    const wanted = new Set(
      body.companies.map((each) => (typeof each === 'string' ? each : each.codigoEmpresa)),
    );
    return {
      responseDatasEmpresas: calculo.datasEmpresas.filter(
        ({ codigoEmpresa }) => wanted.size === 0 || wanted.has(codigoEmpresa),
      ),
      sumData: calculo.sumData,
    };
  });
};
