import { momento } from '../../../db/momento.ts';
import { camposQueRespondem, campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** An open rejection with its return; moments are 'YYYY-MM-DDTHH:MM'. */
export interface RejeitadoRow {
  id: string;
  retorno: string;
  retorno_em: string;
  matricula: string | null;
  nome: string | null;
  cco: string | null;
  codigo_beneficiario: string | null;
  tipo_movimento: string | null;
  campo: string | null;
  valor_campo: string | null;
  codigo_erro: string | null;
  mensagem_erro: string | null;
}

/** Fields named by the open errors, each with the record fields whose correction answers it (SIB-33). */
const findRespostas = async (db: Db): Promise<string> => {
  const rows = await db
    .selectFrom('sib_erro_aberto')
    .where('campo', 'is not', null)
    .select('campo')
    .distinct()
    .execute();
  const respostas = rows.flatMap(({ campo }) =>
    camposQueRespondem(campoDaAns(campo)).map((alterado) => ({ campo, alterado })),
  );
  return JSON.stringify(respostas);
};

/** Open errors `e` of return `r` whose fields are as they were at that return: a correction that was undone answers nothing. */
const esperam = (respostas: string): RawBuilder<unknown> => sql`
  sib_erro_aberto e join sib_retorno r on r.id = e.retorno_id
  where not exists (
    select 1
    from json_to_recordset(${respostas}::json) as m (campo text, alterado text)
    join lateral (
      select (array_agg(a.antes order by a.em, a.id))[1] as antes,
        (array_agg(a.depois order by a.em desc, a.id desc))[1] as depois
      from beneficiario_alteracao a
      where a.matricula = e.matricula and a.campo = m.alterado and a.em > r.importado_em
    ) c on c.antes is distinct from c.depois
    where m.campo = e.campo
  )`;

/** Open rejections, newest return first, in file order. */
export const selectRejeitados = async (db: Db): Promise<RawBuilder<RejeitadoRow>> => sql<RejeitadoRow>`
  select e.id::text, e.retorno, ${momento('e.importado_em')} as retorno_em, e.matricula, p.nome, e.cco,
    e.codigo_beneficiario, e.tipo_movimento, e.campo, e.valor_campo, e.codigo_erro, e.mensagem_erro
  from (select e.*, r.nome_arquivo as retorno, r.importado_em from ${esperam(await findRespostas(db))}) e
  left join beneficiario b on b.matricula = e.matricula
  left join pessoa p on p.id = b.pessoa_id
  order by e.retorno_id desc, e.id`;

/** Number of rows of `selectRejeitados`. */
export const countRejeitados = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ quantidade: number }>`
    select count(*)::int as quantidade from ${esperam(await findRespostas(db))}`.execute(db);
  return rows[0]?.quantidade ?? 0;
};

/** Discards open rejections and returns their number. `em` is local. */
export const discardRejeitados = async (
  trx: Trx,
  { ids, login, em }: { ids: readonly string[]; login: string; em: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update sib_retorno_erro set descartado_por = ${login}, descartado_em = ${em}::timestamp
    where descartado_em is null and id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))
    returning id::text`.execute(trx);
  return rows.map(({ id }) => id);
};
