import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { canceladoEm, ultimas } from '../../retencao/retencao.sql.ts';
import { valorAberto } from '../aberto.sql.ts';
import { documento, enviadoDesde } from '../documento-enviado/enviados.sql.ts';
import { estaVencido } from '../inadimplencia/inadimplencia.sql.ts';

/** Debt of one age band, or the total (`faixa` null); days are ISO. */
export interface AtrasoRow {
  /** Index in `faixasDeAtraso`, from 1. */
  faixa: number | null;
  titulos: number;
  titulares: number;
  empresas: number;
  valor_cents: number;
  /** Due day of the oldest title; null without any. */
  desde: string | null;
}

// Fees of a company's people are on one company invoice, so the people owe nothing.
const atrasados = (vencidoAte: RawBuilder<string>) => sql`
  select case when f.tipo in ('E', 'X') then f.empresa_codigo end as empresa,
    case when f.tipo not in ('E', 'X') then f.titular_matricula end as titular, ${valorAberto} as valor_cents, t.vencimento
  from fatura f
  join titulo t on t.fatura_numero = f.numero
  where ${estaVencido(vencidoAte)}`;

/** Search for late titles; ISO days. */
export interface BuscaAtraso {
  hoje: string;
  /** Last due day that is late (`vencidoAte`). */
  vencidoAte: RawBuilder<string>;
  /** First day of each age band. */
  limites: readonly number[];
}

/** Late open titles, by age and in total. */
export const findAtraso = async (
  db: Db,
  { hoje, vencidoAte, limites }: BuscaAtraso,
): Promise<AtrasoRow[]> => {
  const { rows } = await sql<AtrasoRow>`
    select faixa, count(*)::int as titulos, count(distinct titular)::int as titulares, count(distinct empresa)::int as empresas,
      coalesce(sum(valor_cents), 0)::int8 as valor_cents, min(vencimento) as desde
    from (${atrasados(vencidoAte)}) a
    cross join lateral width_bucket(${hoje}::date - vencimento, ${[...limites]}::int[]) as faixa
    group by grouping sets ((faixa), ())`.execute(db);
  return rows;
};

/** Number of open titles due by that day. */
export const countEmAtraso = async (db: Db, vencidoAte: RawBuilder<string>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from fatura f join titulo t on t.fatura_numero = f.numero
    where ${estaVencido(vencidoAte)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Counts of cancellations of a month (YYYY-MM), as in the retention's list, and of those without attendance. */
export const countCancelamentos = async (db: Db, competencia: string) => {
  const { rows } = await sql<{ quantidade: number; semAtendimento: number }>`
    select count(*)::int as quantidade,
      count(*) filter (where not exists (select 1 from retencao r where r.matricula = b.matricula))::int as "semAtendimento"
    from beneficiario b where ${canceladoEm(competencia)}`.execute(db);
  return rows[0] ?? { quantidade: 0, semAtendimento: 0 };
};

/** Running attendances, those of earlier months (YYYY-MM), and the oldest of these months. */
export const countRetencoes = async (db: Db, competencia: string) => {
  const { rows } = await sql<{ abertas: number; anteriores: number; maisAntiga: string | null }>`
    select count(*)::int as abertas, count(*) filter (where e.competencia < ${competencia})::int as anteriores,
      min(e.competencia) filter (where e.competencia < ${competencia}) as "maisAntiga"
    ${ultimas('todas', 'A')}`.execute(db);
  return rows[0] ?? { abertas: 0, anteriores: 0, maisAntiga: null };
};

/** Number of sendings by e-mail in a month (YYYY-MM), as listed by `selectEnviados`. */
export const countEnviados = async (db: Db, competencia: string) => {
  const { rows } = await sql<{ boletos: number; declaracoes: number }>`
    select count(*) filter (where ${documento} = 'Boleto')::int as boletos,
      count(*) filter (where ${documento} = 'Declaração de imposto de renda')::int as declaracoes
    from cobranca_envio s
    where ${enviadoDesde(`${competencia}-01`, sql`(${competencia} || '-01')::date + interval '1 month'`)}`.execute(
    db,
  );
  return rows[0] ?? { boletos: 0, declaracoes: 0 };
};

/**
 * Campaigns of the embedded service that wait for authorisation or are being sent at `agora` (local), by the
 * statuses of `statusDe`; and whether any exists.
 */
export const countCampanhas = async (db: Db, agora: string) => {
  const { rows } = await sql<{ aguardando: number; enviando: number; ha: boolean }>`
    select count(*) filter (where status = 12 or status = 11 and importada_em <= ${agora}::timestamp)::int as aguardando,
      count(*) filter (where status = 1 and coalesce(envio_terminado_em > ${agora}::timestamp, true))::int as enviando,
      exists(select from campanha) as ha
    from campanha where status in (1, 11, 12)`.execute(db);
  return rows[0] ?? { aguardando: 0, enviando: 0, ha: false };
};
