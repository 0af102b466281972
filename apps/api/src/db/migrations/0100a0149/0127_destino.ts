import type { Migration } from 'kysely/migration';
import { em, por } from '../contaLinhas.ts';
import { runAll } from '../runAll.ts';

/** Sets a value to send to the core system; a return to the earlier value leaves nothing to send. */
const decide = (
  select: string,
): string => `insert into carga_decisao (tabela, registro, coluna, antes, depois, central, por, em)
  select x.tabela, x.registro, x.coluna, x.antes, x.depois, x.antes, ${por}, ${em} from (${select}) x where x.antes is distinct from x.depois
  on conflict (tabela, registro, coluna) where encerrada_em is null do update
    set depois = excluded.depois, por = excluded.por, em = excluded.em, entregue_em = null, diverge_em = null, mantida_em = null, mantida_por = null`;
const retira = (
  registro: string,
  coluna: string,
): string => `update carga_decisao c set encerrada_em = ${em}, desfecho = 'RETIRADA'
  where c.registro = ${registro} and c.coluna = '${coluna}' and c.encerrada_em is null and not c.foi_entregue and c.depois is not distinct from c.central`;

/**
 * Decisions without a file for the core system: part payments, new boletos, write-offs confirmed by the bank
 * (CAR-54).
 */
const aoCentral = [
  `create function carga_parte() returns trigger language plpgsql as $$
  begin
    if current_setting('vidas.carga', true) = 'sim' then return null; end if;
    ${decide(`select 'fatura' as tabela, d.numero as registro, 'abatido_cents' as coluna, a.abatido_cents::text as antes, d.abatido_cents::text as depois
      from depois d join antes a on a.numero = d.numero
      where d.abatido_cents <> a.abatido_cents and (d.abatido_cents between 1 and d.valor_cents - 1 or a.abatido_cents between 1 and a.valor_cents - 1)`)};
    update carga_decisao c set encerrada_em = ${em}, desfecho = 'RETIRADA' from depois d
    where c.tabela = 'fatura' and c.registro = d.numero and c.coluna = 'abatido_cents' and c.encerrada_em is null and not c.foi_entregue
      and c.depois is not distinct from c.central;
    return null;
  end $$`,
  `create trigger fatura_parte after update on fatura referencing old table as antes new table as depois
    for each statement execute function carga_parte()`,
  `create function carga_novo_boleto() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${decide(`select 'novo_boleto' as tabela, new.numero as registro, v.coluna, null::text as antes, v.depois from (values
        ('nosso_numero', new.nosso_numero), ('vencimento', new.vencimento::text), ('valor_cents', new.valor_cents::text)) v (coluna, depois)`)};
    else
      ${decide(`select 'novo_boleto' as tabela, new.numero as registro, 'situacao' as coluna, null::text as antes,
        case when new.desistido_em is not null then 'DESISTIDO' else 'SUBSTITUIDO' end as depois
        where (old.desistido_em is null and new.desistido_em is not null) or (old.substituido_por is null and new.substituido_por is not null)`)};
    end if;
    return null;
  end $$`,
  'create trigger novo_boleto_decide after insert or update on novo_boleto for each row execute function carga_novo_boleto()',
  `create function carga_novo_parte() returns trigger language plpgsql as $$
  begin
    ${decide(`select 'novo_boleto' as tabela, new.novo_boleto as registro, 'faturas' as coluna, null::text as antes,
      (select string_agg(p.fatura_numero, ' ' order by p.fatura_numero) from novo_boleto_parte p where p.novo_boleto = new.novo_boleto) as depois`)};
    return null;
  end $$`,
  'create trigger novo_boleto_parte_decide after insert on novo_boleto_parte for each row execute function carga_novo_parte()',
  `create function carga_baixa() returns trigger language plpgsql as $$
  begin
    ${decide(`select 'titulo' as tabela, new.titulo_numero as registro, 'baixado_no_banco' as coluna,
      case when old.resposta = 'CONFIRMADO' then old.respondido_em::date::text end as antes,
      case when new.resposta = 'CONFIRMADO' then new.respondido_em::date::text end as depois`)};
    ${retira('new.titulo_numero', 'baixado_no_banco')};
    return null;
  end $$`,
  `create trigger remessa_comando_baixa after update of resposta on remessa_comando for each row
    when (new.comando = '02' and new.titulo_numero is not null) execute function carga_baixa()`,
];

/**
 * Bank money without a title is assigned to an invoice or refunded (CTA-19). Months of commission closed by
 * now, or by the previous version, stay computed from whole fees (COM-44).
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
      // The money of a line has one decision at a time.
      'create unique index conta_ato_linha on conta_ato (arquivo_id, linha) where arquivo_id is not null and desfeito_em is null',
      `create index retorno_linha_sem_destino on retorno_linha (arquivo_id, linha)
        where lancamento_cents > 0 and (desfeita_em is not null or fim in ('DESCONHECIDO', 'INFORMATIVO'))`,
      'alter table comissao_fechamento add column sobre_o_lancado boolean not null default true',
      'create index novo_boleto_fim on novo_boleto (reverse(nosso_numero) collate "C")',
      'alter table retorno_historico drop constraint retorno_historico_acao_check',
      `alter table retorno_historico add constraint retorno_historico_acao_check check (acao in ('APLICADO', 'DESFEITO', 'LINHA DESFEITA',
        'SEGUNDO PAGAMENTO', 'REPETICAO', 'JULGADA DE NOVO', 'DADA A FATURA', 'DEVOLVIDA', 'DESTINO DESFEITO'))`,
      ...aoCentral,
    ]),
};
