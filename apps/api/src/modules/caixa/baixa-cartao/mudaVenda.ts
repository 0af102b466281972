import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { faixaDe, linhaDaVenda, parcelasDe, unidadeDaVenda } from '@vidas/api-client/caixa/cartao.rules.ts';
import {
  cartaoAgora,
  parcelaAgora,
  type updateDataCartaoPagamento,
} from '@vidas/api-client/caixa/cartao.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import * as z from 'zod/mini';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { avisoDaBaixaEnviada } from '../../cobranca/novo-boleto/pago.sql.ts';
import { findFaixas } from '../cartao.sql.ts';
import { liberaFaturas } from '../pagamento-cartao/mensalidades.sql.ts';
import type { Quem } from '../pagamento-cartao/pedido.ts';

const porQuem = (em: string | null, por: string | null): string =>
  em === null ? '' : ` em ${writeDayTime(em)} por ${por ?? 'outra pessoa'}`;

/** A sale, locked until the transaction ends. Throws for a missing or deleted one. */
const lockVenda = async (trx: Trx, id: number) => {
  const venda = await trx
    .selectFrom('cartao_pagamento')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!venda) throw new Failure(404, 'Pagamento com cartão não encontrado.');
  if (venda.excluido_em !== null)
    throw new Failure(409, `O pagamento foi excluído${porQuem(venda.excluido_em, venda.excluido_por)}.`);
  return venda;
};

