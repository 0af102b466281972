import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Return lines that find their title later: their history and their index. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table retorno_historico drop constraint retorno_historico_acao_check',
      `alter table retorno_historico add constraint retorno_historico_acao_check
        check (acao in ('APLICADO', 'DESFEITO', 'LINHA DESFEITA', 'SEGUNDO PAGAMENTO', 'REPETICAO', 'JULGADA DE NOVO'))`,
      `create index retorno_linha_sem_titulo on retorno_linha (arquivo_id, linha)
        where titulo_numero is null and nosso_numero is not null and desfeita_em is null`,
    ]),
};
