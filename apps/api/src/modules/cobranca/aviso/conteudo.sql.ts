import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';

/** A holder with plan, people and contacts. */
export interface TitularRow {
  matricula: string;
  nome: string;
  email: string | null;
  telefones: string[];
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cep: string | null;
  cidade: string | null;
  uf: string | null;
  plano: { nome: string; numero: string; registro: string };
  letraGrande: boolean;
  /** Holder first, then the people with an active bond. */
  pessoas: { nome: string; cpf: string | null }[];
}

/** Holders of these matrículas, by number; others are absent. */
export const findTitulares = async (db: Db | Trx, matriculas: readonly string[]): Promise<TitularRow[]> => {
  const { rows } = await sql<TitularRow>`
    select b.matricula, p.nome, p.email, to_jsonb(array_remove(array[p.fone_1, p.fone_2, p.fone_3], null)) as telefones,
      p.logradouro, p.numero, p.complemento, p.bairro, p.cep, m.nome as cidade, m.uf,
      jsonb_build_object('nome', l.nome, 'numero', l.codigo_operadora, 'registro', l.registro) as plano,
      coalesce(w.forma = 'LETRA_GRANDE', false) as "letraGrande",
      (select jsonb_agg(jsonb_build_object('nome', q.nome, 'cpf', q.cpf) order by d.matricula <> b.matricula, d.matricula)
        from beneficiario d join pessoa q on q.id = d.pessoa_id
        where d.titular_matricula = b.matricula and (d.matricula = b.matricula or d.cancelado_em is null)) as pessoas
    from beneficiario b
    join pessoa p on p.id = b.pessoa_id
    join plano l on l.registro = b.plano_registro
    left join municipio m on m.codigo = p.municipio_codigo
    ${comForma(sql`'TITULAR'`, sql`b.matricula`)}
    where b.dependencia = 1 and b.matricula = any(${[...matriculas]}::text[])
    order by b.matricula`.execute(db);
  return rows;
};

/** A fee of a holder with a due day before a given day. */
export interface FaturaDevidaRow {
  titular: string;
  numero: string;
  vencimento: string;
  aberto_cents: number;
  isAberta: boolean;
}

/** Fees of holders due before an ISO day, oldest first. */
export const findDevidas = async (
  db: Db | Trx,
  matriculas: readonly string[],
  dia: string,
): Promise<FaturaDevidaRow[]> => {
  const { rows } = await sql<FaturaDevidaRow>`
    select f.titular_matricula as titular, f.numero, f.vencimento,
      (f.valor_cents - case when f.status = 'ABERTA' then f.abatido_cents else 0 end)::int8 as aberto_cents,
      f.status = 'ABERTA' as "isAberta"
    from fatura f
    where f.titular_matricula = any(${[...matriculas]}::text[]) and f.status <> 'CANCELADA' and f.vencimento < ${dia}::date
    order by f.titular_matricula, f.vencimento, f.numero`.execute(db);
  return rows;
};
