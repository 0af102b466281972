import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Every partner insurer by name, inactive ones included for past months. */
export const findTodasCongeneres = (db: Db) =>
  db
    .selectFrom('congenere')
    .select(['codigo as codCongenere', 'nome as nomeCongenere'])
    .orderBy(sql`ordem_pt(nome)`)
    .orderBy('codigo')
    .execute();

/** First and last day, and insurer; '' for all. */
interface Pedido {
  codCongenere: string;
  dtIni: string;
  dtFin: string;
}

/** A guide; the day is ISO. */
export interface UtilizacaoRow {
  guia: string;
  emitida_em: string;
  descricao: string;
  matricula: string;
  nome: string;
  prestador: string;
  congenere_codigo: string;
  congenere: string;
}

/** Guides issued in the days for people of partner insurers (CMR-10). */
export const selectUtilizacao = ({ codCongenere, dtIni, dtFin }: Pedido): RawBuilder<UtilizacaoRow> => {
  const one = codCongenere === '' ? sql`` : sql`and b.congenere_codigo = ${codCongenere}`;
  return sql<UtilizacaoRow>`
    select
      g.numero as guia, g.emitida_em, b.matricula, p.nome, pr.nome as prestador,
      c.codigo as congenere_codigo, c.nome as congenere,
      coalesce(i.descricao || case when i.outros > 0 then ' e mais ' || i.outros else '' end, g.tipo_guia) as descricao
    from guia g
    join beneficiario b on b.matricula = g.matricula
    join pessoa p on p.id = b.pessoa_id
    join congenere c on c.codigo = b.congenere_codigo
    join prestador pr on pr.codigo = g.prestador_codigo
    left join lateral (
      select coalesce(pc.descricao, gi.descricao) as descricao, count(*) over () - 1 as outros
      from guia_item gi
      left join procedimento pc on pc.tabela = gi.tabela and pc.codigo = gi.codigo
      where gi.guia_numero = g.numero
      order by gi.sequencia
      limit 1
    ) i on true
    where g.emitida_em between ${dtIni}::date and ${dtFin}::date and g.status is distinct from 3 ${one}
    order by g.emitida_em, g.numero`;
};
