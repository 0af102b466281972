import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import type { NovoAviso } from './registro.sql.ts';

/** A line of a campaign that names a holder. */
export interface LinhaRow {
  ordem: number;
  titular_matricula: string;
  telefone: string;
  texto: string;
  push: boolean;
  sms: boolean;
}

/** A line of a campaign's file, with the matrícula that it names. */
export interface LinhaLida extends Omit<LinhaRow, 'titular_matricula'> {
  matricula: string;
}

/** Keeps the lines of an import whose matrícula is of a holder. */
export const insertLinhas = async (
  db: Db | Trx,
  importacao: number,
  linhas: readonly LinhaLida[],
): Promise<void> => {
  if (linhas.length === 0) return;
  await sql`insert into campanha_linha (importacao_id, ordem, titular_matricula, telefone, texto, push, sms)
    select ${importacao}::int, x.ordem, b.matricula, x.telefone, x.texto, x.push, x.sms
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x (ordem int, matricula text, telefone text, texto text, push boolean, sms boolean)
    join beneficiario b on b.matricula = x.matricula and b.dependencia = 1`.execute(db);
};

/** Lines of an imported campaign that name holders, in file order. */
export const findLinhas = async (
  trx: Trx,
  { servico, campanhaId }: { servico: string; campanhaId: number },
): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    select l.ordem, l.titular_matricula, l.telefone, l.texto, l.push, l.sms
    from campanha_linha l join campanha_importacao i on i.id = l.importacao_id
    where i.servico = ${servico} and i.campanha_id = ${campanhaId} order by l.importacao_id, l.ordem`.execute(
    trx,
  );
  return rows;
};

/** Writes notices with their fees; skips those of an origin that already has its notice. */
export const insertAvisos = async (trx: Trx, novos: readonly NovoAviso[]): Promise<void> => {
  if (novos.length === 0) return;
  await sql`
    with x as (
      select * from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as x (titular text, meio text, endereco text, texto text,
        sha256 text, faltas jsonb, "enviadoEm" timestamp, por text, origem text, "origemId" text, situacao text, mensalidades jsonb)
    ), n as (
      insert into aviso (titular_matricula, meio, endereco, texto, texto_sha256, faltas, enviado_em, por, origem, origem_id, situacao)
      select titular, meio, endereco, texto, sha256, array(select jsonb_array_elements_text(faltas)), "enviadoEm", por, origem,
        "origemId", situacao from x
      on conflict (origem, origem_id, titular_matricula) where origem_id is not null do nothing
      returning id, titular_matricula, origem_id
    )
    insert into aviso_mensalidade (aviso_id, fatura_numero)
    select n.id, f.numero from n join x on x."origemId" = n.origem_id and x.titular = n.titular_matricula
    cross join lateral jsonb_array_elements_text(x.mensalidades) as f (numero)`.execute(trx);
};

const daCampanha = (prefixo: string) =>
  sql`origem = 'CAMPANHA' and starts_with(origem_id, ${prefixo}) and situacao = 'EM_DUVIDA'`;

/** Marks the notices of a campaign as sent. */
export const settleCampanha = async (db: Db, prefixo: string): Promise<void> => {
  await sql`update aviso set situacao = 'ENVIADO' where ${daCampanha(prefixo)}`.execute(db);
};

/** Deletes the notices of a campaign that did not leave. */
export const apagaAvisosDaCampanha = async (db: Db, prefixo: string): Promise<void> => {
  await sql`with a as (select id from aviso where ${daCampanha(prefixo)}
      and not exists (select from aviso_prova p where p.aviso_id = aviso.id)),
    m as (delete from aviso_mensalidade where aviso_id in (select id from a))
    delete from aviso where id in (select id from a)`.execute(db);
};
