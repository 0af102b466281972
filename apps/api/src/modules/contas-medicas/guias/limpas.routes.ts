import {
  aprovaGuiasLimpas,
  desfazGuiasLimpas,
  getGuiasLimpas,
} from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { regrasQueJulgam } from '@vidas/api-client/contas-medicas/guias/limpas.rules.ts';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { serve } from '../../../http/serve.ts';
import { podeVer, revisao } from './acesso.rules.ts';
import type { Quem } from './gravacao.sql.ts';
import { nomesEmVigor } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { ajustesEmVigor } from '../regras/regras.sql.ts';
import { aprovaLimpas, desfazLimpas, julgaGuias } from './limpas.ts';
import { findPedido, type PedidoRow } from './limpas.sql.ts';

const presentPedido = (row: PedidoRow, login: string) => ({
  quem: row.quem,
  quando: row.pedido_em,
  seu: row.pedido_por === login,
  soma: row.soma_cents,
  guias: row.guias,
});

/** Calls about clean guides, which are approved together (CTM-100 to CTM-103). */
export const limpasRoutes = (
  app: FastifyInstance,
  { db, config }: Deps,
  quemDe: (session: Session) => Quem,
): void => {
  serve(app, getGuiasLimpas, revisao, async ({ input: { body }, session, unico }) => {
    const { codPrestador, numGuias } = body;
    const isVisible = podeVer(unico, codPrestador);
    const [julgadas, pedido, ajustes] = await Promise.all([
      julgaGuias(db, isVisible ? numGuias : [], unico),
      isVisible ? findPedido(db, codPrestador) : undefined,
      ajustesEmVigor(db),
    ]);
    return {
      success: true,
      julgadasPor: [...regrasQueJulgam.map(({ texto }) => texto), ...nomesEmVigor(ajustes)],
      segundaAcimaDe: config.limpasAcimaDe,
      pedido: pedido ? presentPedido(pedido, session.login) : null,
      julgadas: julgadas
        .filter(({ cabeca }) => cabeca.prestador_codigo === codPrestador)
        .map(({ cabeca, itens, isLimpa, limpos, somaCents }) => ({
          numGuia: cabeca.numero,
          versao: cabeca.versao,
          limpa: isLimpa,
          itensADecidir: itens.filter(({ status }) => status !== 1).length,
          itensLimpos: limpos.map(({ seqItem }) => seqItem),
          vrLimpo: somaCents,
        })),
    };
  });

  serve(app, aprovaGuiasLimpas, revisao, async ({ input: { body }, session, unico }) => {
    const pedido = { vistas: body.guias, unico, quem: quemDe(session) };
    return tx(db, (trx) => aprovaLimpas(trx, { soma: body.soma, acimaDe: config.limpasAcimaDe }, pedido));
  });

  serve(app, desfazGuiasLimpas, revisao, async ({ input: { body }, session, unico }) =>
    tx(db, (trx) => desfazLimpas(trx, { vistas: body.guias, unico, quem: quemDe(session) })),
  );
};
