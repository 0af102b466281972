import type { Migration } from 'kysely/migration';
import { em, por } from '../contaLinhas.ts';
import { runAll } from '../runAll.ts';

/** Condition: boleto `n` is in force, neither given up nor replaced. */
const vale = 'n.desistido_em is null and n.substituido_por is null';
/** Condition: nothing is left of an invoice that boleto `n` charges. */
const quitado = `exists (select from novo_boleto_parte p join fatura f on f.numero = p.fatura_numero
        where p.novo_boleto = n.numero and f.quitada_em is not null)`;
/** Condition: the bank received boleto `n`, not in part, and the money stands. */
const recebidoNoBanco = `exists (select from retorno_linha l
        join retorno_efeito e on e.arquivo_id = l.arquivo_id and e.linha = l.linha
        join conta_movimento m on m.efeito = e.ordem and m.estorna_id is null
        where l.nosso_numero = n.nosso_numero and l.comando <> '07' and l.natureza not in ('02', '10')
          and not exists (select from conta_movimento r where r.estorna_id = m.id
            and not exists (select from conta_movimento v where v.estorna_id = r.id)))`;

const pede = (comando: '01' | '02', de: string) => `
    insert into remessa_comando (nosso_numero, comando, novo_boleto, pedido_em, pedido_por)
    select n.nosso_numero, '${comando}', n.numero, ${em}, ${por} from ${de} order by n.numero;`;
const retira = (comando: '01' | '02', quais: string) => `
    update remessa_comando c set resposta = 'RETIRADO', respondido_em = ${em}
    where c.novo_boleto = any(${quais}) and c.comando = '${comando}' and c.remessa_id is null and c.resposta is null;`;

const statements = [
  // A settled invoice withdraws its boletos from the bank, a reopened one takes that back (REM-19, REM-20).
  `create function novo_boleto_acerta(faturas text[]) returns void language plpgsql as $$
  declare
    alvo text[] := array(select distinct p.novo_boleto from novo_boleto_parte p where p.fatura_numero = any(faturas));
    pagos text[];
    livres text[];
  begin
    if cardinality(alvo) = 0 then return; end if;
    perform from novo_boleto n where n.numero = any(alvo) order by n.numero for update;
    pagos := array(select n.numero from novo_boleto n where n.numero = any(alvo) and ${vale} and ${quitado} and not ${recebidoNoBanco});
    livres := array(select n.numero from novo_boleto n where n.numero = any(alvo) and ${vale} and not ${quitado});
    ${retira('01', 'pagos')}
    ${pede(
      '02',
      `novo_boleto_atual n where n.numero = any(pagos) and n.situacao = 'REGISTRADO' and not exists (select from remessa_comando c
      where c.nosso_numero = n.nosso_numero and (c.resposta is null or c.comando = '02' and c.resposta = 'CONFIRMADO'))`,
    )}
    ${retira('02', 'livres')}
    update novo_boleto n set desistido_em = ${em}, desistido_por = ${por}
    where n.numero = any(livres) and exists (select from remessa_comando c where c.novo_boleto = n.numero and c.comando = '02'
      and (c.resposta is null or c.resposta = 'CONFIRMADO'));
    ${pede(
      '01',
      `novo_boleto n cross join lateral (
      select k.resposta from remessa_comando k where k.novo_boleto = n.numero and k.comando = '01' order by k.id desc limit 1) c
    where n.numero = any(livres) and c.resposta = 'RETIRADO' and n.desistido_em is null`,
    )}
  end $$`,
  `create or replace function conta_soma() returns trigger language plpgsql as $$
  declare
    alvo text[];
  begin
    if exists (select from novas) then
      alvo := array(select distinct fatura_numero from novas);
      perform conta_acerta(alvo);
      perform novo_boleto_acerta(alvo);
    end if;
    return null;
  end $$`,
  `create or replace function conta_da_fatura() returns trigger language plpgsql as $$
  begin
    perform conta_carga(array[new.numero]);
    perform conta_acerta(array[new.numero]);
    perform novo_boleto_acerta(array[new.numero]);
    return null;
  end $$`,
  // Boletos that can still be paid, of invoices that were settled before.
  `select novo_boleto_acerta(array(select p.fatura_numero from novo_boleto n join novo_boleto_parte p on p.novo_boleto = n.numero
    where ${vale} and n.vencimento + n.dias_validos >= current_date))`,
];

/** The account asks the bank to write off a new boleto whose invoice was paid otherwise (REM-20). */
export const migration: Migration = { up: (db) => runAll(db, statements) };
