import * as contract from '@vidas/api-client/financeiro/conta/conta.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../db/serial.ts';
import { tx } from '../../db/tx.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../http/door.ts';
import { Failure } from '../../http/failure.ts';
import { noContent, serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { avisoDaBaixaEnviada } from '../cobranca/novo-boleto/pago.sql.ts';
import { encargosDeHoje } from '../cobranca/prazos.ts';
import { exigeGerente } from '../financeiro/retorno/acesso.ts';
import { desfazAto, devolveCredito, faturasDoCredito, recebeDaFatura, usaCredito } from './atos.ts';
import { findAtos, findCreditos } from './atos.sql.ts';
import { feito, quemDe, umaSo } from './umaSo.ts';

/** Modules that receive money and decide about credits; only managers undo (CTA-12). */
const allow = ['financeiro', 'caixa'] as const;

/** Calls about credits, and money received by hand. */
export const contaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const quem = (session: Session) => quemDe(deps, session);

  serve(app, contract.getCreditosRetorno, { allow }, async () => {
    const creditos = await findCreditos(db, operatorDay(clock()));
    return creditos.length === 0 ? noContent : creditos;
  });

  serve(app, contract.getFaturasDoCredito, { allow }, async ({ input: { params } }) => {
    const faturas = await faturasDoCredito(db, params.credito, {
      hoje: operatorDay(clock()),
      encargos: await encargosDeHoje(db, config.cobranca),
    });
    return faturas.length === 0 ? noContent : faturas;
  });

  serve(app, contract.usaCredito, { allow }, async ({ input: { body }, session }) => {
    const encargos = await encargosDeHoje(db, config.cobranca);
    return umaSo(deps, 'usaCredito', body, session, async (trx) => {
      await usaCredito(trx, body, encargos, quem(session));
      return feito(`O crédito foi usado na fatura ${body.fatura}.`);
    });
  });

  serve(app, contract.devolveCredito, { allow }, ({ input: { body }, session }) =>
    umaSo(deps, 'devolveCredito', body, session, async (trx) => {
      await devolveCredito(trx, body, quem(session));
      return feito('A devolução foi gravada.');
    }),
  );

  serve(app, contract.recebeDaFatura, { allow }, async ({ input: { body }, session }) => {
    const encargos = await encargosDeHoje(db, config.cobranca);
    return umaSo(deps, 'recebeDaFatura', body, session, async (trx) => {
      const { creditoCents } = await recebeDaFatura(trx, body, encargos, quem(session));
      return feito(
        creditoCents > 0
          ? 'O recebimento foi gravado, e o que passou da fatura ficou como crédito.'
          : 'O recebimento foi gravado.',
      );
    });
  });

  serve(app, contract.getAtosDaConta, { allow }, async () => {
    const atos = await findAtos(db);
    return atos.length === 0 ? noContent : atos;
  });

  serve(app, contract.desfazAtoDaConta, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(session);
    const ato = serialOf(body.ato);
    if (ato === undefined) throw new Failure(404, 'Este ato não existe.');
    const de = quem(session);
    const aviso = await tx(db, async (trx) => {
      await desfazAto(trx, ato, body.motivo, de);
      return avisoDaBaixaEnviada(trx, de);
    });
    return feito(`Desfeito.${aviso}`);
  });
};
