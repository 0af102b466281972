import * as contract from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { formasDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import {
  encerraFormas,
  findAnotacoes,
  findQuemRecebe,
  insereForma,
  prendeQuemRecebe,
  selectFormas,
  selectHistorico,
} from './formaDePapel.sql.ts';

const allow = ['cadastro'] as const;

const notFound = (tipo: contract.TipoDePagador): Failure =>
  new Failure(404, tipo === 'EMPRESA' ? 'Nenhuma empresa tem este código.' : 'Ninguém tem esta matrícula.');

/** Routes for a payer's preferred form of paper (PAP-9): record, change, end, list. */
export const formaDePapelRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;

  serveReport({ app, deps, allow }, formasDePapel, { todos: selectFormas, historico: selectHistorico });

  serve(app, contract.getFormaDePapel, { allow }, async ({ input: { body } }) => {
    const quem = await findQuemRecebe(db, body.tipo, body.codigo);
    if (!quem) throw notFound(body.tipo);
    return { ...quem, anotacoes: await findAnotacoes(db, quem) };
  });

  serve(app, contract.anotaFormaDePapel, { allow }, async ({ input: { body }, session }) => {
    const { tipo, codigo, forma, atual } = body;
    const nota = body.nota.trim();
    if (forma === 'TELEFONE' && nota === '')
      throw refuseFields([{ field: 'nota', message: 'diga por qual telefone e quando se liga' }]);
    const feito = { login: session.login, em: momentoLocal(clock()) };
    return tx(db, async (trx) => {
      const quem = await findQuemRecebe(trx, tipo, codigo);
      if (!quem) throw notFound(tipo);
      await prendeQuemRecebe(trx, quem);
      const vale = (await findAnotacoes(trx, quem)).find(({ encerradaEm }) => encerradaEm === null);
      if ((vale?.id ?? null) !== atual)
        throw new Failure(
          409,
          vale === undefined
            ? 'O pedido anotado já foi encerrado. Veja o que vale agora e tente de novo.'
            : `${vale.anotadaPor} anotou ${contract.dizForma(vale)} entretanto. Veja o que vale agora e tente de novo.`,
        );
      await encerraFormas(trx, quem, feito);
      if (forma === null) return { message: `${quem.nome} volta a receber os papéis como todos.` };
      await insereForma(trx, quem, { forma, nota, ...feito });
      return { message: `${quem.nome} recebe os papéis assim: ${contract.dizForma({ forma, nota })}.` };
    });
  });
};
