import {
  encerrarAcompanhamento,
  getAcoes,
  getDenuncia,
  getDenuncias,
  inserirNovaAcao,
  inserirNovaDenuncia,
  porDeLado,
  revelarIdentidade,
} from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import {
  enviarMensagem,
  getMensagens,
  inserirMensagem,
} from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handleErrors } from '../../http/errors.ts';
import { Failure } from '../../http/failure.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { fileReport } from './denuncia/fileReport.ts';
import { actionsForReporter, denunciaAcompanhada, followUp } from './acompanhamento/followUp.ts';
import { findDenuncia } from './ouvidoria.sql.ts';
import { presentStatusAlone } from './ouvidoria.present.ts';
import {
  escreverComoDenunciante,
  escreverComoEquipe,
  mensagensDaEquipe,
  mensagensDoDenunciante,
} from './mensagens/conversa.ts';
import { normalizeProtocolo } from './protocolo.rules.ts';
import { pay } from './prova/pay.ts';
import { Refused } from './denuncia/refused.ts';
import { addAction, type Employee, listActions, listReports, revealIdentity } from './review.ts';
import { putAside } from './de-lado/putAside.ts';
import { endOuvidoria, type Ouvidoria, ouvidoriaOf, prepareOuvidoria } from './service.ts';
import { texts } from './texts.ts';

/** Public calls, the only ones of the portal (SEG-1). */
export const ouvidoriaPublicRoutes = (app: FastifyInstance, deps: Deps): void => {
  const ouvidoria = ouvidoriaOf(deps);
  app.addHook('onReady', () => prepareOuvidoria(ouvidoria));
  // Delayed answers must not hold up the end of the process.
  app.addHook('preClose', async () => endOuvidoria(ouvidoria));
  // A scope of its own, because here too many refused requests are 429.
  void app.register(async (scope) => {
    handleErrors(scope, deps.log, (source) => ouvidoria.limits.refusedWait(source));
    mountPublicCalls(scope, ouvidoria);
  });
};

const mountPublicCalls = (app: FastifyInstance, ouvidoria: Ouvidoria): void => {
  servePublic(app, inserirNovaDenuncia, ({ input, source }) =>
    unlessRefused(() => {
      const { desafio, solucao, ...report } = input.body;
      return fileReport(ouvidoria, report, { desafio, solucao, source });
    }),
  );

  servePublic(app, getDenuncia, ({ input, source }) =>
    unlessRefused(async () => {
      const outcome = await followUp(ouvidoria, input.body, source);
      if (outcome.kind === 'nothing') return [];
      if (outcome.kind === 'status') return [presentStatusAlone(outcome.report)];
      return [await denunciaAcompanhada(ouvidoria, outcome.report)];
    }),
  );

  servePublic(app, enviarMensagem, ({ input: { body }, source }) =>
    unlessRefused(async () => {
      const { desafio, solucao, acompanhamento, mensagem: texto } = body;
      const denunciaId = await ouvidoria.tokens.use(acompanhamento);
      if (denunciaId === undefined) throw new Failure(409, texts.followUpOver);
      const keptKib = await pay(ouvidoria, 'mensagem', { desafio, solucao, source });
      await escreverComoDenunciante(ouvidoria, { denunciaId, texto }, keptKib);
      return mensagensDoDenunciante(ouvidoria, denunciaId);
    }),
  );

  servePublic(app, encerrarAcompanhamento, async ({ input, setHeader }) => {
    await ouvidoria.tokens.end(input.body.acompanhamento);
    setHeader('clear-site-data', '"cache", "cookies", "storage"');
    return { message: texts.ended };
  });

  servePublic(app, getAcoes, async ({ input: { body }, session }) => {
    const staff = await session();
    if (staff?.modules.includes('ouvidoria'))
      return listActions(ouvidoria, body.protocolo, employeeOf(staff));
    const denunciaId = await ouvidoria.tokens.use(body.acompanhamento ?? '');
    if (denunciaId === undefined) return [];
    const report = await findDenuncia(ouvidoria.deps.db, normalizeProtocolo(body.protocolo));
    return report?.id === denunciaId ? actionsForReporter(ouvidoria, denunciaId) : [];
  });
};

/** All calls of the ombudsman, for the staff app: public ones and those of the module. */
export const ouvidoriaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const ouvidoria = ouvidoriaOf(deps);
  ouvidoriaPublicRoutes(app, deps);

  serve(app, getDenuncias, { allow: ['ouvidoria'] }, ({ session }) =>
    listReports(ouvidoria, employeeOf(session)),
  );

  serve(app, revelarIdentidade, { allow: ['ouvidoria'] }, async ({ input, session }) => {
    const identidade = await revealIdentity(ouvidoria, input.body, employeeOf(session));
    if (!identidade) throw new Failure(404, texts.unknownReport);
    return identidade;
  });

  serve(app, inserirNovaAcao, { allow: ['ouvidoria'] }, async ({ input, session }) => {
    if (!(await addAction(ouvidoria, input.body, employeeOf(session))))
      throw new Failure(404, texts.unknownReport);
    return { message: texts.actionAdded };
  });

  serve(app, porDeLado, { allow: ['ouvidoria'] }, async ({ input: { body }, session }) => {
    const quantas = await putAside(ouvidoria, body, employeeOf(session));
    if (quantas === 0) throw new Failure(409, texts.nothingEqual);
    return { message: body.deLado ? texts.putAside : texts.broughtBack, quantas };
  });

  serve(app, getMensagens, { allow: ['ouvidoria'] }, ({ input, session }) =>
    mensagensDaEquipe(ouvidoria, input.body.protocolo, employeeOf(session)),
  );

  serve(app, inserirMensagem, { allow: ['ouvidoria'] }, async ({ input, session }) => {
    const { protocolo, mensagem } = input.body;
    if (!(await escreverComoEquipe(ouvidoria, { protocolo, texto: mensagem }, employeeOf(session))))
      throw new Failure(404, texts.unknownReport);
    return { message: texts.messageSent };
  });
};

const employeeOf = ({ login, user }: { login: string; user: string }): Employee => ({ login, name: user });

const unlessRefused = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message, desafio, turn } = error;
    const aguarde = turn?.seconds;
    throw new Failure(status, message, { body: { desafio, aguarde }, headers: { 'retry-after': aguarde } });
  }
};
