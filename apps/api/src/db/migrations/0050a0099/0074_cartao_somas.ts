import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Payment of a card sale per bill, authors, requests that run once, and sums that the database itself keeps
 * at the end of each transaction (CXA-8, CXA-9).
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table cartao_fatura
        add column titulo_numero text references titulo,
        add column valor_cents integer check (valor_cents > 0),
        add column juros_cents integer check (juros_cents >= 0),
        add column liberada_em timestamp(0)`,
      `update cartao_fatura c set titulo_numero = t.numero, valor_cents = t.valor_pago_cents, juros_cents = t.juros_cents
        from titulo t where t.fatura_numero = c.fatura_numero and t.pago_em is not null`,
      `alter table cartao_fatura
        alter column titulo_numero set not null,
        alter column valor_cents set not null,
        alter column juros_cents set not null`,
      // One sale pays a bill at a time; a deleted sale releases its bill.
      'create unique index cartao_fatura_em_uso on cartao_fatura (fatura_numero) where liberada_em is null',
      `alter table cartao_pagamento
        add column versao integer not null default 1,
        add column lancado_em timestamp(0),
        add column lancado_por text,
        add column alterado_em timestamp(0),
        add column alterado_por text,
        add column excluido_por text`,
      `create index cartao_pagamento_status on cartao_pagamento (status) where excluido_em is null`,
      `alter table cartao_parcela
        add column alterada_em timestamp(0),
        add column alterada_por text`,
      `create table caixa_pedido (
        chave uuid primary key,
        corpo text not null check (corpo ~ '^[0-9a-f]{64}$'),
        resposta text,
        feito_em timestamp(0) not null,
        feito_por text not null
      )`,
      `create function cartao_confere(alvo integer) returns void language plpgsql as $$
      declare
        venda cartao_pagamento;
        parcelas record;
        faturas bigint;
      begin
        select * into venda from cartao_pagamento where id = alvo;
        if not found then return; end if;
        select count(*) as quantas, coalesce(sum(valor_cents), 0) as total, coalesce(sum(valor_liquido_cents), 0) as liquido,
          coalesce(sum(valor_cents) filter (where status = 'Aberto'), 0) as saldo, coalesce(bool_and(status = 'Pago'), false) as pagas,
          coalesce(bool_and(valor_liquido_cents <= valor_cents and valor_cents > 0), false) as inteiras
        into parcelas from cartao_parcela where pagamento_id = alvo;
        select coalesce(sum(valor_cents), 0) into faturas from cartao_fatura where pagamento_id = alvo;
        if faturas - venda.desconto_cents <> venda.valor_total_cents then
          raise exception 'venda % com cartão: faturas % - desconto % <> total %', alvo, faturas, venda.desconto_cents, venda.valor_total_cents
            using errcode = 'check_violation', constraint = 'cartao_soma_faturas';
        end if;
        if parcelas.quantas <> venda.quantidade_parcelas or parcelas.total <> venda.valor_total_cents or not parcelas.inteiras then
          raise exception 'venda % com cartão: % parcelas somam %, e não % parcelas com %', alvo, parcelas.quantas, parcelas.total,
            venda.quantidade_parcelas, venda.valor_total_cents
            using errcode = 'check_violation', constraint = 'cartao_soma_parcelas';
        end if;
        if parcelas.total - parcelas.liquido <> venda.valor_total_cents - venda.valor_liquido_cents then
          raise exception 'venda % com cartão: as tarifas das parcelas somam %, e não %', alvo, parcelas.total - parcelas.liquido,
            venda.valor_total_cents - venda.valor_liquido_cents
            using errcode = 'check_violation', constraint = 'cartao_soma_tarifas';
        end if;
        if parcelas.saldo <> venda.saldo_cents or parcelas.pagas <> (venda.status = 'Pago') then
          raise exception 'venda % com cartão: saldo % e status % não são os das parcelas', alvo, venda.saldo_cents, venda.status
            using errcode = 'check_violation', constraint = 'cartao_saldo';
        end if;
      end $$`,
      `create function cartao_confere_venda() returns trigger language plpgsql as $$
      begin
        perform cartao_confere(new.id);
        return null;
      end $$`,
      `create function cartao_confere_linha() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' then perform cartao_confere(new.pagamento_id); end if;
        if tg_op <> 'INSERT' then perform cartao_confere(old.pagamento_id); end if;
        return null;
      end $$`,
      `create constraint trigger cartao_pagamento_confere after insert or update on cartao_pagamento
        deferrable initially deferred for each row execute function cartao_confere_venda()`,
      `create constraint trigger cartao_parcela_confere after insert or update or delete on cartao_parcela
        deferrable initially deferred for each row execute function cartao_confere_linha()`,
      `create constraint trigger cartao_fatura_confere after insert or update or delete on cartao_fatura
        deferrable initially deferred for each row execute function cartao_confere_linha()`,
    ]),
};
