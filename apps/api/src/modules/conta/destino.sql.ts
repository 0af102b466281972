import { sql } from 'kysely';

/**
 * Condition: a person may decide about the money of bank line `l` (CTA-19); index `retorno_linha_sem_destino`
 * covers it.
 */
export const podeTerDestino = sql<boolean>`(l.desfeita_em is not null or l.fim in ('DESCONHECIDO', 'INFORMATIVO'))`;

/** Kind of act that decided about line `l`; null without one. */
export const destinoDaLinha = sql<
  'DAR' | 'DEVOLVER' | null
>`case when ${podeTerDestino} then (select a.especie from conta_ato a
  where a.arquivo_id = l.arquivo_id and a.linha = l.linha and a.desfeito_em is null) end`;

/** Condition: the money of a line belongs to somebody: not undone, or decided by a person since. */
export const linhaVale = (alias: 'a' | 'l') => {
  const [arquivo, linha, desfeita] = ['arquivo_id', 'linha', 'desfeita_em'].map((coluna) =>
    sql.ref(`${alias}.${coluna}`),
  );
  return sql<boolean>`(${desfeita} is null or exists (select from conta_ato d
    where d.arquivo_id = ${arquivo} and d.linha = ${linha} and d.desfeito_em is null))`;
};
