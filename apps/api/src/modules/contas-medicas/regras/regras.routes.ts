import { isUsuarioAvancado } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { gravaRegraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.contract.ts';
import {
  escreveValores,
  recusaDoValor,
  regraDaConta,
  valorDigitado,
} from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { regrasDasContasSalvas } from '@vidas/api-client/contas-medicas/regras/regrasDasContas.report.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { presentRegra } from './regras.present.ts';
import { findUltimaMudanca, insertRegra, selectRegras } from './regras.sql.ts';

/** Trade rules of the bills: their switches and values (CTM-96). */
export const regrasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const acesso = { allow: ['contas-medicas'] } as const;

  serveComputedReport(
    { app, deps, ...acesso },
    regrasDasContasSalvas,
    { todas: () => selectRegras() },
    presentRegra,
  );

  serve(app, gravaRegraDaConta, acesso, async ({ input: { body }, session }) => {
    if (!isUsuarioAvancado(session.cargo))
      throw new Failure(403, 'Só a coordenação de contas médicas muda as regras das contas.');
    const { chave, versao, ligada } = body;
    const { nome, valores } = regraDaConta(chave);
    const ditos = [body.valor1, body.valor2];
    const problems = ditos.flatMap((texto, at) => {
      const definido = valores[at];
      const message = definido ? recusaDoValor(definido, texto, ligada) : null;
      return message === null ? [] : [{ field: `valor${at + 1}`, message }];
    });
    const [primeiro] = problems;
    if (primeiro) throw new Failure(422, primeiro.message, { problems });
    const [valor1 = null, valor2 = null] = valores.map((_, at) => valorDigitado(ditos[at] ?? ''));
    await tx(db, async (trx) => {
      const quem = { login: session.login, em: momentoLocal(clock()) };
      if (await insertRegra(trx, { chave, versao, ligada, valor1, valor2 }, quem)) return;
      const outra = await findUltimaMudanca(trx, chave);
      throw new Failure(
        409,
        outra
          ? `${outra.por} mudou esta regra em ${writeDayTime(outra.em)}. Abra-a de novo.`
          : 'Esta regra não tem essa versão. Abra-a de novo.',
      );
    });
    const comValores = escreveValores(chave, [valor1, valor2]);
    return {
      success: true,
      message: `${nome}: ${ligada ? 'ligada' : 'desligada'}${comValores && ` · ${comValores}`}.`,
    };
  });
};
