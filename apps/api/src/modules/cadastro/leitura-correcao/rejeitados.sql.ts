import { momento } from '../../../db/momento.ts';
import { camposQueRespondem, campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A rejection that still waits, with the return that brought it; moments are 'YYYY-MM-DDTHH:MM'. */
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

/** The fields as the open errors name them, each with the fields of the record whose correction answers it (SIB-33). */
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

/** Open errors `e` of return `r` that no correction since that return answers. */
const esperam = (respostas: string): RawBuilder<unknown> => sql`
  sib_erro_aberto e join sib_retorno r on r.id = e.retorno_id
  where not exists (
    select 1
    from beneficiario_alteracao a
    join json_to_recordset(${respostas}::json) as m (campo text, alterado text) on m.alterado = a.campo
    where a.matricula = e.matricula and a.em > r.importado_em and m.campo = e.campo
  )`;

/** The rejections that wait, the newest return first, each in the order of its file. */
export const selectRejeitados = async (db: Db): Promise<RawBuilder<RejeitadoRow>> => sql<RejeitadoRow>`
  select e.id::text, e.retorno, ${momento('e.importado_em')} as retorno_em, e.matricula, p.nome, e.cco,
    e.codigo_beneficiario, e.tipo_movimento, e.campo, e.valor_campo, e.codigo_erro, e.mensagem_erro
  from (select e.*, r.nome_arquivo as retorno, r.importado_em from ${esperam(await findRespostas(db))}) e
  left join beneficiario b on b.matricula = e.matricula
  left join pessoa p on p.id = b.pessoa_id
  order by e.retorno_id desc, e.id`;

/** How many rejections wait: the rows of `selectRejeitados`. */
export const countRejeitados = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ quantidade: number }>`
    select count(*)::int as quantidade from ${esperam(await findRespostas(db))}`.execute(db);
  return rows[0]?.quantidade ?? 0;
};

/** Discards rejections that nobody discarded before; returns how many. `em` is local. */
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
