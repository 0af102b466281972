import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { colunasDaForma, type ComForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { type FaturaRow, selectVenda, type VendaRow } from '../cartao.sql.ts';

/** The name of a sale's receipt among the papers that are sent. */
export const chaveDoComprovante = (id: number): string => `comprovante:${id}`;

/** A sale with its invoices; undefined for one that is not there or was deleted. */
export const findVenda = async (
  db: Db,
  id: number,
): Promise<(VendaRow & { faturas: FaturaRow[] }) | undefined> => (await selectVenda(id).execute(db)).rows[0];

/** Where the receipt of a sale goes: the holder, and its last sending. */
export interface DestinatarioRow extends ComForma {
  nome: string;
  cpf: string | null;
  email: string | null;
  enviado_em: string | null;
  enviado_para: string | null;
}

/** The holder of the bond that a sale is of, with the last time that its receipt left. */
export const findDestinatario = async (db: Db, id: number): Promise<DestinatarioRow> => {
  const { rows } = await sql<DestinatarioRow>`
    select p.nome, p.cpf, p.email, ${momento('s.enviado_em')} as enviado_em, s.destinatario as enviado_para, ${colunasDaForma}
    from cartao_pagamento c
    join beneficiario b on b.matricula = c.matricula
    join beneficiario t on t.matricula = b.titular_matricula
    join pessoa p on p.id = t.pessoa_id
    ${comForma(sql`'TITULAR'`, sql`t.matricula`)}
    left join lateral (
      select enviado_em, destinatario from cobranca_envio
      where chave = ${chaveDoComprovante(id)} and situacao = 'ENVIADO' order by id desc limit 1
    ) s on true
    where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sale without its holder');
  return row;
};
