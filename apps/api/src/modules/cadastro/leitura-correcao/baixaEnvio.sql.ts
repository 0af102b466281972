import { sql } from 'kysely';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula';
import type { Movimento, SibEnvioTable } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';
import { withoutNestedLoops } from '../../../db/withoutNestedLoops.ts';
import { daSituacao } from '../envio/sbxMovimentos.sql.ts';

/** The file that a return answers. */
export interface EnvioRespondido {
  id: number;
  nome: string;
  situacao: SibEnvioTable['situacao'];
}

const columns = ['id', 'nome_arquivo as nome', 'situacao'] as const;

/** Our file of that name; when the return names none (a refusal of the whole file does not, SIB-8), the one that waits for a return. */
export const findRespondido = (trx: Trx, nomeEnvio: string | null): Promise<EnvioRespondido | undefined> => {
  const query = trx.selectFrom('sib_envio').select(columns);
  return (
    nomeEnvio === null ? query.where('situacao', '=', 'GERADO') : query.where('nome_arquivo', '=', nomeEnvio)
  ).executeTakeFirst();
};

/** Marks a file as refused whole; its movements come back by themselves, because none was accepted. */
export const recusaEnvio = async (trx: Trx, envioId: number, retornoId: number): Promise<void> => {
  await trx
    .updateTable('sib_envio')
    .set({ situacao: 'RECUSADO', retorno_id: retornoId })
    .where('id', '=', envioId)
    .execute();
};

/** How many movements of a file were accepted and rejected; `semResposta` counts inclusions that the return does not mention. */
export interface Baixa {
  aceitos: number;
  rejeitados: number;
  semResposta: number;
}

/** A return as the marking needs it; `incluidos`: codes with a new CCO. */
interface Respondido {
  retornoId: number;
  incluidos: readonly string[];
}

/**
 * Marks each movement of a file as rejected or accepted (SIB-12). Rejected: the return rejects its bond in this movement, or in
 * one that the file does not have (then all movements of the bond count as rejected), or it is an inclusion without CCO.
 */
export const marcacao = (envioId: number, { retornoId, incluidos }: Respondido) => sql<Baixa>`
    with incluido as materialized (
      select distinct matricula
      from json_array_elements_text(${JSON.stringify(incluidos.map(matriculaInteira))}::json) as matricula
    ),
    rejeitado as materialized (
      select distinct g.matricula, g.tipo
      from sib_retorno_erro e join sib_envio_registro g on g.envio_id = ${envioId} and g.matricula = e.matricula
      where e.retorno_id = ${retornoId} and (g.tipo = e.movimento or not exists (
        select 1 from sib_envio_registro k where k.envio_id = ${envioId} and k.matricula = e.matricula and k.tipo = e.movimento))
    ),
    julgado as (
      select g.ordem, r.matricula is not null as is_rejeitado, g.tipo = 'INCLUSÃO' and i.matricula is null as is_sem_cco
      from sib_envio_registro g
      left join rejeitado r on r.matricula = g.matricula and r.tipo = g.tipo
      left join incluido i on i.matricula = g.matricula
      where g.envio_id = ${envioId}
    ),
    marcado as (
      update sib_envio_registro g
      set situacao = case when j.is_rejeitado or j.is_sem_cco then 'REJEITADO' else 'ACEITO' end
      from julgado j
      where g.envio_id = ${envioId} and g.ordem = j.ordem
      returning g.situacao, not j.is_rejeitado and j.is_sem_cco as is_sem_resposta
    )
    select count(*) filter (where situacao = 'ACEITO')::int as aceitos, count(*) filter (where situacao = 'REJEITADO')::int as rejeitados,
      count(*) filter (where is_sem_resposta)::int as "semResposta"
    from marcado`;

const marca = async (trx: Trx, envioId: number, respondido: Respondido): Promise<Baixa> => {
  // Movements and errors may have been written just now, and for each of one side all of the other would be read.
  const { rows } = await withoutNestedLoops(trx, () => marcacao(envioId, respondido).execute(trx));
  return rows[0] ?? { aceitos: 0, rejeitados: 0, semResposta: 0 };
};

/** Accepted movements of a file, except for bonds that a later file told anew: the return of a file taken for discarded may come late. */
const aceitos = (envioId: number) => sql`
  from sib_envio_registro r join sib_envio v on v.id = r.envio_id
  where r.envio_id = ${envioId} and r.situacao = 'ACEITO' and not exists (
    select 1 from sib_envio_registro o where o.matricula = r.matricula and o.situacao = 'ACEITO' and o.envio_id > r.envio_id
  )`;

const apply = async (
  trx: Trx,
  envioId: number,
  [tipo, situacao]: readonly [Movimento, 'ATIVO' | 'INATIVO' | null],
): Promise<void> => {
  await sql`
    update sib_estado e
    set situacao = coalesce(${situacao}, e.situacao), em = x.gerado_em, fonte = null,
      dados = jsonb_strip_nulls(case when ${situacao} = 'ATIVO' then e.dados - 'dataCancelamento' - 'motivoCancelamento' else e.dados end || x.dados)
    from (select r.matricula, r.dados, v.gerado_em ${aceitos(envioId)} and r.tipo = ${tipo}) x
    where e.matricula = x.matricula`.execute(trx);
};

const inOrder = [
  ['REATIVAÇÃO', 'ATIVO'],
  ['RETIFICAÇÃO', null],
  ['MUDANÇA CONTRATUAL', null],
  ['CANCELAMENTO', 'INATIVO'],
] as const;

/** Marks the movements of a file by its return and stores the accepted ones as what ANS knows. */
export const baixaEnvio = async (
  trx: Trx,
  envioId: number,
  retorno: { retornoId: number; donoId: number; incluidos: readonly string[] },
): Promise<Baixa> => {
  const baixa = await marca(trx, envioId, { retornoId: retorno.donoId, incluidos: retorno.incluidos });
  await sql`
    insert into sib_estado (matricula, situacao, dados, em)
    select r.matricula, 'ATIVO', r.dados, v.gerado_em ${aceitos(envioId)} and r.tipo = 'INCLUSÃO'
    on conflict (matricula) do update set situacao = 'ATIVO', dados = excluded.dados, fonte = null, em = excluded.em`.execute(
    trx,
  );
  for (const step of inOrder) await apply(trx, envioId, step);
  await sql`
    update sib_estado e set fonte = a.fonte
    from sib_atual a
    where e.fonte is null and a.matricula = e.matricula and a.dados = e.dados - ${daSituacao}::text[]
      and a.matricula in (select matricula from sib_envio_registro where envio_id = ${envioId} and situacao = 'ACEITO')`.execute(
    trx,
  );
  await trx
    .updateTable('sib_envio')
    .set({
      situacao: 'PROCESSADO',
      retorno_id: retorno.retornoId,
      aceitos: baixa.aceitos,
      rejeitados: baixa.rejeitados,
    })
    .where('id', '=', envioId)
    .execute();
  return baixa;
};
