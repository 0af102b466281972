import * as contract from '@vidas/api-client/juridico/prazos/prazos.contract.ts';
import { escrevePrazo, prazosDaLei, recusaDoPrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { prazosDaLeiSalvos } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { findAnosSemFeriados } from '../../financeiro/feriado/feriado.sql.ts';
import { presentPrazo } from './prazos.present.ts';
import {
  findNaoConferidos,
  insertPrazo,
  marcaConferido,
  prazosEm,
  prendePrazo,
  selectEmVigor,
  selectHistorico,
  temValorNoDia,
} from './prazos.sql.ts';

const recusado = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

/** Years in which a term that runs today may end; their holidays are needed. */
const anosDosPrazos = (hoje: string): number[] => {
  const ano = Number(hoje.slice(0, 4));
  return hoje.slice(5) > '10-31' ? [ano, ano + 1] : [ano];
};

/** Terms of the law: their values by day, and who confirmed them (PRA-1 to PRA-4). */
export const prazosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const acesso = { allow: ['juridico'], finalidade: 'Manter os prazos da lei' } as const;

  serveComputedReport(
    { app, deps, ...acesso },
    prazosDaLeiSalvos,
    { emVigor: selectEmVigor, historico: selectHistorico },
    presentPrazo,
  );

  serve(
    app,
    contract.getAvisosDosPrazos,
    { allow: ['juridico', 'atendimento', 'ouvidoria'], finalidade: 'Avisar do que falta aos prazos da lei' },
    async () => {
      const hoje = operatorDay(clock());
      const [naoConferidos, anosSemFeriados] = await Promise.all([
        findNaoConferidos(db, hoje),
        findAnosSemFeriados(db, anosDosPrazos(hoje)),
      ]);
      return { naoConferidos, anosSemFeriados };
    },
  );

  serve(app, contract.gravaPrazo, acesso, async ({ input: { body }, session }) => {
    const { prazoChave: chave, prazoValor: valor, vigenteDesde: dia } = body;
    const recusa = recusaDoPrazo(chave, valor);
    if (recusa !== null) throw recusado('prazoValor', recusa);
    const hoje = operatorDay(clock());
    if (dia < hoje)
      throw recusado('vigenteDesde', 'use hoje ou um dia depois: o que já passou fica como estava');
    await tx(db, async (trx) => {
      await prendePrazo(trx, chave);
      if (dia === hoje && (await temValorNoDia(trx, chave, dia)))
        throw recusado('vigenteDesde', 'já há um valor que vale desde hoje: use um dia depois');
      await insertPrazo(trx, { chave, valor, dia }, { login: session.login, em: momentoLocal(clock()) });
    });
    return {
      success: true,
      message: `${prazosDaLei[chave].nome}: ${escrevePrazo(valor)} desde ${writeDay(dia)}.`,
    };
  });

  serve(app, contract.conferePrazo, acesso, async ({ input: { body }, session }) => {
    const { prazoChave: chave, prazoValor: valor } = body;
    const hoje = operatorDay(clock());
    await tx(db, async (trx) => {
      await prendePrazo(trx, chave);
      const agora = (await prazosEm(trx, hoje))[chave];
      if (agora !== valor)
        throw new Failure(409, `O valor em vigor agora é ${escrevePrazo(agora)}. Confira este.`);
      await marcaConferido(trx, { chave, valor, hoje }, { login: session.login, em: momentoLocal(clock()) });
    });
    return { success: true, message: `${prazosDaLei[chave].nome} conferido.` };
  });
};
