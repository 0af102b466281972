import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { VendaTable } from '../../../db/tables/vendas.ts';
import { geraFechamento } from '../fechamento/gera.ts';

/** Plan of the register's fixture, and a plan of the other line. */
const smart = '471203148';
export const premium = '471203149';

/** A sale with the fields that matter to a test; one life each. */
export interface SaleFixture extends Partial<Insertable<VendaTable>> {
  codigo: string;
  vendida_em: string;
}

/**
 * Writes a second seller and plan, and one rule: R$ 60,00 per life with three months of reversal, for seller
 * 0613 and both plans.
 */
export const writeRule = async (db: Db): Promise<void> => {
  await db
    .insertInto('vendedor')
    .values({ codigo: '0614', nome: 'Caio Lins', login: null, cargo: 'Vendedor', meta_vidas: 5, ativo: true })
    .execute();
  await db
    .insertInto('plano')
    .values({
      registro: premium,
      codigo_operadora: 'P1',
      nome: 'Premium Um',
      linha: 'PREMIUM',
      tipo: 'INDIVIDUAL',
      acomodacao: 'APARTAMENTO',
      coparticipacao_percentual: 0,
      ativo: true,
    })
    .execute();
  await db
    .insertInto('regra_comissao')
    .values({
      id: 1,
      descricao: 'Valor por vida',
      tipo: 1,
      estorno_meses: 3,
      contabiliza_meta: true,
      valor_vida_cents: 6_000,
      bonus_vidas: 0,
      bonus_percentual: 0,
      cadastrada_em: '2020-01-01',
      desativada_em: null,
    })
    .execute();
  await db
    .insertInto('regra_vendedor')
    .values(
      [smart, premium].map((plano_registro) => ({
        regra_id: 1,
        vendedor_codigo: '0613',
        plano_registro,
        inicio: '2020-01-01',
        fim: '2030-12-31',
      })),
    )
    .execute();
};

/** Matrícula of a sale's life, for a code like A1. */
export const matriculaDe = (codigo: string): string =>
  codigo.replace('A', '1').replace('B', '2').padStart(10, '0');

/** Writes sales, of seller 0613 by default. */
export const writeSales = async (db: Db, sales: readonly SaleFixture[]): Promise<void> => {
  await db
    .insertInto('venda')
    .values(
      sales.map((sale) => ({
        vendedor_codigo: '0613',
        matricula: matriculaDe(sale.codigo),
        plano_registro: smart,
        tipo_contratacao: 1,
        administrativa: false,
        parceria: false,
        efetivada_em: sale.vendida_em,
        status: sale.efetivada_em === null ? ('Lançado' as const) : ('Efetivado' as const),
        valor_cents: 30_000,
        ...sale,
      })),
    )
    .execute();
};

/** Closes months, each on the fifth day after its end. */
export const closeMonths = async (db: Db, ...competencias: readonly string[]): Promise<void> => {
  for (const competencia of competencias)
    await geraFechamento(db, {
      isPrimeira: true,
      competencia,
      por: 'Teste',
      hoje: '2026-11-21',
      momento: '2026-11-21T09:00:00',
    });
};
