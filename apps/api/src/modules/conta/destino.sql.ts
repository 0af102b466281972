import { sql } from 'kysely';

/** A line `l` of the bank whose money may be given an end by a person (CTA-19); the index `retorno_linha_sem_destino` holds them. */
export const podeTerDestino = sql<boolean>`(l.desfeita_em is not null or l.fim in ('DESCONHECIDO', 'INFORMATIVO'))`;

/** The kind of the act that gave a line `l` its end; null without one. */
export const destinoDaLinha = sql<
  'DAR' | 'DEVOLVER' | null
>`case when ${podeTerDestino} then (select a.especie from conta_ato a
  where a.arquivo_id = l.arquivo_id and a.linha = l.linha and a.desfeito_em is null) end`;

/** The money of a line counts as somebody's: it was not undone, or a person gave it an end since. */
export const linhaVale = (alias: 'a' | 'l') => {
  const [arquivo, linha, desfeita] = ['arquivo_id', 'linha', 'desfeita_em'].map((coluna) =>
    sql.ref(`${alias}.${coluna}`),
  );
  return sql<boolean>`(${desfeita} is null or exists (select from conta_ato d
    where d.arquivo_id = ${arquivo} and d.linha = ${linha} and d.desfeito_em is null))`;
};
