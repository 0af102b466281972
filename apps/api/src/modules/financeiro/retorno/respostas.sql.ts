import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Parte } from './desfaz.sql.ts';
import { momentoExato } from '../../../db/momento.ts';

/** Writes alarms for lines about numbers of ours that do not fit (REM-14). */
export const insertAlarmes = async (
  db: Db | Trx,
  arquivo: number,
  alarmes: readonly { linha: number; nossoNumero: string; motivo: string }[],
): Promise<void> => {
  if (alarmes.length === 0) return;
  const { rows } = await sql<{ em: string }>`
    select ${momentoExato('enviado_em')} as em from upload_banco where id = ${arquivo}`.execute(db);
  await insertRows(
    db,
    'nosso_numero_alarme',
    alarmes.map(({ linha, nossoNumero, motivo }) => ({
      arquivo_id: arquivo,
      linha,
      nosso_numero: nossoNumero,
      motivo,
      visto_em: rows[0]?.em ?? '',
    })),
  );
};

/**
 * Matches the lines of a file to unanswered commands: 02 a registration, 09 and 10 a write-off, 03 either
 * (REM-13). An answered command counts as sent.
 */
export const respondeComandos = async (trx: Trx, arquivo: number, momento: string): Promise<void> => {
  const { rows } = await sql<{ remessa: number }>`
    update remessa_comando c set resposta = case when l.comando = '03' then 'RECUSADO' else 'CONFIRMADO' end,
      resposta_codigo = l.natureza, resposta_motivo = case when l.comando = '03' then l.natureza || ': ' || l.motivo end,
      respondido_em = ${momento}::timestamp, retorno_arquivo_id = l.arquivo_id, retorno_linha = l.linha
    from (
      select distinct on (k.id) k.id, r.arquivo_id, r.linha, r.comando, r.natureza, r.motivo
      from remessa_comando k join retorno_linha r on r.nosso_numero = k.nosso_numero and r.arquivo_id = ${arquivo}
      where k.resposta is null and k.remessa_id is not null and r.fim not in ('REPETIDA', 'DUVIDA')
        and (r.comando = '03' or (k.comando = '01' and r.comando = '02') or (k.comando = '02' and r.comando in ('09', '10')))
        and not exists (select from nosso_numero_alarme a where a.arquivo_id = r.arquivo_id and a.linha = r.linha)
      order by k.id, r.linha
    ) l
    where c.id = l.id returning c.remessa_id as remessa`.execute(trx);
  await sql`
    update remessa set enviada_em = ${momento}::timestamp, enviada_por = feita_por
    where id = any(${[...new Set(rows.map(({ remessa }) => remessa))]}::int[]) and enviada_em is null`.execute(
    trx,
  );
};

/** Removes the answers of a part of a file from the commands; an unsent write-off waits for the next answer (REM-20). */
export const tiraRespostas = async (trx: Trx, { arquivo, linha }: Parte, momento: string): Promise<void> => {
  await sql`
    update remessa_comando d set resposta = 'RETIRADO', respondido_em = ${momento}::timestamp from remessa_comando c
    where c.retorno_arquivo_id = ${arquivo} and (${linha}::int is null or c.retorno_linha = ${linha}::int) and d.novo_boleto = c.novo_boleto
      and d.id > c.id and d.comando = '02' and d.remessa_id is null and d.resposta is null`.execute(trx);
  await sql`
    update remessa_comando set resposta = null, resposta_codigo = null, resposta_motivo = null, respondido_em = null,
      retorno_arquivo_id = null, retorno_linha = null
    where retorno_arquivo_id = ${arquivo} and (${linha}::int is null or retorno_linha = ${linha}::int)`.execute(
    trx,
  );
};
