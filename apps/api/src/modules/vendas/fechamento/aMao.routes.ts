import * as contract from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { decideLinha, escreveLinha } from './aMao.ts';
import { findLinhasAMao, type LinhaAMaoRow } from './aMao.sql.ts';
import type { Quem } from './contesta.ts';

const { estadosAMao: estados } = contract;

const situacaoDe = ({ aceita, competencia }: LinhaAMaoRow): string => {
  if (aceita === null) return estados.espera;
  if (!aceita) return estados.recusada;
  return competencia === null ? estados.confirmada : estados.paga;
};

const presentLinha = (row: LinhaAMaoRow): contract.LinhaAMao => ({
  codigo: String(row.id),
  situacao: situacaoDe(row),
  codigoVenda: row.venda_codigo,
  cliente: row.cliente,
  codigoVendedor: row.vendedor_codigo,
  nomeVendedor: row.vendedor,
  valor: row.valor_cents,
  motivo: row.motivo,
  escritaPor: row.autor,
  escritaEm: row.escrita_em,
  decididaPor: row.quem,
  decididaEm: row.decidida_em,
  decisao: row.decisao,
  definitivaEm: row.estorno_ate,
  competencia: row.competencia,
});

/** Lines of commission by hand: a manager writes, another confirms or refuses. */
export const aMaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const quemDe = ({ userId }: Session): Quem => ({
    userId,
    hoje: operatorDay(clock()),
    momento: momentoLocal(clock()),
  });

  serve(app, contract.getLinhasAMao, { allow }, async ({ session }) => {
    exigeGerente(await alcanceDe(db, session));
    return (await findLinhasAMao(db)).map(presentLinha);
  });

  serve(app, contract.escreverLinha, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const codigo = await escreveLinha(db, body, quemDe(session));
    return {
      success: true,
      message: `Linha ${codigo} escrita: ela não paga nada até que outra pessoa a confirme.`,
      codigo: String(codigo),
    };
  });

  serve(app, contract.decidirLinha, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    await decideLinha(db, body, quemDe(session));
    return {
      success: true,
      message: body.aceita
        ? `Linha ${body.codigo} confirmada: ela entra no próximo mês a fechar.`
        : `Linha ${body.codigo} recusada.`,
      codigo: body.codigo,
    };
  });
};
