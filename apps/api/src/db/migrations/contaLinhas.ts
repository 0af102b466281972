/** Author of a row, set by `assina`. */
export const por = `coalesce(nullif(current_setting('vidas.login', true), ''), 'servidor')`;
/** Moment of a row, set by `assina`. */
export const em = `coalesce(nullif(current_setting('vidas.em', true), '')::timestamp(0), localtimestamp(0))`;

/** Columns of a movement, and their values in its reversal. */
export const movimento =
  'fatura_numero, titulo_numero, dia, valor_cents, principal_cents, encargos_cents, credito_cents, forma, origem, efeito, arquivo_id, linha, pagamento_id, estorna_id, por, em, motivo';
export const estornoDe = (dia: string, efeito: string, motivo: string): string =>
  `m.fatura_numero, m.titulo_numero, ${dia}, -m.valor_cents, -m.principal_cents, -m.encargos_cents, -m.credito_cents, m.forma, m.origem, ${efeito},
    m.arquivo_id, m.linha, m.pagamento_id, m.id, ${por}, ${em}, ${motivo}`;
/** Columns of a concession, and their values in its reversal. */
export const concessao =
  'fatura_numero, titulo_numero, dia, valor_cents, origem, efeito, pagamento_id, estorna_id, por, em, motivo';
export const voltaDe = (dia: string, efeito: string, motivo: string): string =>
  `c.fatura_numero, c.titulo_numero, ${dia}, -c.valor_cents, c.origem, ${efeito}, c.pagamento_id, c.id, ${por}, ${em}, ${motivo}`;

/**
 * Day of payment that a commission used for an invoice before the account existed, valid while the account
 * has its initial value.
 */
export const diaFixo: readonly string[] = [
  `alter table conta_mudanca add column if not exists dia_fixo boolean not null default false,
    add column if not exists quitada_em date, add column if not exists comissao_em date`,
  'create index if not exists conta_mudanca_comissao on conta_mudanca (comissao_em) where dia_fixo',
];
