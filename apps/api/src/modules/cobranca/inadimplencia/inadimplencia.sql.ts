import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Errado, telefonesErradosDe } from '../../../db/telefoneDe.ts';
import { ehDiaLocal } from '../../financeiro/feriado/feriado.sql.ts';
import { abertoHoje, abertoNoDia, emAberto, valorAberto } from '../aberto.sql.ts';
import { type FatosRow, fatosDosContratos } from '../notificacao/fatos.sql.ts';
import { substituidoPor, substituidos } from '../novo-boleto/substituido.sql.ts';
import type { AbertoDoPix } from '../pix/pix.rules.ts';
import { diasUteisAntes } from './inadimplencia.rules.ts';

/** Last due day that is late on an ISO day: the banking day before it, with the city's holidays (COB-5, FIN-3). */
export const vencidoAte = (dia: string): RawBuilder<string> => sql<string>`(
  select max(d) from unnest(${diasUteisAntes(dia)}::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ${ehDiaLocal('h.tipo')}))`;

/** Postal address of a person. */
export interface EnderecoRow {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cep: string | null;
  cidade: string | null;
  uf: string | null;
}

export const endereco = sql`p.logradouro, p.numero, p.complemento, p.bairro, p.cep, m.nome as cidade, m.uf`;
export const onde = sql`join pessoa p on p.id = b.pessoa_id left join municipio m on m.codigo = p.municipio_codigo`;

/** A day of cancellation (ISO) with its number of contracts. */
export interface DataRow {
  data: string;
  contratos: number;
  por_inadimplencia: number;
}

/** Days of the last 24 months and all future ones, newest first, always with the last day of this month (COB-15). */
export const findDatas = async (db: Db, hoje: string): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select data, sum(contratos)::int as contratos, sum(por_inadimplencia)::int as por_inadimplencia
    from (
      select b.cancelado_em as data, count(*) as contratos,
        count(*) filter (where mc.codigo_sib = '43') as por_inadimplencia
      from beneficiario b
      left join motivo_cancelamento mc on mc.codigo = b.motivo_cancelamento_codigo
      where b.dependencia = 1 and b.cancelado_em >= ${hoje}::date - interval '24 months'
      group by b.cancelado_em
      union all
      select (date_trunc('month', ${hoje}::date) + interval '1 month - 1 day')::date, 0, 0
    ) d
    group by data order by data desc`.execute(db);
  return rows;
};

/** City of an IBGE code, 7 digits or 6 without the check digit. */
export const findCidade = async (db: Db, codigo: string) => {
  if (!/^\d{6,7}$/.test(codigo)) return undefined;
  const { rows } = await sql<{ codigo: string; nome: string; uf: string }>`
    select codigo, nome, uf from municipio where codigo = ${codigo} or left(codigo, 6) = ${codigo}
    order by codigo limit 1`.execute(db);
  return rows[0];
};

/** Search for delinquents; days are ISO. */
export interface BuscaInadimplentes {
  /** Day of cancellation. */
  data: string;
  hoje: string;
  /** Last due day that is late: on `data`, or today when `data` is in the future. */
  vencidoAte: RawBuilder<string>;
  /** IBGE codes, 7 digits. */
  cidadesExcluidas: readonly string[];
}

/**
 * Delinquents of a day (COB-17): holders who pay for themselves (individual plans, employees on leave), with
 * a bond until that day or later, and an oldest open fee of the twelve months before it over 60 days late. A
 * reissued fee is late since its first title and counts once, with the amount of its newest late title
 * (COB-27).
 */
const devedores = (
  { data, vencidoAte, cidadesExcluidas }: BuscaInadimplentes,
  aberto: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from (
    select matricula, min(desde) as desde, count(*)::int as titulos, sum(valor_cents)::int8 as valor_cents, max(tipo) as tipo
    from (
      select f.titular_matricula as matricula, f.tipo, min(t.vencimento) as desde,
        (array_agg(${valorAberto} order by t.vencimento desc, t.numero desc))[1] as valor_cents
      from titulo t
      join fatura f on f.numero = t.fatura_numero
      where t.cancelado_em is null and (t.pago_em is null or t.pago_em > t.vencimento)
        and t.vencimento between ${data}::date - interval '12 months' and ${vencidoAte}
        and f.tipo in ('I', 'A') and ${aberto}
      group by f.numero
    ) m
    group by matricula
    having min(desde) < ${data}::date - 60
  ) d
  join beneficiario b on b.matricula = d.matricula ${onde}
  where b.ativado_em <= ${data}::date and (b.cancelado_em is null or b.cancelado_em >= ${data}::date)
    and (p.municipio_codigo is null or p.municipio_codigo <> all(${[...cidadesExcluidas]}::text[]))`;

/** A delinquent of a day. */
export interface InadimplenteRow extends EnderecoRow {
  matricula: string;
  nome: string;
  desde: string;
  dias: number;
  titulos: number;
  valor_cents: number;
  tipo: 'I' | 'A';
  /** Null where nothing of the debt counts by law. */
  fatos: FatosRow | null;
}

/** Delinquents of a day, oldest debt first; later payments do not count. */
export const selectInadimplentes = (busca: BuscaInadimplentes): RawBuilder<InadimplenteRow> =>
  sql<InadimplenteRow>`
  select x.*, l.fatos
  from (
    select d.matricula, p.nome, d.desde, ${busca.data}::date - d.desde as dias, d.titulos, d.valor_cents, d.tipo, ${endereco}
    ${devedores(busca, abertoNoDia(busca.data, busca.hoje))}
  ) x
  left join (${fatosDosContratos({ dia: busca.data, hoje: busca.hoje })}) l on l.matricula = x.matricula
  order by x.desde, x.matricula`;

