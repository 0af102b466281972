import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { AvisoPorMensagem } from './mensagens.rules.ts';

/** Days of asking the service, from the sending: the house's choice, equal to the ten days to pay. */
const DIAS = 10;

/** Final states of a message: cancelled, failed, answered. */
const finais = sql`(2, 4, 5)`;

const deMensagem = sql`origem = 'CAMPANHA' and situacao = 'ENVIADO' and mensagem_fim is null`;

/** Ends the wait for the answers of messages sent more than ten days before a local moment (NOT-19). */
export const encerraMensagens = async (db: Db, agora: string): Promise<void> => {
  await sql`update aviso set mensagem_fim = ${agora}::timestamp::date
    where ${deMensagem} and enviado_em::date + ${DIAS}::int < ${agora}::timestamp::date`.execute(db);
};

/** Campaigns of a service to ask now, each by one server and at most once an hour. */
export const tomaCampanhas = async (db: Db, servico: string, agora: string): Promise<number[]> => {
  const { rows } = await sql<{ campanha_id: number }>`
    update campanha_importacao i set consultada_em = ${agora}::timestamp
    where i.servico = ${servico} and i.campanha_id is not null
      and (i.consultada_em is null or i.consultada_em <= ${agora}::timestamp - interval '1 hour')
      and i.campanha_id::text in (
        select split_part(substr(origem_id, length(${servico}) + 2), ' ', 1) from aviso
        where ${deMensagem} and starts_with(origem_id, ${`${servico} `})
          and (mensagem_situacao is null or mensagem_situacao not in ${finais}))
    returning i.campanha_id`.execute(db);
  return [...new Set(rows.map(({ campanha_id }) => campanha_id))];
};

/** Notices of a sent campaign whose answer is still awaited. */
export const findAvisosDaCampanha = async (db: Db, prefixo: string): Promise<AvisoPorMensagem[]> => {
  const { rows } = await sql<AvisoPorMensagem>`
    select id, meio, endereco, texto from aviso where ${deMensagem} and starts_with(origem_id, ${prefixo}) order by id`.execute(
    db,
  );
  return rows;
};

/** Writes the states that changed; a message that failed or was cancelled is a sending that failed (NOT-24). */
export const gravaSituacoes = async (
  db: Db,
  situacoes: readonly { id: number; situacao: number }[],
): Promise<void> => {
  await sql`update aviso a set mensagem_situacao = x.situacao,
      situacao = case when x.situacao in (2, 4) then 'FALHOU' else a.situacao end
    from jsonb_to_recordset(${JSON.stringify(situacoes)}::jsonb) as x (id int, situacao smallint)
    where a.id = x.id and a.mensagem_situacao is distinct from x.situacao and a.mensagem_fim is null
      and (x.situacao not in (2, 4) or not exists (select from aviso_prova p where p.aviso_id = a.id and p.desfeita_em is null))`.execute(
    db,
  );
};
