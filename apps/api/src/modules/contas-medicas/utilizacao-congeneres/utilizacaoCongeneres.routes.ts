import * as contract from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { asSelected, inPortions } from '../../../db/portions.ts';
import type { Acesso } from '../../../http/acesso/consulta.ts';
import { framed } from '../../../http/list/framed.ts';
import { periodoDe } from '../../../http/acesso/perguntaDoRelatorio.ts';
import { serve } from '../../../http/serve.ts';
import { ArquivosUtilizacao, presentUtilizacao } from './utilizacaoCongeneres.present.ts';
import { findTodasCongeneres, selectUtilizacao } from './utilizacaoCongeneres.sql.ts';

const allow = ['contas-medicas'] as const;

const daUtilizacao: Acesso<typeof contract.getUtilizacaoCongenere> = {
  allow,
  finalidade: 'Cobrança da utilização às congêneres',
  consulta: {
    lista: 'Utilização congêneres',
    pessoa: 'COD_SAU',
    pergunta: ({ body }) => ({ ...periodoDe(body.dtIni, body.dtFin), detalhe: body.codCongenere || null }),
  },
};

/** Calls about guides of partner insurers' people. */
export const utilizacaoCongeneresRoutes = (app: FastifyInstance, { db }: Deps): void => {
  serve(app, contract.getListaCongeneres, { allow }, async () => ({
    listaCongeneres: await findTodasCongeneres(db),
  }));

  serve(app, contract.getUtilizacaoCongenere, daUtilizacao, async ({ input: { body } }) => {
    const arquivos = new ArquivosUtilizacao();
    const rows = inPortions(db, selectUtilizacao(body), asSelected);
    return framed(contract.getUtilizacaoCongenere, {
      field: 'utilizacaoCongenere',
      portions: (async function* () {
        for await (const some of rows) {
          arquivos.add(some);
          yield some.map(presentUtilizacao);
        }
      })(),
      before: () => ({}),
      after: () => ({ utilizacaoCongenereExp: arquivos.files(body.dtIni) }),
    });
  });
};