/** An installment with its sale, both locked; installments change only under the lock of their sale. */
const lockParcela = async (trx: Trx, id: number) => {
  const found = await trx
    .selectFrom('cartao_parcela')
    .select('pagamento_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Failure(404, 'Parcela não encontrada.');
  const venda = await lockVenda(trx, found.pagamento_id);
  const parcela = await trx
    .selectFrom('cartao_parcela')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { venda, parcela };
};

const exigeSemPaga = async (trx: Trx, pagamento: number, text: string): Promise<void> => {
  const paid = await trx
    .selectFrom('cartao_parcela')
    .select('numero')
    .where('pagamento_id', '=', pagamento)
    .where('status', '=', 'Pago')
    .orderBy('numero')
    .executeTakeFirst();
  if (paid)
    throw new Failure(409, `${text}: a parcela ${paid.numero} está paga. Cancele o pagamento dela antes.`);
};

/** Result of an act on an installment. */
export interface Baixada {
  alterado: boolean;
  message: string;
}

/**
 * Pays an open installment or reopens a paid one; one that changed since it was shown stays unchanged
 * (CXA-10, CXA-11).
 */
export const baixaParcela = async (
  trx: Trx,
  id: number,
  visto: 'Aberto' | 'Pago',
  { momento, user }: Quem,
): Promise<Baixada> => {
  const { venda, parcela } = await lockParcela(trx, id);
  if (parcela.status !== visto) {
    const como = parcela.status === 'Pago' ? 'paga' : 'em aberto';
    return {
      alterado: false,
      message: `A parcela ${parcela.numero} já estava ${como}${porQuem(parcela.alterada_em, parcela.alterada_por)}. Nada foi alterado.`,
    };
  }
  const status = visto === 'Aberto' ? ('Pago' as const) : ('Aberto' as const);
  await trx
    .updateTable('cartao_parcela')
    .set({ status, recebimento_id: null, alterada_em: momento, alterada_por: user })
    .where('id', '=', id)
    .execute();
  const saldo_cents = venda.saldo_cents + (status === 'Pago' ? -1 : 1) * parcela.valor_cents;
  await trx
    .updateTable('cartao_pagamento')
    .set({ saldo_cents, status: saldo_cents === 0 ? 'Pago' : 'Aberto' })
    .where('id', '=', venda.id)
    .execute();
  return { alterado: true, message: 'Alteração realizada com sucesso!' };
};

/** Moves an open installment to another day, checking the day on screen (CXA-11). */
export const mudaData = async (
  trx: Trx,
  id: number,
  { dataPrevista, vista }: { dataPrevista: string; vista: string },
  { momento, user }: Quem,
): Promise<void> => {
  const { venda, parcela } = await lockParcela(trx, id);
  if (parcela.prevista_em !== vista)
    throw new Failure(
      409,
      `A data da parcela ${parcela.numero} foi alterada${porQuem(parcela.alterada_em, parcela.alterada_por)}. Confira a data nova.`,
      {
        body: z.encode(parcelaAgora, {
          por: parcela.alterada_por,
          agora: { dataPrevista: parcela.prevista_em },
        }),
      },
    );
  if (parcela.status === 'Pago')
    throw new Failure(
      409,
      `A parcela ${parcela.numero} foi paga${porQuem(parcela.alterada_em, parcela.alterada_por)}.`,
    );
  if (dataPrevista < venda.vendido_em)
    throw new Failure(409, 'A data prevista não pode ser antes da data da venda.');
  await trx
    .updateTable('cartao_parcela')
    .set({ prevista_em: dataPrevista, alterada_em: momento, alterada_por: user })
    .where('id', '=', id)
    .execute();
};

type Corrigida = Input<typeof updateDataCartaoPagamento>['body'];

/** Another brand has another tariff, so the net values are recomputed (CXA-12). */
const mudaBandeira = async (trx: Trx, venda: Awaited<ReturnType<typeof lockVenda>>, bandeiraId: string) => {
  const { id, transacao, quantidade_parcelas: parcelas } = venda;
  await exigeSemPaga(trx, id, 'A bandeira não pode mudar');
  const faixa = faixaDe(await findFaixas(trx), { bandeiraId, transacao, parcelas });
  if (!faixa) throw new Failure(409, 'A bandeira escolhida não tem tarifa para esta quantia de parcelas.');
  const made = parcelasDe(venda.valor_total_cents, {
    transacao,
    parcelas,
    percentual: faixa.percentual,
    vendidaEm: venda.vendido_em,
  });
  for (const { numero, liquido } of made)
    await trx
      .updateTable('cartao_parcela')
      .set({ valor_liquido_cents: liquido })
      .where('pagamento_id', '=', id)
      .where('numero', '=', numero)
      .execute();
  return {
    bandeira_id: Number(bandeiraId),
    tarifa_id: Number(faixa.tarifaId),
    tarifa_percentual: faixa.percentual,
    valor_liquido_cents: made.reduce((sum, { liquido }) => sum + liquido, 0),
  };
};

/** Corrects the card's typed data; refused when another person did so meanwhile (CXA-12). */
export const corrigeVenda = async (
  trx: Trx,
  id: number,
  body: Corrigida,
  { momento, user }: Quem,
): Promise<void> => {
  const venda = await lockVenda(trx, id);
  if (venda.versao !== body.versao)
    throw new Failure(
      409,
      `Os dados deste cartão foram alterados${porQuem(venda.alterado_em, venda.alterado_por)}. Confira os dados novos.`,
      {
        body: z.encode(cartaoAgora, {
          por: venda.alterado_por,
          agora: {
            versao: venda.versao,
            cartaoCodigoAutorizacao: venda.codigo_autorizacao,
            cartaoEmitente: venda.emitente,
            bandeiraId: String(venda.bandeira_id),
          },
        }),
      },
    );
  const daBandeira =
    Number(body.bandeiraId) === venda.bandeira_id ? {} : await mudaBandeira(trx, venda, body.bandeiraId);
  await trx
    .updateTable('cartao_pagamento')
    .set({
      codigo_autorizacao: body.cartaoCodigoAutorizacao,
      emitente: body.cartaoEmitente,
      versao: venda.versao + 1,
      alterado_em: momento,
      alterado_por: user,
      ...daBandeira,
    })
    .where('id', '=', id)
    .execute();
};

/** Deletes the sale on screen logically: its rows stay, its invoices are open again (CXA-13). Returns the answer. */
export const excluiVenda = async (
  trx: Trx,
  { id, visto }: { id: number; visto: Confirmado | undefined },
  { momento, user }: Quem,
): Promise<string> => {
  await assina(trx, { login: user, em: momento });
  const venda = await lockVenda(trx, id);
  await exigeSemPaga(trx, id, 'O pagamento não pode ser excluído');
  const agora = linhaDaVenda({
    cartaoId: String(id),
    versao: venda.versao,
    cartaoSaldo: venda.saldo_cents,
    cartaoValorTotal: venda.valor_total_cents,
  });
  const outra = `os dados foram alterados${porQuem(venda.alterado_em, venda.alterado_por)}`;
  exigeConfirmado(visto, [agora], { ...unidadeDaVenda, outra });
  await liberaFaturas(trx, id, momento);
  await trx
    .updateTable('cartao_pagamento')
    .set({ excluido_em: momento, excluido_por: user })
    .where('id', '=', id)
    .execute();
  return `Pagamento excluído com sucesso!${await avisoDaBaixaEnviada(trx, { login: user, momento })}`;
};
