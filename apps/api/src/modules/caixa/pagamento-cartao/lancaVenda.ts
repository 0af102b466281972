import { assina } from '../../../carga/decisoes/assina.sql.ts';
import {
  calculaVenda,
  descontoCabe,
  faixaDe,
  type VendaCalculada,
} from '@vidas/api-client/caixa/cartao.rules.ts';
import type { insertDataCartaoPagamento } from '@vidas/api-client/caixa/cartao.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { marcaQuitados } from '../../conta/conta.sql.ts';
import { findFaixas } from '../cartao.sql.ts';
import { type Escolhida, escolhe } from './escolhe.ts';
import { findVinculo } from './mensalidades.sql.ts';
import type { Quem } from './pedido.ts';

type Venda = Input<typeof insertDataCartaoPagamento>['body'];

const recusaDesconto = (): Failure =>
  refuseFields([
    {
      field: 'cartaoDesconto',
      message: 'Valor do desconto incorreto! Insira um valor que não ultrapasse o valor total',
    },
  ]);

/** Recomputes the sale and refuses it when it differs from the screen (CXA-7). */
const calcula = async (
  trx: Trx,
  venda: Venda,
  escolhidas: readonly Escolhida[],
): Promise<VendaCalculada & { percentual: number }> => {
  const { bandeiraId, cartaoTransacao: transacao, cartaoQtdParcela: parcelas } = venda;
  const faixa = faixaDe(await findFaixas(trx), { bandeiraId, transacao, parcelas });
  if (!faixa) throw new Failure(409, 'A bandeira escolhida não tem tarifa para esta quantia de parcelas.');
  const made = calculaVenda({
    mensalidades: escolhidas.map(({ valor_cents, juros }) => valor_cents + juros),
    desconto: venda.cartaoDesconto,
    transacao,
    parcelas,
    percentual: faixa.percentual,
    vendidaEm: venda.cartaoDataVenda,
  });
  if (!descontoCabe(venda.cartaoDesconto, made.bruto)) throw recusaDesconto();
  if (made.total !== venda.cartaoValorTotal)
    throw new Failure(
      409,
      `O total destas mensalidades é R$ ${reais(made.total)}, e não R$ ${reais(venda.cartaoValorTotal)}. Confira e salve de novo.`,
    );
  if (faixa.tarifaId !== venda.tarifaId)
    throw new Failure(409, 'A tarifa mudou desde que a página foi aberta. Atualize a página e confira.');
  if (made.total < parcelas)
    throw new Failure(409, 'O total é pequeno demais para esta quantia de parcelas.');
  return { ...made, percentual: faixa.percentual };
};

const grava = async (
  trx: Trx,
  venda: Venda,
  { matricula, ...made }: VendaCalculada & { percentual: number; matricula: string },
  { momento, user }: Quem,
): Promise<number> => {
  await assina(trx, { login: user, em: momento });
  const { id } = await trx
    .insertInto('cartao_pagamento')
    .values({
      codigo_autorizacao: venda.cartaoCodigoAutorizacao,
      matricula,
      bandeira_id: Number(venda.bandeiraId),
      tarifa_id: Number(venda.tarifaId),
      tarifa_percentual: made.percentual,
      emitente: venda.cartaoEmitente,
      transacao: venda.cartaoTransacao,
      quantidade_parcelas: venda.cartaoQtdParcela,
      valor_total_cents: made.total,
      desconto_cents: venda.cartaoDesconto,
      valor_liquido_cents: made.liquido,
      saldo_cents: made.total,
      vendido_em: venda.cartaoDataVenda,
      observacao: venda.cartaoObservacao?.trim() || null,
      status: 'Aberto',
      excluido_em: null,
      excluido_por: null,
      lancado_em: momento,
      lancado_por: user,
      alterado_em: null,
      alterado_por: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    trx,
    'cartao_parcela',
    made.parcelas.map(({ numero, previstaEm, valor, liquido }) => ({
      pagamento_id: id,
      numero,
      prevista_em: previstaEm,
      valor_cents: valor,
      valor_liquido_cents: liquido,
      status: 'Aberto',
    })),
  );
  return id;
};

/** Invoices are paid in full on the day of the sale, whenever the money arrives (CXA-7). */
const paga = async (trx: Trx, pagamento: number, escolhidas: readonly Escolhida[]): Promise<void> => {
  for (const { titulo, fatura, valor_cents, juros } of escolhidas) {
    const valor = valor_cents + juros;
    await trx
      .insertInto('cartao_fatura')
      .values({
        pagamento_id: pagamento,
        fatura_numero: fatura,
        titulo_numero: titulo,
        valor_cents: valor,
        juros_cents: juros,
        liberada_em: null,
      })
      .execute();
  }
  await marcaQuitados(
    trx,
    escolhidas.map(({ titulo }) => titulo),
  );
};

/** Writes a card sale with its installments, pays its invoices and returns its id. */
export const lancaVenda = async (trx: Trx, venda: Venda, encargos: Encargos, quem: Quem): Promise<number> => {
  if (venda.cartaoDataVenda > quem.hoje)
    throw refuseFields([
      { field: 'cartaoDataVenda', message: 'A data da venda não pode ser depois de hoje.' },
    ]);
  if (venda.cartaoTransacao === 'débito' && venda.cartaoQtdParcela !== 1)
    throw refuseFields([{ field: 'cartaoQtdParcela', message: 'Débito tem uma parcela só.' }]);
  const vinculo = await findVinculo(trx, venda.codSau);
  if (!vinculo) throw new Failure(404, 'Não há beneficiário com esta matrícula.');
  const escolhidas = await escolhe(
    trx,
    {
      faturas: venda.fatura.map(({ codigoFatura }) => codigoFatura),
      dia: venda.cartaoDataVenda,
      titular: vinculo.titular,
    },
    encargos,
  );
  const made = await calcula(trx, venda, escolhidas);
  const id = await grava(trx, venda, { ...made, matricula: vinculo.matricula }, quem);
  await paga(trx, id, escolhidas);
  return id;
};
