import * as contract from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { nips } from '@vidas/api-client/juridico/nip/nips.report.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { serveComputedReport } from '../../../http/serveReport.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { relogioDaLei } from '../prazos/prazos.sql.ts';
import { fazDossieDaNip } from './fazDossieDaNip.ts';
import { cancela, corrige } from './corrige.ts';
import { findMudancas } from './mudancas.sql.ts';
import { encerra, registra, responde } from './nip.ts';
import { presentNip } from './nip.present.ts';
import { findNip, selectAbertas, selectCanceladas, selectDoMes, selectTodas } from './nip.sql.ts';

const acesso = { allow: ['juridico'], finalidade: 'Responder às NIPs da ANS' } as const;

/** Register of the NIPs (RN ANS 483/2022). */
export const nipRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  const quem = ({ login }: Session) => ({ login, em: momentoLocal(clock()) });

  serveComputedReport(
    { app, deps, ...acesso, consulta: { pessoa: 'matricula' } },
    nips,
    { abertas: selectAbertas, competencia: selectDoMes, todas: selectTodas, canceladas: selectCanceladas },
    presentNip,
    relogioDaLei,
  );

  serve(
    app,
    contract.getNip,
    {
      ...acesso,
      consulta: {
        lista: 'NIP',
        pessoa: 'matricula',
        pergunta: ({ params }) => ({ detalhe: params.id }),
        linhas: (reply) => (reply === null ? [] : [reply]),
      },
    },
    async ({ input: { params } }) => {
      const nip = await findNip(db, serialOf(params.id) ?? 0);
      if (!nip) return noContent;
      const mudancas = await findMudancas(db, nip.id);
      return {
        ...nip,
        ...presentNip(nip, operatorDay(clock()), await relogioDaLei(db)),
        mudancas,
        correcoesVistas: mudancas.length,
      };
    },
  );

  serve(app, contract.registraNip, acesso, async ({ input: { body }, session }) => ({
    success: true,
    message: await tx(db, (trx) => registra(trx, body, quem(session))),
  }));

  serve(app, contract.corrigeNip, acesso, async ({ input: { body }, session }) => ({
    success: true,
    message: await tx(db, (trx) => corrige(trx, body, quem(session))),
  }));

  serve(app, contract.cancelaNip, acesso, async ({ input: { body }, session }) => ({
    success: true,
    message: await tx(db, (trx) => cancela(trx, body, quem(session))),
  }));

  serve(app, contract.respondeNip, acesso, async ({ input: { body }, session }) => ({
    success: true,
    message: await tx(db, (trx) => responde(trx, body, quem(session))),
  }));

  serve(app, contract.desfechoNip, acesso, async ({ input: { body }, session }) => ({
    success: true,
    message: await tx(db, (trx) => encerra(trx, body, quem(session))),
  }));

  serve(
    app,
    contract.dossieDaNip,
    {
      ...acesso,
      consulta: {
        lista: 'Dossiê de uma NIP',
        pessoa: 'matricula',
        pergunta: ({ body }) => ({ detalhe: body.id }),
        linhas: (reply) => (reply === null ? [] : [reply]),
      },
    },
    async ({ input: { body }, session, setHeader }) => {
      setHeader('cache-control', 'no-store');
      const hoje = operatorDay(clock());
      const pedido = { id: serialOf(body.id) ?? 0, hoje, quem: session.user };
      const feito = await fazDossieDaNip(db, pedido, config);
      if (!feito) return noContent;
      const { matricula, demanda, pdf } = feito;
      return {
        matricula,
        arquivo: `dossie-nip-${demanda.replaceAll(/[^0-9A-Za-z]+/g, '-')}-${hoje}.pdf`,
        conteudo: Buffer.from(pdf).toString('base64'),
      };
    },
  );
};
