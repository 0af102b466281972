import * as cartao from '@vidas/api-client/caixa/cartao.contract.ts';
import * as lancamento from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import type { FastifyInstance } from 'fastify';
import { inPortions } from '../../db/portions.ts';
import { serialOf } from '../../db/serial.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { operatorDay } from '../../operatorDay.ts';
import { balcaoRoutes } from './balcao/balcao.routes.ts';
import { findBeneficiarios } from './pagamento-cartao/beneficiarios.sql.ts';
import { presentPagamento, presentRealizado } from './caixa.present.ts';
import { findBandeiras, findFaixas, selectPorStatus, selectRealizados } from './cartao.sql.ts';
import { ultimoDiaEmDia } from '../cobranca/encargos.rules.ts';
import { prazosDeHoje } from '../cobranca/prazos.ts';
import { comprovanteRoutes } from './comprovante/comprovante.routes.ts';
import { findDashboard } from './inicio/dashboard.sql.ts';
import { lancaVenda } from './pagamento-cartao/lancaVenda.ts';
import { findAbertas, findQuemPaga, findVinculo, jurosEm } from './pagamento-cartao/mensalidades.sql.ts';
import { baixaParcela, corrigeVenda, excluiVenda, mudaData } from './baixa-cartao/mudaVenda.ts';
import { umaVez } from './pagamento-cartao/pedido.ts';
import { quemDe } from './quem.ts';
import { recebimentoRoutes } from './baixa-cartao/recebimento.routes.ts';

/** Everybody with the module may do everything of this file (CXA-14). */
const allow = ['caixa'] as const;

const numberOf = (id: string): number => {
  const serial = serialOf(id);
  if (serial === undefined) throw new Failure(404, 'Não encontrado.');
  return serial;
};

const alterado = { success: true, message: 'Alteração realizada com sucesso!' };

/** Data for entering a sale: brands, tariffs, people, their open fees. */
const lancamentoRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, lancamento.getBandeiraCartao, { allow }, async () =>
    (await findBandeiras(db)).map(({ id, nome }) => ({ bandeiraId: String(id), bandeiraNome: nome })),
  );

  serve(app, lancamento.getTarifaCartao, { allow }, async () =>
    (await findFaixas(db)).map(({ tarifaId, bandeiraId, parcelaLimite, percentual }) => ({
      tarifaId,
      bandeiraId,
      tarifaParcelaLimite: parcelaLimite,
      tarifaPorcentagem: percentual,
    })),
  );

  serve(app, lancamento.getBeneficiario, { allow }, async ({ input: { params } }) =>
    findBeneficiarios(db, params.searchType, params.term),
  );

  serve(app, lancamento.getMensalidade, { allow }, async ({ input: { params, query } }) => {
    const vinculo = await findVinculo(db, params.codSau);
    if (!vinculo) throw new Failure(404, 'Não há beneficiário com esta matrícula.');
    const dia = query.dataVenda ?? hoje();
    const rows = await findAbertas(db, vinculo.titular);
    const { encargos, pix } = await prazosDeHoje(db, config.cobranca);
    return {
      empCon: vinculo.empCon,
      ...(pix === undefined ? {} : { pix: true }),
      quem: await findQuemPaga(db, vinculo.matricula, hoje()),
      dataFormat: rows.map((row) => ({
        vencimento: row.vencimento,
        codFatura: row.fatura,
        numTitulo: row.titulo,
        valorTotal: row.valor_cents,
        juros: jurosEm(row, dia, encargos),
        emDiaAte: ultimoDiaEmDia(row.vencimento, encargos.diasLocais),
        ...(row.novo_boleto === null ? {} : { novoBoleto: row.novo_boleto }),
      })),
    };
  });
};

/** The calls of the module Caixa. */
export const caixaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config } = deps;
  lancamentoRoutes(app, deps);
  comprovanteRoutes(app, deps);
  balcaoRoutes(app, deps);
  recebimentoRoutes(app, deps);

  serve(app, lancamento.getDashboard, { allow }, () => findDashboard(db, operatorDay(clock())));

  serve(app, cartao.getDataCartaoPagamento, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectPorStatus(params.status), presentPagamento),
  );

  serve(app, cartao.getCartaoPagamentosRealizados, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectRealizados(params), presentRealizado),
  );

  serve(app, cartao.insertDataCartaoPagamento, { allow }, async ({ input: { body }, session }) => {
    const { pedido, ...corpo } = body;
    const quem = quemDe(session, clock());
    const { encargos } = await prazosDeHoje(db, config.cobranca);
    return umaVez(db, { pedido, chamada: 'insert', corpo }, quem, async (trx) => ({
      success: true,
      message: 'Dados inseridos com sucesso!',
      cartaoId: String(await lancaVenda(trx, body, encargos, quem)),
    }));
  });

  serve(app, cartao.updateDataCartaoPagamento, { allow }, async ({ input: { params, body }, session }) => {
    const { pedido, ...corpo } = body;
    const id = numberOf(params.id);
    const quem = quemDe(session, clock());
    return umaVez(db, { pedido, chamada: `update ${id}`, corpo }, quem, async (trx) => {
      await corrigeVenda(trx, id, body, quem);
      return alterado;
    });
  });

  serve(app, cartao.deleteDataCartaoPagamento, { allow }, async ({ input: { params, body }, session }) => {
    const id = numberOf(params.id);
    const quem = quemDe(session, clock());
    return umaVez(db, { pedido: body.pedido, chamada: `delete ${id}`, corpo: {} }, quem, async (trx) => {
      const message = await excluiVenda(trx, { id, visto: body.confirmado }, quem);
      return { success: true, message };
    });
  });

  serve(app, cartao.updateParcela, { allow }, async ({ input: { params, body }, session }) => {
    const { pedido, ...corpo } = body;
    const id = numberOf(params.id);
    const quem = quemDe(session, clock());
    return umaVez(db, { pedido, chamada: `parcela ${id}`, corpo }, quem, async (trx) => {
      await mudaData(trx, id, corpo, quem);
      return alterado;
    });
  });

  serve(app, cartao.cartaoBaixa, { allow }, async ({ input: { params, body }, session }) => {
    const { pedido, mensalidadeStatus } = body;
    const id = numberOf(params.id);
    const quem = quemDe(session, clock());
    const request = { pedido, chamada: `baixa ${id}`, corpo: mensalidadeStatus };
    return umaVez(db, request, quem, async (trx) => {
      const { alterado: changed, message } = await baixaParcela(trx, id, mensalidadeStatus, quem);
      return { success: true, message, alterado: changed };
    });
  });
};
