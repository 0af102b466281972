import type { Insertable } from 'kysely';
import type { FaturamentoTables } from '../db/tables/faturamento.ts';
import { competenciaOf, dayIn, isoOf } from './calendar.ts';
import { convenio } from './convenio.ts';
import type { Vida } from './lives.ts';
import { issueLead, type Postagem } from './postings.ts';
import { chanceOf, type Chance } from './prng.ts';

/** An invoice with numeric values for the other areas. */
export interface Fatura {
  row: Insertable<FaturamentoTables['fatura']>;
  titulo: Insertable<FaturamentoTables['titulo']>;
  /** Paying holder; null = the company pays. */
  pagador: Vida | null;
  vencimento: number;
  pago: number | null;
}

/** Rows of the billing area. */
export interface Faturamento {
  faturas: Fatura[];
  lancamentos: Insertable<FaturamentoTables['lancamento']>[];
}

/** Day of an invoice's payment, or null while open. People who leave with debts pay nothing in their last 100 days. */
const paymentDay = (
  chance: Chance,
  pagador: Vida | null,
  vencimento: number,
  today: number,
): number | null => {
  const isDebtor =
    pagador?.row.motivo_cancelamento_codigo === '12' &&
    pagador.cancelado !== null &&
    vencimento >= pagador.cancelado - 100;
  if (isDebtor) return null;
  const habit = pagador ? Number(pagador.row.matricula.slice(2, 8)) % 20 : 2;
  const delay = habit < 2 ? chance.int(8, 130) : habit < 5 ? chance.int(0, 24) : chance.int(-6, 1);
  const day = vencimento + delay;
  return day <= today ? day : null;
};

/** Groups the postings into invoices by payer, month and kind, each with its title; debtors pay nothing from their day on. */
export const buildInvoices = (
  postings: readonly Postagem[],
  debtors: ReadonlyMap<Vida, number>,
  today: number,
): Faturamento => {
  const chance = chanceOf('faturas');
  const groups = new Map<
    string,
    { posting: Postagem; tipo: Fatura['row']['tipo']; pagador: Vida | null; all: Postagem[] }
  >();
  const open: Postagem[] = [];
  for (const posting of postings) {
    if (!posting.fatura) {
      open.push(posting);
      continue;
    }
    const { tipo, pagador } = posting.fatura;
    const key = `${posting.month} ${tipo} ${pagador?.row.matricula ?? posting.vida.row.empresa_codigo}`;
    const group = groups.get(key);
    if (group) group.all.push(posting);
    else groups.set(key, { posting, tipo, pagador, all: [posting] });
  }

  const out: Faturamento = { faturas: [], lancamentos: [] };
  const write = (
    { vida, month, tipo, valorCents, guia }: Postagem,
    fatura: string | null,
    dia: number,
  ): void => {
    out.lancamentos.push({
      id: out.lancamentos.length + 1,
      matricula: vida.row.matricula,
      fatura_numero: fatura,
      tipo_codigo: tipo,
      competencia: competenciaOf(month),
      lancado_em: isoOf(dia),
      valor_cents: valorCents,
      status: 'ATIVO',
      guia_numero: guia,
    });
  };

  // Those of collective contracts whose holder pays come last, so that the draws of the others stay unchanged.
  const isProprio = ({ pagador }: { pagador: Vida | null }): number => Number(Boolean(pagador?.row.cobranca));
  const sorted = [...groups.values()].sort(
    (a, b) => isProprio(a) - isProprio(b) || a.posting.month - b.posting.month,
  );
  for (const { posting, tipo, pagador, all } of sorted) {
    const number = out.faturas.length + 1;
    const vencimento = dayIn(posting.month, posting.vida.diaVencimento);
    const emitida = vencimento - issueLead;
    const valor = all.reduce((sum, each) => sum + each.valorCents, 0);
    const paid = paymentDay(chance, pagador, vencimento, today);
    const silentFrom = pagador ? debtors.get(pagador) : undefined;
    const pago = silentFrom !== undefined && vencimento >= silentFrom ? null : paid;
    const late = pago === null ? 0 : Math.max(0, pago - vencimento);
    const juros = late > 0 ? Math.round(valor * (0.02 + late * 0.00033)) : 0;
    const isDebit = tipo === 'I' && Boolean(pagador?.row.debito_automatico);
    const numero = String(3_000_000 + number);
    for (const each of all) write(each, numero, emitida);
    out.faturas.push({
      row: {
        numero,
        tipo,
        competencia: competenciaOf(posting.month),
        titular_matricula: pagador?.row.matricula ?? null,
        empresa_codigo: posting.vida.row.empresa_codigo ?? null,
        emitida_em: isoOf(emitida),
        vencimento: isoOf(vencimento),
        valor_cents: valor,
        status: pago === null ? 'ABERTA' : 'PAGA',
        debito_automatico: isDebit,
      },
      titulo: {
        numero: String(7_000_000 + number),
        fatura_numero: numero,
        forma: isDebit ? 'DEBITO_AUTOMATICO' : 'BOLETO',
        nosso_numero: isDebit ? null : `${convenio}${String(number).padStart(10, '0')}`,
        vencimento: isoOf(vencimento),
        valor_cents: valor,
        pago_em: pago === null ? null : isoOf(pago),
        valor_pago_cents: pago === null ? null : valor + juros,
        juros_cents: juros,
        dias_validos: 30,
        upload_banco_id: null,
        cancelado_em: null,
      },
      pagador,
      vencimento,
      pago,
    });
  }
  for (const posting of open) write(posting, null, Math.min(today, dayIn(posting.month, 1) - 5));
  return out;
};
