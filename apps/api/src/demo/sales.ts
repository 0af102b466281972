import type { Insertable } from 'kysely';
import type { VendasTables } from '../db/tables/vendas.ts';
import { ageOn, bandOf, competenciaOf, dayIn, isoOf, monthOf } from './calendar.ts';
import type { Regras } from './commissionRules.ts';
import type { Vida } from './lives.ts';
import { feeCents } from './products.ts';

type Venda = Insertable<VendasTables['venda']>;
type Comissao = Insertable<VendasTables['comissao']>;

/** The rows of the sales area. */
export interface Vendas {
  vendas: Venda[];
  comissoes: Comissao[];
  estornos: Insertable<VendasTables['estorno']>[];
}

const fourYears = 1461;
const payday = 15;

/** Sales of the last four years with what the sellers earned and gave back. */
export const buildSales = (
  vidas: readonly Vida[],
  { regras, faixas, vendedores, parcerias, parceiros }: Regras,
  today: number,
): Vendas => {
  const thisMonth = monthOf(today);
  const ruleIdOf = new Map(
    vendedores.map((row) => [`${row.vendedor_codigo} ${row.plano_registro}`, row.regra_id]),
  );
  const out: Vendas = { vendas: [], comissoes: [], estornos: [] };
  const sold = vidas
    .filter((vida) => vida.cadastrado > today - fourYears && vida.row.vendedor_codigo)
    .sort((a, b) => a.cadastrado - b.cadastrado || (a.row.matricula < b.row.matricula ? -1 : 1));
  const partnership = ({ row }: Vida) =>
    parcerias.find(
      (each) => each.vendedor_codigo === row.vendedor_codigo && each.plano_registro === row.plano_registro,
    );
  const perMonth = new Map<string, number>();
  for (const { ativado, row } of sold) {
    if (ativado === null || row.venda_administrativa) continue;
    const key = `${row.vendedor_codigo} ${monthOf(ativado)}`;
    perMonth.set(key, (perMonth.get(key) ?? 0) + 1);
  }

  const earned = (
    vida: Vida,
    seller: string,
    ativado: number,
    valor: number,
  ): { regra: number; valor: number } | null => {
    const rule = regras.find(({ id }) => id === ruleIdOf.get(`${seller} ${vida.row.plano_registro}`));
    if (!rule?.id) return null;
    if (rule.tipo === 1) return { regra: rule.id, valor: rule.valor_vida_cents ?? 0 };
    const count = perMonth.get(`${seller} ${monthOf(ativado)}`) ?? 1;
    const band = bandOf(ageOn(vida.membro.nascimento, ativado));
    const track = faixas.find(
      (each) =>
        each.regra_id === rule.id &&
        (rule.tipo === 2
          ? count >= each.vidas_inicial && count <= each.vidas_final
          : each.faixa_codigo === band),
    );
    return track ? { regra: rule.id, valor: Math.round((valor * track.percentual) / 10_000) } : null;
  };

  const pay = (
    venda: Venda,
    seller: string,
    tipo: Comissao['tipo'],
    ativado: number,
    { regra, valor }: { regra: number; valor: number },
  ): void => {
    const paid = dayIn(monthOf(ativado) + 1, payday);
    out.comissoes.push({
      id: out.comissoes.length + 1,
      venda_codigo: venda.codigo,
      vendedor_codigo: seller,
      regra_id: regra,
      tipo,
      competencia: competenciaOf(monthOf(ativado)),
      valor_cents: valor,
      paga_em: paid <= today ? isoOf(paid) : null,
    });
  };

  for (const vida of sold) {
    const { row, ativado, cancelado } = vida;
    const seller = row.vendedor_codigo ?? '';
    const shared = partnership(vida);
    const month = monthOf(vida.cadastrado);
    const valor = feeCents(
      row.plano_registro,
      bandOf(ageOn(vida.membro.nascimento, vida.cadastrado)),
      month,
      thisMonth,
    );
    const venda: Venda = {
      codigo: String(500_001 + out.vendas.length),
      vendedor_codigo: seller,
      matricula: row.matricula,
      plano_registro: row.plano_registro,
      tipo_contratacao: row.tipo_contratacao,
      administrativa: row.venda_administrativa ?? false,
      parceria: shared !== undefined,
      vendida_em: row.cadastrado_em,
      efetivada_em: row.ativado_em ?? null,
      status: ativado === null ? 'Lançado' : 'Efetivado',
      valor_cents: valor,
    };
    out.vendas.push(venda);
    if (ativado === null || venda.administrativa) continue;
    const commission = earned(vida, seller, ativado, valor);
    if (!commission) continue;
    const partner = parceiros.find(({ parceria_id }) => parceria_id === shared?.id);
    const split = partner ? Math.round(commission.valor * 0.3) : 0;
    pay(venda, seller, 'VENDA', ativado, { ...commission, valor: commission.valor - split });
    if (partner) pay(venda, partner.vendedor_codigo, 'PARCERIA', ativado, { ...commission, valor: split });
    const keep = regras.find(({ id }) => id === commission.regra)?.estorno_meses ?? 0;
    if (cancelado !== null && cancelado <= today && cancelado < ativado + keep * 30) {
      const taken = dayIn(monthOf(cancelado) + 1, payday);
      out.estornos.push({
        codigo: String(90_001 + out.estornos.length),
        venda_codigo: venda.codigo,
        vendedor_codigo: seller,
        competencia: competenciaOf(monthOf(cancelado)),
        estornado_em: isoOf(cancelado),
        valor_cents: commission.valor - split,
        efetivado_em: taken <= today ? isoOf(taken) : null,
      });
    }
  }
  return out;
};
