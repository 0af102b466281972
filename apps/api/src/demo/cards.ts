import { calculaVenda } from '@vidas/api-client/caixa/cartao.rules.ts';
import type { Insertable } from 'kysely';
import type { FinanceiroTables } from '../db/tables/financeiro.ts';
import { isoOf, momentOf } from './calendar.ts';
import type { Fatura } from './invoices.ts';
import { chanceOf } from './prng.ts';

/** Rows of the cashier. */
export interface Cartoes {
  bandeiras: Insertable<FinanceiroTables['cartao_bandeira']>[];
  tarifas: Insertable<FinanceiroTables['cartao_tarifa']>[];
  pagamentos: Insertable<FinanceiroTables['cartao_pagamento']>[];
  parcelas: Insertable<FinanceiroTables['cartao_parcela']>[];
  faturas: Insertable<FinanceiroTables['cartao_fatura']>[];
}

const bandeiras = [
  [1, 'Visa', [110, 215, 285, 339]],
  [2, 'Mastercard', [110, 215, 285, 339]],
  [3, 'Elo', [135, 249, 319, 375]],
  [4, 'Hipercard', [149, 275, 345, 405]],
] as const;
const limites = [0, 1, 6, 12] as const;

/** Clerk who enters the sales. */
const caixa = 'Fábio Cordeiro Lima';

/** Late invoices paid by card at the counter in the last nine months. */
export const buildCards = (faturas: readonly Fatura[], today: number): Cartoes => {
  const chance = chanceOf('cartoes');
  const out: Cartoes = {
    bandeiras: bandeiras.map(([id, nome]) => ({ id, nome })),
    tarifas: bandeiras.flatMap(([bandeira_id, , rates]) =>
      limites.map((parcela_limite, index) => ({
        id: (bandeira_id - 1) * 4 + index + 1,
        bandeira_id,
        parcela_limite,
        percentual: rates[index] ?? 0,
      })),
    ),
    pagamentos: [],
    parcelas: [],
    faturas: [],
  };
  const late = faturas.filter(
    ({ pagador, pago, vencimento, row }) =>
      pagador && pago !== null && pago > today - 270 && pago > vencimento && row.valor_cents > 3000,
  );
  for (const { pagador, pago, titulo, row } of late.filter(() => chance.is(0.2))) {
    if (!pagador || pago === null) continue;
    const isCredit = chance.is(0.75);
    const parts = isCredit ? chance.pick([1, 2, 3, 3, 4, 6, 10]) : 1;
    const bandeira = chance.int(1, 4);
    const tarifa = out.tarifas.find(
      (each) => each.bandeira_id === bandeira && each.parcela_limite >= (isCredit ? parts : 0),
    );
    if (!tarifa?.id) continue;
    const paid = titulo.valor_pago_cents ?? row.valor_cents;
    const discount = chance.is(0.1) ? Math.round(paid * 0.05) : 0;
    const transacao = isCredit ? 'crédito' : 'débito';
    const sale = calculaVenda({
      mensalidades: [paid],
      desconto: discount,
      transacao,
      parcelas: parts,
      percentual: tarifa.percentual,
      vendidaEm: isoOf(pago),
    });
    const id = out.pagamentos.length + 1;
    // Some sales were deleted at once, because the bank had received the payment; some installments are late.
    const isDeleted = id % 40 === 7;
    const isLate = id % 9 === 4;
    const installments = sale.parcelas.map(({ numero, previstaEm, valor, liquido }) => ({
      id: out.parcelas.length + numero,
      pagamento_id: id,
      numero,
      prevista_em: previstaEm,
      valor_cents: valor,
      valor_liquido_cents: liquido,
      status:
        isDeleted || previstaEm > isoOf(isLate ? today - 20 : today)
          ? ('Aberto' as const)
          : ('Pago' as const),
      alterada_em: null,
      alterada_por: null,
    }));
    const balance = installments.reduce(
      (sum, each) => sum + (each.status === 'Aberto' ? each.valor_cents : 0),
      0,
    );
    out.parcelas.push(...installments);
    out.pagamentos.push({
      id,
      codigo_autorizacao: String(chance.int(100_000, 999_999)),
      matricula: pagador.row.matricula,
      bandeira_id: bandeira,
      tarifa_id: tarifa.id,
      tarifa_percentual: tarifa.percentual,
      emitente: pagador.membro.pessoa.nome,
      transacao,
      quantidade_parcelas: parts,
      valor_total_cents: sale.total,
      desconto_cents: discount,
      valor_liquido_cents: sale.liquido,
      saldo_cents: balance,
      vendido_em: isoOf(pago),
      observacao: discount > 0 ? 'Desconto por acordo no balcão' : null,
      status: balance === 0 ? 'Pago' : 'Aberto',
      excluido_em: isDeleted ? momentOf(pago, 8, 40) : null,
      excluido_por: isDeleted ? caixa : null,
      lancado_em: momentOf(pago, 7, id % 60),
      lancado_por: caixa,
      alterado_em: null,
      alterado_por: null,
    });
    out.faturas.push({
      pagamento_id: id,
      fatura_numero: row.numero,
      titulo_numero: titulo.numero,
      valor_cents: paid,
      juros_cents: titulo.juros_cents ?? 0,
      liberada_em: isDeleted ? momentOf(pago, 8, 40) : null,
    });
  }
  return out;
};
