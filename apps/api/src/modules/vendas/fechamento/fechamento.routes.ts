import { writeDayTime } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { presentIndicadores, presentMes, presentPaga, presentSaldo } from './fechamento.present.ts';
import { escrita, geraFechamento, impedimentoDe } from './gera.ts';
import { findPagas, findSaldos } from './gravado.sql.ts';
import { historicoDosVendedores } from './historico.ts';
import { oQueFalta, proximaAFechar } from './falta.ts';
import { loadMes } from './mes.ts';
import { findNomes } from './nomes.sql.ts';
import { corrigePagamento, countContestacoesAbertas, findPagamentosCorrigidos } from './corrigePagamento.ts';
import { antesSePaga, pagaFechamento } from './pagar.ts';
import { somaMes } from './somaMes.ts';

const jaFechada = (competencia: string, geradaEm: string | null, geradaPor: string | null): Failure =>
  new Failure(
    409,
    `A competência ${escrita(competencia)} já foi fechada em ${writeDayTime(geradaEm ?? '')} por ${geradaPor}.`,
  );

/** Month of all sellers, its closing and payment: for managers. */
export const fechamentoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = () => operatorDay(clock());

  serve(app, contract.getPreviaComissaoGeral, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadMes(db, params.competencia, hoje());
    if (!mes) return noContent;
    const { saldos } = await somaMes(db, mes);
    return {
      ...presentMes(mes),
      primeira: mes.primeira,
      impedimento:
        mes.situacao === 'aberta'
          ? (impedimentoDe(mes.competencia, hoje(), mes.ultima) ?? (await oQueFalta(db, mes.competencia)))
          : null,
      antesSePaga: mes.situacao === 'fechada' ? await antesSePaga(db, mes.competencia) : null,
      contestacoesAbertas: await countContestacoesAbertas(db, mes.competencia),
      pagamentosCorrigidos: await findPagamentosCorrigidos(db, mes.competencia),
      vendedores: saldos.map(presentSaldo(await findNomes(db))),
    };
  });

  serve(app, contract.getCompetenciaAFechar, { allow }, async ({ session }) => {
    exigeGerente(await alcanceDe(db, session));
    return { competencia: await proximaAFechar(db, hoje()) };
  });

  serve(app, contract.getHistoricoComissaoGeral, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const rows = await historicoDosVendedores(db, params.competencia, hoje());
    return rows === null ? noContent : rows.map((row) => ({ ...row }));
  });

  serve(app, contract.getComissaoPagaGeral, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadMes(db, params.competencia, hoje());
    if (!mes || mes.situacao === 'aberta') return noContent;
    const saldos = await findSaldos(db, mes.competencia);
    const total = (field: 'anteriorCents' | 'linhasCents' | 'pagoCents' | 'transportarCents') =>
      saldos.reduce((sum, saldo) => sum + saldo[field], 0);
    return {
      ...presentMes(mes),
      vendedores: saldos.length,
      saldoAnterior: total('anteriorCents'),
      valorLinhas: total('linhasCents'),
      valorPago: total('pagoCents'),
      aTransportar: total('transportarCents'),
    };
  });

  serve(app, contract.getComissaoPagaDados, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const rows = await findPagas(db, params.competencia);
    return rows.length === 0 ? noContent : rows.map(presentPaga(params.competencia));
  });

  serve(app, contract.getIndicadoresComissao, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadMes(db, params.competencia, hoje());
    if (!mes) return noContent;
    return presentIndicadores(mes, await somaMes(db, mes, { comMotivos: true }));
  });

  serve(app, contract.gerarFechamento, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    await exigeImplantada(db, contract.gerarFechamento);
    const { competencia } = body;
    const fechada = async () => {
      const mes = await loadMes(db, competencia, hoje());
      return mes && mes.situacao !== 'aberta' ? jaFechada(competencia, mes.geradaEm, mes.geradaPor) : null;
    };
    const before = await fechada();
    if (before) throw before;
    const falta = await oQueFalta(db, competencia);
    if (falta !== null) throw new Failure(409, falta);
    const momento = momentoLocal(clock());
    const made = await geraFechamento(db, {
      competencia,
      por: session.user,
      hoje: hoje(),
      momento,
      isPrimeira: body.primeira ?? false,
      confirmado: body.confirmado,
      semRegra: body.semRegra,
    });
    // Another person closed it meanwhile.
    if (!made) throw (await fechada()) ?? new Failure(409, 'A competência já foi fechada.');
    return { success: true, message: `Competência ${escrita(competencia)} fechada com sucesso!` };
  });

  serve(app, contract.pagarFechamento, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    await pagaFechamento(db, { ...body, por: session.user, hoje: hoje() });
    return { success: true, message: `Competência ${escrita(body.competencia)} marcada como paga!` };
  });

  serve(app, contract.corrigirPagamento, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    await corrigePagamento(db, body, { por: session.user, hoje: hoje(), momento: momentoLocal(clock()) });
    return { success: true, message: `Dia do pagamento de ${escrita(body.competencia)} corrigido!` };
  });
};
