import * as contract from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente, semCodigo } from '../acesso.ts';
import { contesta, type Quem, responde } from './contesta.ts';
import { findContestacoes } from './contestacao.sql.ts';

type Row = Awaited<ReturnType<typeof findContestacoes>>[number];

const situacaoDe = ({ aceita }: Row): string => {
  if (aceita === null) return 'Aberta';
  return aceita ? 'Aceita' : 'Recusada';
};

const presentContestacao = (row: Row): contract.Contestacao => ({
  codigo: String(row.id),
  situacao: situacaoDe(row),
  codigoVenda: row.venda_codigo,
  cliente: row.cliente,
  codigoVendedor: row.vendedor_codigo,
  nomeVendedor: row.vendedor,
  especie: row.especie,
  origem: row.origem,
  referencia: row.referencia === '' ? null : row.referencia,
  motivo: row.motivo,
  abertaEm: row.aberta_em,
  valorAntes: row.antes_cents,
  resposta: row.resposta,
  respondidaPor: row.quem,
  respondidaEm: row.respondida_em,
  valorDepois: row.depois_cents,
});

/** Sellers contest a line of their own commission, and a manager answers. */
export const contestacaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const quemDe = ({ userId }: Session): Quem => ({
    userId,
    hoje: operatorDay(clock()),
    momento: momentoLocal(clock()),
  });

  serve(app, contract.getContestacoes, { allow }, async ({ input: { params }, session }) => {
    const { gerente, vendedor } = await alcanceDe(db, session);
    if (!gerente && vendedor === null) return noContent;
    const rows = await findContestacoes(db, params.competencia, gerente ? null : vendedor);
    return rows.map(presentContestacao);
  });

  serve(app, contract.contestarComissao, { allow }, async ({ input: { body }, session }) => {
    const { vendedor } = await alcanceDe(db, session);
    if (vendedor === null) throw semCodigo();
    const codigo = await contesta(db, vendedor, body, quemDe(session));
    return { success: true, message: 'Contestação enviada com sucesso!', codigo: String(codigo) };
  });

  serve(app, contract.responderContestacao, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    await responde(db, body, quemDe(session));
    return { success: true, message: 'Contestação respondida com sucesso!', codigo: body.codigo };
  });
};
