import { faixaDeSaldo, faixasDeSaldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { emAberto, valorAberto } from '../../cobranca/aberto.sql.ts';
import { firme, recebido } from '../../conta/conta.sql.ts';
import { diasDeAtraso } from '../../financeiro/saldos/saldos.sql.ts';
import type { Contada } from './vidas.sql.ts';

interface DoMes {
  mes: string;
  quantidade: number;
  valor: number;
}

/** One figure per month, newest first; 0 without rows. */
const porMes = async (db: Db, meses: readonly string[], query: RawBuilder<DoMes>): Promise<Contada[]> => {
  const { rows } = await query.execute(db);
  const found = new Map(rows.map((row) => [row.mes, row]));
  return meses.map((mes) => ({
    chave: mes,
    rotulo: `${mes.slice(5)}/${mes.slice(0, 4)}`,
    quantidade: found.get(mes)?.quantidade ?? 0,
    valor: Number(found.get(mes)?.valor ?? 0),
  }));
};

/** Open titles by age, like Idade de saldos (FIN-9). */
export const abertos = async (db: Db, hoje: string): Promise<Contada[]> => {
  const { rows } = await sql<{ dias: number; quantidade: number; valor: number }>`
    select ${diasDeAtraso(hoje)} as dias, count(*)::int as quantidade, sum(${valorAberto})::int8 as valor
    from titulo t join fatura f on f.numero = t.fatura_numero where ${emAberto} group by 1`.execute(db);
  return faixasDeSaldo.map(({ nome }) => {
    const dela = rows.filter(({ dias }) => faixaDeSaldo(dias) === nome);
    return {
      chave: nome,
      rotulo: nome,
      quantidade: dela.reduce((sum, { quantidade }) => sum + quantidade, 0),
      valor: dela.reduce((sum, { valor }) => sum + Number(valor), 0),
    };
  });
};

/** Receipts by month. */
export const pagos = (db: Db, meses: readonly string[]): Promise<Contada[]> =>
  porMes(
    db,
    meses,
    sql<DoMes>`
    select to_char(m.dia, 'YYYY-MM') as mes, count(*)::int as quantidade, sum(${recebido})::int8 as valor
    from conta_movimento m where m.dia >= ${`${meses.at(-1)}-01`}::date and m.dia < ${`${meses[0]}-01`}::date + interval '1 month'
      and ${recebido} <> 0 and ${firme}
    group by 1`,
  );

/** Postings and invoices, and invoices whose postings have another sum. */
export const lancamentosEFaturas = async (db: Db): Promise<Contada[]> => {
  const { rows } = await sql<
    Record<'faturas' | 'faturado' | 'lancamentos' | 'lancado' | 'diferem' | 'diferenca', number>
  >`
    select count(*)::int as faturas, coalesce(sum(f.valor_cents), 0)::int8 as faturado,
      coalesce(sum(l.linhas), 0)::int as lancamentos, coalesce(sum(l.soma), 0)::int8 as lancado,
      (count(*) filter (where f.valor_cents <> coalesce(l.soma, 0)))::int as diferem,
      coalesce(sum(abs(f.valor_cents - coalesce(l.soma, 0))), 0)::int8 as diferenca
    from fatura f
    left join (
      select fatura_numero, count(*) as linhas, sum(valor_cents) as soma
      from lancamento where status = 'ATIVO' and fatura_numero is not null group by 1
    ) l on l.fatura_numero = f.numero
    where f.status <> 'CANCELADA'`.execute(db);
  const [row] = rows;
  return [
    {
      chave: 'lancamentos',
      rotulo: 'Lançamentos das faturas',
      quantidade: row?.lancamentos ?? 0,
      valor: Number(row?.lancado ?? 0),
    },
    {
      chave: 'faturas',
      rotulo: 'Faturas',
      quantidade: row?.faturas ?? 0,
      valor: Number(row?.faturado ?? 0),
    },
    {
      chave: 'diferem',
      rotulo: 'Faturas que diferem',
      quantidade: row?.diferem ?? 0,
      valor: Number(row?.diferenca ?? 0),
    },
  ];
};

/** Incorporated guides and their approved sum, by month of payment (CTB). */
export const guias = (db: Db, meses: readonly string[]): Promise<Contada[]> =>
  porMes(
    db,
    meses,
    sql<DoMes>`
    select competencia as mes, count(*)::int as quantidade, sum(coalesce(valor_aprovado_cents, 0))::int8 as valor
    from guia where status = 1 and competencia between ${meses.at(-1)} and ${meses[0]} group by 1`,
  );

/** Active co-payments by month. */
export const coparticipacoes = (db: Db, meses: readonly string[]): Promise<Contada[]> =>
  porMes(
    db,
    meses,
    sql<DoMes>`
    select l.competencia as mes, count(*)::int as quantidade, sum(l.valor_cents)::int8 as valor
    from lancamento l join lancamento_tipo t on t.codigo = l.tipo_codigo
    where t.classificacao = 'COPARTICIPAÇÃO' and l.status = 'ATIVO' and l.competencia between ${meses.at(-1)} and ${meses[0]}
    group by 1`,
  );
