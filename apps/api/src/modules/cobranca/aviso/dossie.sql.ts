import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** A fee, a movement, a concession or a proof of a holder. */
export interface FatoRow {
  dia: string;
  especie: 'MENSALIDADE' | 'PAGAMENTO' | 'ESTORNO' | 'CONCESSAO' | 'PROVA' | 'DESFEITA';
  detalhe: string;
  aviso: number | null;
  valor_cents: number | null;
}

/** Facts of a holder's contract by time, without its notices. */
export const findFatos = async (db: Db, matricula: string): Promise<FatoRow[]> => {
  const { rows } = await sql<FatoRow>`
    with f as (select * from fatura where titular_matricula = ${matricula}),
    p as (select v.*, a.id as aviso from aviso_prova v join aviso a on a.id = v.aviso_id where a.titular_matricula = ${matricula})
    select * from (
      select f.vencimento as dia, 1 as ordem, 'MENSALIDADE' as especie, f.numero::text as detalhe, null::int as aviso,
        f.valor_cents::int8 as valor_cents from f where f.status <> 'CANCELADA'
      union all
      select m.dia, 2, case when m.valor_cents < 0 then 'ESTORNO' else 'PAGAMENTO' end, f.numero::text, null, m.valor_cents::int8
      from conta_movimento m join f on f.numero = m.fatura_numero
      union all
      select c.dia, 3, 'CONCESSAO', f.numero::text, null, c.valor_cents::int8 from conta_concessao c join f on f.numero = c.fatura_numero
      union all
      select p.recebido_em, 5, 'PROVA', concat_ws('; ', p.especie, p.numero, p.nota, p.arquivo_nome,
        'SHA-256 ' || p.arquivo_sha256), p.aviso, null from p
      union all
      select p.desfeita_em::date, 6, 'DESFEITA', concat_ws('; ', p.especie || ' de ' || to_char(p.recebido_em, 'DD/MM/YYYY'),
        'por ' || ${nomeDoUsuario('p.desfeita_por')}, p.desfeita_motivo), p.aviso, null from p where p.desfeita_em is not null
    ) x order by dia, ordem, detalhe`.execute(db);
  return rows;
};
