import * as contract from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import type { doVendedor } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { type Linha, saldoDe } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { append } from '../../../append.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { alcanceDe, allow, exigeGerente, exigeVendedor, semCodigo } from '../acesso.ts';
import { cartaoDe } from './cartao.ts';
import {
  explicaLinhas,
  explicaSemComissao,
  presentIndicadores,
  presentMes,
  presentSaldo,
} from './fechamento.present.ts';
import { findSaldos } from './gravado.sql.ts';
import { leMes, type SemComissaoLida } from './leMes.ts';
import { loadMes, type Mes, regrasDoMes } from './mes.ts';
import { findNomes } from './nomes.sql.ts';
import { semPartes, somaMes } from './somaMes.ts';

type Pedido = z.output<typeof doVendedor>;

/** Lines of one seller's month, and the lines of all sellers for managers. */
export const linhasRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const loadDe = (competencia: string) => loadMes(db, competencia, operatorDay(clock()));
  const comRegras = async (mes: Mes) => ({ regras: await regrasDoMes(db, mes), pagaEm: mes.pagaEm });

  /**
   * Month of a seller within the session's scope, or null; throws 403 for another seller and 404 for an
   * unknown one.
   */
  const doPedido = async (
    { seller, competencia }: Pedido,
    session: Session,
  ): Promise<{ mes: Mes | null; vendedor: string; nomes: Map<string, string> }> => {
    const alcance = await alcanceDe(db, session);
    const vendedor = seller === 'meu' ? alcance.vendedor : seller;
    if (vendedor === null) throw semCodigo();
    exigeVendedor(alcance, vendedor);
    const nomes = await findNomes(db);
    if (!nomes.has(vendedor)) throw new Failure(404, `Nenhum vendedor tem o código ${vendedor}.`);
    return { mes: await loadDe(competencia), vendedor, nomes };
  };

  serve(app, contract.getPreviaComissao, { allow }, async ({ input: { params }, session }) => {
    const { mes, vendedor, nomes } = await doPedido(params, session);
    if (!mes) return noContent;
    const linhas: Linha[] = [];
    const semComissao: SemComissaoLida[] = [];
    const { saldos } = await somaMes(db, mes, { vendedor, comMotivos: true }, (lido) => {
      append(
        linhas,
        lido.linhas.filter(({ competencia }) => competencia === mes.competencia),
      );
      append(semComissao, lido.semComissao);
    });
    const semNada = { ...saldoDe(vendedor, 0, 0), partes: semPartes() };
    return {
      ...presentMes(mes),
      saldo: presentSaldo(nomes)(saldos.find((saldo) => saldo.vendedor === vendedor) ?? semNada),
      cartao: await cartaoDe(db, { vendedor, competencia: mes.competencia, hoje: operatorDay(clock()) }),
      linhas: await explicaLinhas(db, await comRegras(mes), linhas),
      semComissao: await explicaSemComissao(db, semComissao),
    };
  });

  const pagas = async (params: Pedido, session: Session, isWanted: (linha: Linha) => boolean) => {
    const { mes, vendedor } = await doPedido(params, session);
    if (!mes || mes.situacao === 'aberta') return noContent;
    const found: Linha[] = [];
    for await (const { linhas } of leMes(db, mes, { vendedor })) append(found, linhas.filter(isWanted));
    return found.length === 0 ? noContent : explicaLinhas(db, await comRegras(mes), found);
  };

  serve(app, contract.getVendasCommissaoPaga, { allow }, async ({ input: { params }, session }) =>
    pagas(params, session, ({ especie }) => especie !== 'ESTORNO'),
  );

  serve(app, contract.getEstornosEfetivados, { allow }, async ({ input: { params }, session }) =>
    pagas(params, session, ({ especie }) => especie === 'ESTORNO'),
  );

  serve(app, contract.getComissaoAnteriorPaga, { allow }, async ({ input: { params }, session }) => {
    const { vendedor } = await doPedido(params, session);
    const last = await db
      .selectFrom('comissao_fechamento')
      .select('competencia')
      .where('competencia', '<', params.competencia)
      .orderBy('competencia', 'desc')
      .executeTakeFirst();
    const mes = last && (await loadDe(last.competencia));
    if (!mes) return noContent;
    const [saldo = saldoDe(vendedor, 0, 0)] = await findSaldos(db, mes.competencia, vendedor);
    return {
      ...presentMes(mes),
      saldoAnterior: saldo.anteriorCents,
      valorLinhas: saldo.linhasCents,
      valorPago: saldo.pagoCents,
      aTransportar: saldo.transportarCents,
    };
  });

  serve(app, contract.getIndicadoresDoVendedor, { allow }, async ({ input: { params }, session }) => {
    const { mes, vendedor } = await doPedido(params, session);
    if (!mes) return noContent;
    return presentIndicadores(mes, await somaMes(db, mes, { vendedor, comMotivos: true }));
  });

  serve(app, contract.getMudancas, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadDe(params.competencia);
    if (!mes) return noContent;
    const doMes = await comRegras(mes);
    return (async function* () {
      for await (const { linhas } of leMes(db, mes)) {
        const mudancas = linhas.filter(
          ({ especie, competencia }) => especie === 'AJUSTE' && competencia === mes.competencia,
        );
        if (mudancas.length > 0) yield await explicaLinhas(db, doMes, mudancas);
      }
    })();
  });

  serve(app, contract.getSemComissao, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const mes = await loadDe(params.competencia);
    if (!mes) return noContent;
    return (async function* () {
      for await (const { semComissao } of leMes(db, mes, { comMotivos: true }))
        if (semComissao.length > 0) yield await explicaSemComissao(db, semComissao);
    })();
  });
};
