import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import {
  getHistoricoQualicorp,
  getUtilizacaoQualicorp,
} from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortionsHere } from '../../../db/portions.ts';
import type { Deps } from '../../../deps.ts';
import type { Acesso } from '../../../http/acesso/consulta.ts';
import { framed } from '../../../http/list/framed.ts';
import { periodoDe } from '../../../http/acesso/perguntaDoRelatorio.ts';
import { serve } from '../../../http/serve.ts';
import { alcanceDe, allow, semCodigo } from '../acesso.ts';
import { findSintetico, selectUtilizacao, temEmpresa } from './utilizacaoQualicorp.sql.ts';

const daUtilizacao: Acesso<typeof getUtilizacaoQualicorp> = {
  allow,
  finalidade: 'Faturamento da Qualicorp',
  consulta: {
    lista: 'Utilização Qualicorp',
    pessoa: 'CARTAO',
    pergunta: ({ body }) => ({
      ...periodoDe(body.competencia, body.competencia),
      detalhe: `dia ${body.diaFat}`,
    }),
  },
};

/** Bills to Qualicorp, for managers and sellers (VEN-7). */
export const utilizacaoQualicorpRoutes = (app: FastifyInstance, { db, config }: Deps): void => {
  serve(app, getHistoricoQualicorp, { allow }, async ({ input: { body }, session }) => {
    await alcanceDe(db, session);
    const rows = await findSintetico(db, {
      ...body,
      administradoras: config.vendas.qualicorp,
      desde: primeiraComparada(body.competencia),
    });
    return rows.map(({ EMP_CON, COMPETENCIA, MENSALIDADE, VR_COPART }) => ({
      EMP_CON,
      COMPETENCIA,
      TOTAL: MENSALIDADE + VR_COPART,
    }));
  });

  serve(app, getUtilizacaoQualicorp, daUtilizacao, async ({ input: { body }, session }) => {
    const { gerente, vendedor } = await alcanceDe(db, session);
    if (!gerente && vendedor === null) throw semCodigo();
    const { competencia: COMPETENCIA, diaFat: DIAFATU } = body;
    const { qualicorp: administradoras } = config.vendas;
    const pedido = { ...body, administradoras };
    if (!(await temEmpresa(db, pedido)))
      return {
        success: false,
        message:
          administradoras.length === 0
            ? 'Nenhuma administradora está configurada para esta tela (VENDAS_QUALICORP). Fale com a TI.'
            : `Nenhuma empresa da Qualicorp é faturada no dia ${DIAFATU}.`,
        dadosSintetico: [],
        dadosUtilizacao: [],
      };
    const dadosSintetico = (await findSintetico(db, pedido)).map((row) => ({
      ...row,
      DIAFATU,
      TOTAL: row.MENSALIDADE + row.VR_COPART,
    }));
    return framed(getUtilizacaoQualicorp, {
      field: 'dadosUtilizacao',
      portions: inPortionsHere(db, selectUtilizacao(pedido, gerente ? null : vendedor), (row) => ({
        ...row,
        COMPETENCIA,
      })),
      before: () => ({ success: true, message: 'Dados obtidos com sucesso!', dadosSintetico }),
      after: () => ({}),
    });
  });
};
