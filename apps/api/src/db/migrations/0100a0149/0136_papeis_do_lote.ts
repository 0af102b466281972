import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Papers of an import as they left (TIS-64), and guides of the analyses that were downloaded (CTM-71). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table lote_papel (
        lote_xml_id integer not null references lote_xml on delete cascade,
        papel text not null check (papel in ('PROTOCOLO', 'COMPROVANTE', 'REJEITADAS')),
        nome text not null,
        conteudo bytea not null,
        dados jsonb,
        primary key (lote_xml_id, papel)
      )`,
      `create table demonstrativo_guia (
        guia_numero text not null references guia on delete cascade,
        lote_xml_id integer not null references lote_xml on delete cascade,
        baixado_em timestamp(0) not null,
        por text not null,
        formato text not null check (formato in ('XML', 'PDF')),
        parcial boolean not null,
        primary key (guia_numero, baixado_em, por, formato)
      )`,
      'create index demonstrativo_guia_lote on demonstrativo_guia (lote_xml_id, baixado_em)',
    ]),
};
