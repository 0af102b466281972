import type { InicioCredenciamento } from '@vidas/api-client/credenciamento/inicio.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReportContext } from '../../http/door.ts';

/** A provider in the list; days are ISO. */
export interface PrestadorDaRedeRow {
  codigo: string;
  nome: string;
  descricao: string;
  especialidade: string | null;
  cidade: string | null;
  situacao: 'C' | 'D';
  credenciadoEm: string;
  descredenciadoEm: string | null;
  recredenciadoEm: string | null;
  telefone: string | null;
  crm: string | null;
  cnpj: string | null;
  cnes: string | null;
  guias: number;
}

/** Guides received in the year before a day (CRE-2). */
const recebidas = (hoje: string) => sql`from guia
    where importada_em >= ${hoje}::date - interval '1 year' and importada_em < ${hoje}::date + 1`;

/** Providers with their situation on the day (CRE-1). */
const prestadores = (hoje: string) => sql`
  select pr.codigo, pr.nome, pr.descricao, pr.especialidade, m.codigo as "municipioCodigo", m.nome as cidade,
    case when pr.credenciado_em <= ${hoje}::date and (pr.descredenciado_em is null or pr.descredenciado_em > ${hoje}::date
      or pr.recredenciado_em between pr.descredenciado_em and ${hoje}::date) then 'C' else 'D' end as situacao,
    pr.credenciado_em as "credenciadoEm", pr.descredenciado_em as "descredenciadoEm",
    pr.recredenciado_em as "recredenciadoEm", pr.fone as telefone, pr.crm, pr.cnpj, pr.cnes
  from prestador pr
  left join municipio m on m.codigo = pr.municipio_codigo`;

/** Every provider, by name. */
export const selectRede = ({ hoje }: ReportContext): RawBuilder<PrestadorDaRedeRow> =>
  sql<PrestadorDaRedeRow>`
  select r.*, coalesce(g.guias, 0) as guias
  from (${prestadores(hoje)}) r
  left join (select prestador_codigo, count(*)::int as guias ${recebidas(hoje)} group by 1) g on g.prestador_codigo = r.codigo
  order by ordem_pt(r.nome), r.codigo`;

type Rede = NonNullable<InicioCredenciamento['rede']>;

/** Counts of listed providers: accredited, no longer accredited, and accredited without a guide in the year. */
export const contaRede = async ({ db, hoje }: ReportContext): Promise<Rede> => {
  const { rows } = await sql<Rede>`
    select (count(*) filter (where situacao = 'C'))::int as credenciados,
      (count(*) filter (where situacao = 'D'))::int as descredenciados,
      (count(*) filter (where situacao = 'C'
        and not exists (select ${recebidas(hoje)} and prestador_codigo = r.codigo)))::int as "semGuias"
    from (${prestadores(hoje)}) r`.execute(db);
  return rows[0] as Rede;
};

/** The five specialties or cities with the most accredited providers; empty values are left out. */
export const contaPor = async ({ db, hoje }: ReportContext, coluna: 'especialidade' | 'cidade') => {
  const { rows } = await sql<{ nome: string; quantidade: number }>`
    select ${sql.ref(coluna)} as nome, count(*)::int as quantidade
    from (${prestadores(hoje)}) r
    where situacao = 'C' and ${sql.ref(coluna)} is not null
    group by 1 order by 2 desc, ordem_pt(${sql.ref(coluna)}) limit 5`.execute(db);
  return rows;
};

/** Accredited providers by city, sorted by name; null for those without a city. */
export const credenciadosPorCidade = async (
  db: Db,
  hoje: string,
): Promise<{ codigo: string | null; cidade: string | null; quantidade: number }[]> => {
  const { rows } = await sql<{ codigo: string | null; cidade: string | null; quantidade: number }>`
    select r."municipioCodigo" as codigo, r.cidade, count(*)::int as quantidade
    from (${prestadores(hoje)}) r where situacao = 'C'
    group by 1, 2 order by r.cidade is null, ordem_pt(coalesce(r.cidade, '')), 1`.execute(db);
  return rows;
};
