import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';

/** What a file that is not applied yet says of numbers that no title has. */
interface SemTitulo {
  titulos: number;
  recebido: number;
  /** Some line names a title of ours. */
  temConhecido: boolean;
}

const findSemTitulo = async (db: Db, arquivo: number): Promise<SemTitulo> => {
  const { rows } = await sql<SemTitulo>`
    select (count(distinct nosso_numero) filter (where fim = 'DESCONHECIDO'))::int as titulos,
      coalesce(sum(recebido_cents) filter (where fim = 'DESCONHECIDO'), 0)::int8 as recebido,
      coalesce(bool_or(titulo_numero is not null), false) as "temConhecido"
    from retorno_linha where arquivo_id = ${arquivo}`.execute(db);
  return rows[0] ?? { titulos: 0, recebido: 0, temConhecido: false };
};

/** Throws Failure 409 for a file of which no title is known: it may be another operator's, or come before ours (CBR-23). */
export const perguntaDesconhecidos = async (db: Db, arquivo: number): Promise<void> => {
  const { titulos, recebido, temConhecido } = await findSemTitulo(db, arquivo);
  if (titulos === 0 || temConhecido) return;
  const quais =
    titulos === 1
      ? 'O único título deste arquivo não é conhecido'
      : `Nenhum dos ${titulos.toLocaleString('pt-BR')} títulos deste arquivo é conhecido`;
  throw new Failure(409, `${quais}: R$ ${reais(recebido)} recebidos ficariam sem título. Nada foi gravado.`, {
    body: { desconhecidos: { titulos, recebido: recebido / 100 } },
  });
};
