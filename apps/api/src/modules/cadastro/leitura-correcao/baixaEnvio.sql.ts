import { type RawBuilder, sql } from 'kysely';
import type { Movimento, SibEnvioTable } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';
import { daSituacao } from '../envio/sbxMovimentos.sql.ts';

/** The file answered by a return. */
export interface EnvioRespondido {
  id: number;
  nome: string;
  situacao: SibEnvioTable['situacao'];
}

const columns = ['id', 'nome_arquivo as nome', 'situacao'] as const;

/** Our file of that name; without a name (a refusal of the whole file, SIB-8) the file that waits for a return. */
export const findRespondido = (trx: Trx, nomeEnvio: string | null): Promise<EnvioRespondido | undefined> => {
  const query = trx.selectFrom('sib_envio').select(columns);
  return (
    nomeEnvio === null ? query.where('situacao', '=', 'GERADO') : query.where('nome_arquivo', '=', nomeEnvio)
  ).executeTakeFirst();
};

/** Marks a file as refused; its movements stay due, because none was accepted. */
export const recusaEnvio = async (trx: Trx, envioId: number, retornoId: number): Promise<void> => {
  await trx
    .updateTable('sib_envio')
    .set({ situacao: 'RECUSADO', retorno_id: retornoId })
    .where('id', '=', envioId)
    .execute();
};

/** Counts of accepted and rejected movements; `semResposta` counts inclusions that the return does not mention. */
export interface Baixa {
  aceitos: number;
  rejeitados: number;
  semResposta: number;
}

/** A portion of a file's movements: bonds after `depois` up to `ate`, or to the last one. */
export interface PorcaoDeMovimentos {
  envioId: number;
  depois: string;
  ate: string | undefined;
}

/** A return for the marking; `donoId` is the return that holds its errors. */
interface Respondido {
  retornoId: number;
  donoId: number;
}

const naPorcao = ({ envioId, depois, ate }: PorcaoDeMovimentos): RawBuilder<boolean> =>
  sql<boolean>`g.envio_id = ${envioId}::int and g.matricula > ${depois} ${ate === undefined ? sql`` : sql`and g.matricula <= ${ate}`}`;

/** Last bond of the next portion of a file; undefined when the portion is the last. */
export const findFimDaPorcao = async (
  trx: Trx,
  { envioId, depois }: Omit<PorcaoDeMovimentos, 'ate'>,
  tamanho: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ matricula: string }>`
    select g.matricula from sib_envio_registro g where ${naPorcao({ envioId, depois, ate: undefined })}
    order by g.matricula offset ${tamanho - 1} limit 1`.execute(trx);
  return rows[0]?.matricula;
};

interface Marcado {
  matricula: string;
  situacao: 'ACEITO' | 'REJEITADO';
  is_sem_resposta: boolean;
}

/**
 * Marks movements of a file as rejected or accepted (SIB-12). Rejected: the return rejects the bond in this
 * movement, or in a movement that the file lacks (then all movements of the bond), or an inclusion has no
 * CCO.
 */
export const marcacao = (porcao: PorcaoDeMovimentos, { retornoId, donoId }: Respondido) => {
  // Forces a lookup by bond: the statistics do not know this return yet, so any index that begins with it
  // looks like one row.
  const daqui = (coluna: string, id: number) => sql`${sql.ref(coluna)} + 0 = ${id}::int`;
  const isRejeitado = sql`exists (
    select 1 from sib_retorno_erro e
    where ${daqui('e.retorno_id', donoId)} and e.matricula = g.matricula and (e.movimento = g.tipo or not exists (
      select 1 from sib_envio_registro k where k.envio_id = g.envio_id and k.matricula = e.matricula and k.tipo = e.movimento)))`;
  // A scalar subquery uses the index; "not exists" might scan all inclusions of the return.
  const isSemCco = sql`(g.tipo = 'INCLUSÃO' and (
    select i.ordem from sib_retorno_incluido i where i.matricula = g.matricula and ${daqui('i.retorno_id', retornoId)} limit 1) is null)`;
  return sql<Marcado>`
    update sib_envio_registro g
    set situacao = case when ${isRejeitado} or ${isSemCco} then 'REJEITADO' else 'ACEITO' end
    where ${naPorcao(porcao)}
    returning g.matricula, g.situacao, g.situacao = 'REJEITADO' and ${isSemCco} and not ${isRejeitado} as is_sem_resposta`;
};

