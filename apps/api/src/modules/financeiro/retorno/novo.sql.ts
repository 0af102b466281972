import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import type { NovoDoRetorno, ParteDoNovo } from './novo.rules.ts';

/** A new boleto before its titles are read. */
export type NovoLido = Omit<NovoDoRetorno, 'partes'> & {
  partes: (Omit<ParteDoNovo, 'titulo'> & { titulo: string })[];
};

/** New boletos and tests with these bank numbers; parts oldest first. */
export const findNovos = async (db: Db | Trx, nossosNumeros: readonly string[]): Promise<NovoLido[]> => {
  const { rows } = await sql<NovoLido>`
    select s.nosso_numero as "nossoNumero", coalesce(n.numero, 'TESTE' || substr(s.nosso_numero, 8)) as chave, n.vencimento,
      n.valor_cents as "valorCents",
      coalesce((select jsonb_agg(jsonb_build_object('titulo', p.titulo_numero, 'principalCents', p.principal_cents,
          'encargosCents', p.multa_cents + p.juros_cents) order by f.vencimento, p.titulo_numero)
        from novo_boleto_parte p join fatura f on f.numero = p.fatura_numero where p.novo_boleto = n.numero), '[]') as partes
    from nosso_numero_sorteado s left join novo_boleto n on n.nosso_numero = s.nosso_numero
    where s.nosso_numero = any(${nossosNumeros}::text[])`.execute(db);
  return rows;
};
