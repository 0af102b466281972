import * as contract from '@vidas/api-client/financeiro/extrato/pixDoExtrato.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { encargosDeHoje } from '../../cobranca/prazos.ts';
import { feito, quemDe, umaSo } from '../../conta/umaSo.ts';
import { allow, exigeGerente } from '../retorno/acesso.ts';
import { identificaPix, type Onde, ofertasDoPix } from './identificaPix.ts';
import { desfazFora, findPix, insertFora, lockPix } from './pix.sql.ts';

const naoEspera = (): Failure => new Failure(409, 'Este PIX já não espera. Atualize a lista.');

const ondeDe = (extrato: string, linha: number | string): Onde => {
  const [doExtrato, daLinha] = [serialOf(extrato), serialOf(String(linha))];
  if (doExtrato === undefined || daLinha === undefined) throw new Failure(404, 'Este lançamento não existe.');
  return { extrato: doExtrato, linha: daLinha };
};

/** Calls about PIX credits of statements (CBR-34). */
export const pixDoExtratoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;

  serve(app, contract.getPixDoExtrato, { allow }, async () => {
    const pix = await findPix(db, operatorDay(clock()));
    return pix.length === 0 ? noContent : pix;
  });

  serve(app, contract.getOfertasDoPix, { allow }, async ({ input: { params } }) => {
    const ofertas = await ofertasDoPix(
      db,
      ondeDe(params.extrato, params.linha),
      await encargosDeHoje(db, config.cobranca),
    );
    return ofertas.length === 0 ? noContent : ofertas;
  });

  serve(app, contract.identificaPix, { allow }, async ({ input: { body }, session }) => {
    const quem = quemDe(deps, session);
    const encargos = await encargosDeHoje(db, config.cobranca);
    const onde = ondeDe(body.extrato, body.linha);
    return umaSo(deps, 'identificaPix', body, session, async (trx) => {
      const { pagoCents, creditoCents } = await identificaPix(trx, onde, body, { encargos, quem });
      const doQue = creditoCents === 0 ? '' : ', e o que passou ficou como crédito';
      return feito(
        pagoCents === 0
          ? 'O que o código cobrava já estava pago: o PIX ficou como crédito.'
          : `O PIX foi identificado${doQue}.`,
      );
    });
  });

  serve(app, contract.deixaPixFora, { allow }, async ({ input: { body }, session }) => {
    const motivo = body.motivo.trim();
    if (motivo === '') throw refuseFields([{ field: 'motivo', message: 'diga de que é o PIX' }]);
    const onde = ondeDe(body.extrato, body.linha);
    const { login, momento } = quemDe(deps, session);
    await tx(db, async (trx) => {
      const lancamento = await lockPix(trx, onde);
      if (!lancamento) throw naoEspera();
      const { conta, fitid } = lancamento;
      await insertFora(trx, { conta, fitid, motivo, por: login, em: momento });
    });
    return feito('O PIX ficou fora da cobrança.');
  });

  serve(app, contract.voltaPix, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(session);
    if (!(await desfazFora(db, ondeDe(body.extrato, body.linha), quemDe(deps, session)))) throw naoEspera();
    return feito('O PIX espera de novo.');
  });
};
