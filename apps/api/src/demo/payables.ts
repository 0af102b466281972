import type { Insertable } from 'kysely';
import type { FinanceiroTables } from '../db/tables/financeiro.ts';
import type { GuiaTable } from '../db/tables/contasMedicas.ts';
import { dayIn, dayOf, isoOf, isoOrNull, lastDayIn, monthOf } from './calendar.ts';
import { cnpjOf } from './digits.ts';
import { chanceOf } from './prng.ts';
import type { Rede } from './providers.ts';

/** Rows of accounts payable. */
export interface Pagar {
  contas: Insertable<FinanceiroTables['conta_bancaria']>[];
  fornecedores: Insertable<FinanceiroTables['fornecedor']>[];
  contasAPagar: Insertable<FinanceiroTables['conta_a_pagar']>[];
}

const contas = [
  { codigo: 0, nome: 'Caixa' },
  { codigo: 1, nome: 'Banco do Brasil - Movimento' },
  { codigo: 2, nome: 'Banco do Brasil - Cobrança' },
];

/** [code, supplier, text, ledger account, day of the month, from reais, to reais, bank account] */
const monthly = [
  ['F001', 'Energia Oeste Distribuidora', 'Energia elétrica', 3110, 12, 4200, 7800, 1],
  ['F002', 'Imobiliária Colina', 'Aluguel da sede', 3120, 5, 18_500, 18_500, 1],
  ['F003', 'Telecom Araucária', 'Telefonia e internet', 3115, 15, 3100, 3900, 1],
  ['F004', 'Papelaria Três Pinheiros', 'Material de escritório', 3140, 18, 400, 1900, 0],
  ['F005', 'Limpeza Aurora Serviços', 'Serviços de limpeza', 3150, 10, 6200, 6200, 1],
  ['F006', 'Receita Federal - GPS', 'Guia da Previdência Social', 2310, 20, 21_000, 27_500, 2],
  ['F007', 'Cafeteria da Esquina', 'Copa e cozinha', 3145, 22, 250, 700, 0],
  ['F008', 'Nuvem Planalto Sistemas', 'Serviços de informática', 3160, 8, 9800, 12_400, 2],
  ['F009', 'Gráfica Cristal', 'Impressão de carteirinhas', 3141, 25, 900, 2600, 1],
] as const;

const careLedger = 4111;

/** Last thirteen months: running costs, and each provider's settled sum of the month. */
export const buildPayables = (guias: readonly Insertable<GuiaTable>[], rede: Rede, today: number): Pagar => {
  const chance = chanceOf('pagar');
  const thisMonth = monthOf(today);
  const contasAPagar: Pagar['contasAPagar'] = [];
  const add = (
    supplier: string,
    due: number,
    text: string,
    ledger: number,
    account: number,
    document: string,
    cents: number,
  ): void => {
    if (cents <= 0) return;
    const paid = due <= today ? due : null;
    contasAPagar.push({
      id: contasAPagar.length + 1,
      conta_codigo: account,
      fornecedor_codigo: supplier,
      conta_contabil: ledger,
      historico: text,
      documento: chance.is(0.04) ? null : document,
      vencimento: isoOf(due),
      pago_em: isoOrNull(paid),
      valor_cents: cents,
    });
  };
  const settled = new Map<string, number>();
  for (const { baixada_em, prestador_codigo, nota_fiscal, valor_aprovado_cents } of guias) {
    if (!baixada_em || !nota_fiscal) continue;
    const key = `${monthOf(dayOf(baixada_em))} ${prestador_codigo} ${nota_fiscal}`;
    settled.set(key, (settled.get(key) ?? 0) + (valor_aprovado_cents ?? 0));
  }
  for (let month = thisMonth - 12; month <= thisMonth; month += 1) {
    for (const [code, , text, ledger, day, from, to, account] of monthly) {
      add(
        code,
        dayIn(month, day),
        text,
        ledger,
        account,
        String(chance.int(10_000, 99_999)),
        chance.int(from * 100, to * 100),
      );
    }
    for (const [key, cents] of settled) {
      const [at, provider, invoice] = key.split(' ');
      if (Number(at) === month)
        add(
          `P${provider}`,
          lastDayIn(month),
          'Pagamento à rede credenciada',
          careLedger,
          1,
          `NF ${invoice}`,
          cents,
        );
    }
  }
  return {
    contas,
    fornecedores: [
      ...monthly.map(([codigo, nome], index) => ({
        codigo,
        nome,
        cnpj: cnpjOf(`${31_200_400 + index * 733}0001`),
      })),
      ...rede.todos.map(({ codigo, nome, cnpj }) => ({ codigo: `P${codigo}`, nome, cnpj: cnpj ?? null })),
    ],
    contasAPagar,
  };
};
