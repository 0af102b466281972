import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * What becomes of money of the bank that no title has: given to an invoice, or given back (CTA-19). Months of commission that are closed by now, or
 * by the version before, stay worked out from the whole fees (COM-44).
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table conta_ato add column arquivo_id integer, add column linha integer, add column quitou boolean not null default false,
        drop constraint conta_ato_check, drop constraint conta_ato_especie_check, drop constraint conta_ato_forma_check,
        add constraint conta_ato_especie_check check (especie in ('RECEBER', 'USAR', 'DEVOLVER', 'DAR')),
        add constraint conta_ato_forma_check check (forma in ('PIX', 'OUTRO', 'BOLETO')),
        add constraint conta_ato_linha_check check ((arquivo_id is null) = (linha is null)),
        add constraint conta_ato_de_onde_check check (case especie when 'RECEBER' then movimento_id is null and arquivo_id is null
          when 'DAR' then movimento_id is null and arquivo_id is not null and fatura_numero is not null
          when 'USAR' then movimento_id is not null and arquivo_id is null
          else (movimento_id is null) <> (arquivo_id is null) end)`,
      // The money of a line has one end at a time.
      'create unique index conta_ato_linha on conta_ato (arquivo_id, linha) where arquivo_id is not null and desfeito_em is null',
      `create index retorno_linha_sem_destino on retorno_linha (arquivo_id, linha)
        where lancamento_cents > 0 and (desfeita_em is not null or fim in ('DESCONHECIDO', 'INFORMATIVO'))`,
      'alter table comissao_fechamento add column sobre_o_lancado boolean not null default true',
      'alter table retorno_historico drop constraint retorno_historico_acao_check',
      `alter table retorno_historico add constraint retorno_historico_acao_check check (acao in ('APLICADO', 'DESFEITO', 'LINHA DESFEITA',
        'SEGUNDO PAGAMENTO', 'REPETICAO', 'JULGADA DE NOVO', 'DADA A FATURA', 'DEVOLVIDA', 'DESTINO DESFEITO'))`,
    ]),
};
