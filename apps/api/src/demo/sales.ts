import type { Insertable } from 'kysely';
import type { VendaTable } from '../db/tables/vendas.ts';
import { ageOn, bandOf, monthOf } from './calendar.ts';
import type { Regras } from './commissionRules.ts';
import type { Vida } from './lives.ts';
import { feeCents } from './products.ts';

const fourYears = 1461;

/** Sales of the last four years; the closings compute their commission. */
export const buildSales = (
  vidas: readonly Vida[],
  { parcerias }: Regras,
  today: number,
): Insertable<VendaTable>[] => {
  const thisMonth = monthOf(today);
  const shared = new Set(
    parcerias.map(({ vendedor_codigo, plano_registro }) => `${vendedor_codigo} ${plano_registro}`),
  );
  return vidas
    .filter((vida) => vida.cadastrado > today - fourYears && vida.row.vendedor_codigo)
    .sort((a, b) => a.cadastrado - b.cadastrado || (a.row.matricula < b.row.matricula ? -1 : 1))
    .map(({ row, membro, cadastrado, ativado }, index) => ({
      codigo: String(500_001 + index),
      vendedor_codigo: row.vendedor_codigo ?? '',
      matricula: row.matricula,
      plano_registro: row.plano_registro,
      tipo_contratacao: row.tipo_contratacao,
      administrativa: row.venda_administrativa ?? false,
      parceria: shared.has(`${row.vendedor_codigo} ${row.plano_registro}`),
      vendida_em: row.cadastrado_em,
      efetivada_em: row.ativado_em ?? null,
      status: ativado === null ? 'Lançado' : 'Efetivado',
      valor_cents: feeCents(
        row.plano_registro,
        bandOf(ageOn(membro.nascimento, cadastrado)),
        monthOf(cadastrado),
        thisMonth,
      ),
    }));
};
