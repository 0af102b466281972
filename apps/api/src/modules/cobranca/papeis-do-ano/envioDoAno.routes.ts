import type {
  cancelaEnvioDeDeclaracoes,
  enviaDeclaracoes,
  getEnvioDeDeclaracoes,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { cancelaPorId } from '../../../jobs/cancelaPorId.ts';
import { findUltima } from '../../../jobs/tarefa.sql.ts';
import { tarefasDe } from '../../../jobs/tarefas.ts';
import { anoPassado } from '../declaracoes-do-ano/anoPassado.ts';
import { aEnviar, enviaDoAno } from './envioDoAno.ts';
import { contaEnvios } from './envioDoAno.sql.ts';
import type { EspecieDoAno } from './papelDoAno.ts';

const allow = ['cobranca'] as const;

/** Calls for sending one kind of yearly paper. */
interface Chamadas {
  envio: typeof getEnvioDeDeclaracoes;
  envia: typeof enviaDeclaracoes;
  cancela: typeof cancelaEnvioDeDeclaracoes;
}

/** Routes for sending one kind of paper to all holders of a year. */
export const envioDoAnoRoutes = (
  app: FastifyInstance,
  deps: Deps,
  especie: EspecieDoAno,
  chamadas: Chamadas,
): void => {
  const { db, clock } = deps;
  const { papel, tipo } = especie;
  const tarefas = tarefasDe(deps, { tipo, executa: enviaDoAno(deps, especie) });
  const anoDe = (ano: string): number => anoPassado(ano, operatorDay(clock()));
  const andamento = async (ano: number) => ({
    tarefa: (await findUltima(db, { tipo, chave: String(ano) })) ?? null,
    ...(await contaEnvios(db, { papel, ano })),
  });

  app.addHook('onReady', tarefas.retoma);
  app.addHook('preClose', tarefas.fecha);

  serve(app, chamadas.envio, { allow }, ({ input: { params } }) => andamento(anoDe(params.ano)));

  serve(app, chamadas.envia, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, chamadas.envia);
    await exigeCanal(deps, 'email');
    const ano = anoDe(body.ano);
    const visto = body.confirmado;
    await aEnviar(db, especie, { ano, visto });
    await tarefas.pede(String(ano), { login: session.login, parametros: { ano, visto } });
    return andamento(ano);
  });

  serve(app, chamadas.cancela, { allow }, ({ input: { body } }) =>
    cancelaPorId(tarefas, body.id, 'Este envio não existe.'),
  );
};
