import * as contract from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../db/serial.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { noContent, serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { allow } from '../financeiro/retorno/acesso.ts';
import { encargosDeHoje } from '../cobranca/prazos.ts';
import type { NaVez } from '../financeiro/retorno/naVez.ts';
import { buscaFaturas, daALinha, devolveDaLinha } from './naoIdentificado.ts';
import { findNaoIdentificado } from './naoIdentificado.sql.ts';
import { feito, quemDe, umaSo } from './umaSo.ts';

const arquivoDe = (id: string): number => {
  const arquivo = serialOf(id);
  if (arquivo === undefined) throw new Failure(404, 'Este arquivo não existe.');
  return arquivo;
};

/**
 * Calls about bank money without a title. They share the queue of return files, so that an arriving file sees
 * the decisions.
 */
export const naoIdentificadoRoutes = (app: FastifyInstance, deps: Deps, naVez: NaVez): void => {
  const { db, clock, config } = deps;

  serve(app, contract.getNaoIdentificado, { allow }, async () => {
    const linhas = await findNaoIdentificado(db, operatorDay(clock()));
    return linhas.length === 0 ? noContent : linhas;
  });

  serve(app, contract.buscaFaturasAbertas, { allow }, async ({ input: { body } }) =>
    buscaFaturas(
      db,
      { ...body, arquivo: arquivoDe(body.arquivo) },
      await encargosDeHoje(db, config.cobranca),
    ),
  );

  serve(app, contract.daALinha, { allow }, ({ input: { body }, session }) =>
    naVez(async () => {
      const encargos = await encargosDeHoje(db, config.cobranca);
      return umaSo(deps, 'daALinha', body, session, async (trx) => {
        const { creditoCents } = await daALinha(
          trx,
          { ...body, arquivo: arquivoDe(body.arquivo) },
          encargos,
          quemDe(deps, session),
        );
        return feito(
          `O dinheiro foi dado à fatura ${body.fatura}${creditoCents > 0 ? ', e o que passou dela ficou como crédito' : ''}.`,
        );
      });
    }),
  );

  serve(app, contract.devolveDaLinha, { allow }, ({ input: { body }, session }) =>
    naVez(() =>
      umaSo(deps, 'devolveDaLinha', body, session, async (trx) => {
        await devolveDaLinha(trx, { ...body, arquivo: arquivoDe(body.arquivo) }, quemDe(deps, session));
        return feito('A devolução foi gravada.');
      }),
    ),
  );
};