/** A delinquent with contacts and the oldest open bill that the bank still accepts, if any. */
export interface DevedorRow {
  matricula: string;
  nome: string;
  email: string | null;
  fone_1: string | null;
  fone_2: string | null;
  fone_3: string | null;
  errados: Errado[];
  cancelado_em: string | null;
  desde: string;
  titulos: number;
  tipo: 'I' | 'A';
  nosso_numero: string | null;
  vencimento: string | null;
  valor_cents: number | null;
  dias_validos: number | null;
  /** Late titles covered by today's PIX code. */
  atrasados: AbertoDoPix[];
}

// A new boleto registered by the bank stands for its replaced titles (REM-11).
const boletoAceito = ({ hoje, vencidoAte }: BuscaInadimplentes): RawBuilder<unknown> => sql`(
    select * from (
      select t.nosso_numero, t.vencimento, ${valorAberto} as valor_cents, t.dias_validos, 2 as depois, t.numero
      from fatura f
      join titulo t on t.fatura_numero = f.numero
      where f.titular_matricula = x.matricula and f.tipo in ('I', 'A') and t.forma = 'BOLETO' and ${emAberto} and ${substituidoPor} is null
        and t.vencimento <= ${vencidoAte} and t.vencimento + t.dias_validos >= ${hoje}::date
      union all
      select a.nosso_numero, a.vencimento, a.valor_cents, a.dias_validos, 1, a.numero from novo_boleto_atual a
      where a.titular_matricula = x.matricula and a.situacao = 'REGISTRADO' and a.vencimento + a.dias_validos >= ${hoje}::date
        and not exists (select from novo_boleto_parte p join fatura f on f.numero = p.fatura_numero
          where p.novo_boleto = a.numero and f.status <> 'ABERTA')
    ) c order by c.depois, c.vencimento, c.numero limit 1
  )`;

/** Late titles of holder `x` for the open fees of the twelve months, oldest first. */
const atrasados = ({ data, vencidoAte }: BuscaInadimplentes): RawBuilder<unknown> => sql`coalesce((
    select jsonb_agg(jsonb_build_object('titulo', t.numero, 'fatura', f.numero, 'vencimento', t.vencimento, 'diasValidos', t.dias_validos,
      'valorCents', ${valorAberto}, 'saldoCents', f.valor_cents - f.abatido_cents) order by t.vencimento, t.numero)
    from fatura f join titulo t on t.fatura_numero = f.numero
    where f.titular_matricula = x.matricula and f.tipo in ('I', 'A') and ${emAberto} and ${valorAberto} > 0
      and t.vencimento between ${data}::date - interval '12 months' and ${vencidoAte}), '[]')`;

/** Delinquents of a day who still owe today; whoever paid meanwhile gets no message (COB-20). */
export const selectDevedores = (busca: BuscaInadimplentes): RawBuilder<DevedorRow> =>
  sql<DevedorRow>`
  select x.*, bo.nosso_numero, bo.vencimento, bo.valor_cents, bo.dias_validos, ${atrasados(busca)} as atrasados
  from (
    select b.matricula, p.nome, p.email, p.fone_1, p.fone_2, p.fone_3, ${telefonesErradosDe('p')} as errados, b.cancelado_em, d.desde, d.titulos, d.tipo
    ${devedores(busca, abertoHoje)}
  ) x
  left join lateral ${boletoAceito(busca)} bo on true
  order by x.desde, x.matricula`;

/** A late open title with its payer. */
export interface VencidoRow {
  nome: string;
  email: string | null;
  fone1: string | null;
  fone2: string | null;
  fone3: string | null;
  dtVencimento: string;
  qtdDiasVencidos: number;
  /** Matrícula of the holder, or code of the company. */
  matricula: string;
  tipo: 'E' | 'I' | 'A';
  valor: number;
  /** New boleto that replaces the title. */
  novoBoleto: string | null;
  titulo: string;
}

const daEmpresa = sql`f.tipo in ('E', 'X')`;

/** Condition: title `t` of invoice `f` is open and was due by that ISO day (COB-23). */
export const estaVencido = (vencidoAte: RawBuilder<string>): RawBuilder<unknown> =>
  sql`${emAberto} and t.vencimento <= ${vencidoAte}`;

/** Late open titles, all or those due within a period, oldest first (COB-23). */
export const selectVencidos = (
  periodo: { start: string; end: string } | null,
  { hoje, vencidoAte }: { hoje: string; vencidoAte: RawBuilder<string> },
): RawBuilder<VencidoRow> => sql<VencidoRow>`
  select coalesce(case when ${daEmpresa} then e.codigo else b.matricula end, '') as matricula,
    coalesce(case when ${daEmpresa} then e.razao_social else p.nome end, '') as nome,
    case when ${daEmpresa} then e.email else p.email end as email,
    case when ${daEmpresa} then e.fone else p.fone_1 end as fone1,
    case when ${daEmpresa} then null else p.fone_2 end as fone2,
    case when ${daEmpresa} then null else p.fone_3 end as fone3,
    case f.tipo when 'X' then 'E' when 'D' then 'I' when 'C' then 'A' else f.tipo end as tipo,
    t.vencimento as "dtVencimento", ${hoje}::date - t.vencimento as "qtdDiasVencidos", ${valorAberto} as valor,
    s.novo_boleto as "novoBoleto", t.numero as titulo
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join ${substituidos} s on s.fatura_numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where ${estaVencido(vencidoAte)}
    and ${periodo ? sql`t.vencimento between ${periodo.start}::date and ${periodo.end}::date` : sql`true`}
  order by t.vencimento, t.numero`;
