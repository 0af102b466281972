import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';

/** First and last day of the sale, both included; `vendedores` null: all. */
interface Pedido {
  start: string;
  end: string;
  vendedores: readonly string[] | null;
}

/** Active lives sold in a period, by seller, day and matrícula (VEN-6). */
export const selectCarteira = ({ db, hoje }: ReportContext, { start, end, vendedores }: Pedido) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
    .where(
      sql<boolean>`b.cadastrado_em between ${start}::date and ${end}::date
        and b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)`,
    )
    .$if(vendedores !== null, (query) =>
      query.where(sql<boolean>`b.vendedor_codigo = any(${[...(vendedores ?? [])]}::text[])`),
    )
    .select([
      'v.codigo as CODIGO_VENDEDOR',
      'v.nome as NOME_VENDEDOR',
      'b.matricula as MATRICULA',
      'p.nome as NOME_BENEFICIARIO',
      'b.mensalidade_cents as MENSALIDADE',
      'b.cadastrado_em as DATA_CADASTRO',
      'b.ativado_em as DATA_ATIVACAO',
    ])
    .orderBy('v.codigo')
    .orderBy('b.cadastrado_em')
    .orderBy('b.matricula');
