import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import type { ConsultaRecente } from '@vidas/api-client/juridico/inicio/inicio.contract.ts';
import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import { selectBeneficiariosProc } from '../../contas-medicas/relatorios/beneficiarioProc.sql.ts';

interface Feita {
  tussCode: string;
  inicio: string;
  fim: string;
  descricao: string | null;
}

/** Number of searches on the home. */
const quantas = 6;

/** Last distinct searches of a person by procedure, newest first, with their present number of rows (PRV-16). */
export const findConsultas = async (context: ReportContext, login: string): Promise<ConsultaRecente[]> => {
  const { db } = context;
  const { rows: feitas } = await sql<Feita>`
    select c.detalhe as "tussCode", c.inicio, c.fim, max(p.descricao) as descricao
    from consulta_saude c
    left join procedimento p on p.tabela = '22' and p.codigo = c.detalhe
    where c.login = ${login} and c.lista = ${beneficiarioProc.title} and c.detalhe is not null
    group by c.detalhe, c.inicio, c.fim
    order by max(coalesce(c.ultima_em, c.em)) desc, max(c.id) desc
    limit ${quantas}`.execute(db);
  if (feitas.length === 0) return [];
  const contas = feitas.map(
    ({ inicio, fim, tussCode }, ordem) => sql`select ${ordem}::int as ordem, count(*)::int as linhas
      from (${selectBeneficiariosProc(context, { start: inicio, end: fim, tussCode })}) x`,
  );
  const { rows } = await sql<{
    ordem: number;
    linhas: number;
  }>`${sql.join(contas, sql` union all `)}`.execute(db);
  const linhas = new Map(rows.map((row) => [row.ordem, row.linhas]));
  return feitas.map((feita, ordem) => ({ ...feita, linhas: linhas.get(ordem) ?? 0 }));
};