/** Accepted movements of these bonds that no later file repeats: the return of a discarded file may come late. */
const aceitos = (envioId: number, matriculas: readonly string[]) => sql`
  from sib_envio_registro r join sib_envio v on v.id = r.envio_id
  where r.envio_id = ${envioId}::int and r.matricula = any(${matriculas}::text[]) and r.situacao = 'ACEITO' and not exists (
    select 1 from sib_envio_registro o where o.matricula = r.matricula and o.situacao = 'ACEITO' and o.envio_id > r.envio_id
  )`;

const inOrder = [
  ['REATIVAÇÃO', 'ATIVO'],
  ['RETIFICAÇÃO', null],
  ['MUDANÇA CONTRATUAL', null],
  ['CANCELAMENTO', 'INATIVO'],
] as const satisfies (readonly [Movimento, 'ATIVO' | 'INATIVO' | null])[];

/** Stores accepted movements of these bonds as the state known to ANS. */
const guardaAceitos = async (trx: Trx, envioId: number, matriculas: readonly string[]): Promise<void> => {
  if (matriculas.length === 0) return;
  const these = aceitos(envioId, matriculas);
  await sql`
    insert into sib_estado (matricula, situacao, dados, em)
    select r.matricula, 'ATIVO', r.dados, v.gerado_em ${these} and r.tipo = 'INCLUSÃO'
    on conflict (matricula) do update set situacao = 'ATIVO', dados = excluded.dados, fonte = null, em = excluded.em`.execute(
    trx,
  );
  for (const [tipo, situacao] of inOrder)
    await sql`
      update sib_estado e
      set situacao = coalesce(${situacao}, e.situacao), em = x.gerado_em, fonte = null,
        dados = jsonb_strip_nulls(case when ${situacao} = 'ATIVO' then e.dados - 'dataCancelamento' - 'motivoCancelamento' else e.dados end || x.dados)
      from (select r.matricula, r.dados, v.gerado_em ${these} and r.tipo = ${tipo}) x
      where e.matricula = x.matricula`.execute(trx);
  await sql`
    update sib_estado e set fonte = a.fonte
    from sib_atual a
    where e.fonte is null and a.matricula = e.matricula and a.dados = e.dados - ${daSituacao}::text[]
      and e.matricula = any(${matriculas}::text[])`.execute(trx);
};

/** Marks some movements of a file by its return and stores the accepted ones as known to ANS. */
export const baixaMovimentos = async (
  trx: Trx,
  porcao: PorcaoDeMovimentos,
  respondido: Respondido,
): Promise<Baixa> => {
  const { rows } = await marcacao(porcao, respondido).execute(trx);
  const accepted = rows.filter(({ situacao }) => situacao === 'ACEITO');
  await guardaAceitos(trx, porcao.envioId, [...new Set(accepted.map(({ matricula }) => matricula))]);
  return {
    aceitos: accepted.length,
    rejeitados: rows.length - accepted.length,
    semResposta: rows.filter(({ is_sem_resposta }) => is_sem_resposta).length,
  };
};

/** Marks a file as completely answered. */
export const encerraEnvio = async (
  trx: Trx,
  envioId: number,
  { retornoId, aceitos: aceitas, rejeitados }: Omit<Baixa, 'semResposta'> & { retornoId: number },
): Promise<void> => {
  await trx
    .updateTable('sib_envio')
    .set({ situacao: 'PROCESSADO', retorno_id: retornoId, aceitos: aceitas, rejeitados })
    .where('id', '=', envioId)
    .execute();
};
