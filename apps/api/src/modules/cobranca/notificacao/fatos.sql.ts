import type { FatosDoContrato } from '@vidas/api-client/cobranca/notificacao/fatosDoContrato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { abertoNoDia } from '../aberto.sql.ts';

/** Facts of a late contract from the database; the caller adds notices and the bank's last day. */
export type FatosRow = Omit<FatosDoContrato, 'avisos' | 'retornoAte'>;

/** Days of the question, ISO. */
export interface DiaDosFatos {
  dia: string;
  hoje: string;
}

/** Months to look back for invoices: more than any term, so that a reissued invoice counts from its first title. */
const MESES = 24;

/** Days after which a stay or an answered dispute no longer delays anything. */
const PASSADO = 60;

const deBoleto = sql`t.forma = 'BOLETO'`;

/** Due day of the first valid bill: that of the invoice, else the first of its titles, else a new boleto known to the bank (NOT-2). */
const boletoValido = sql`case when bool_or(${deBoleto} and t.vencimento = f.vencimento) then f.vencimento else coalesce(
  (select min(o.vencimento) from titulo o where o.fatura_numero = f.numero and o.forma = 'BOLETO' and o.cancelado_em is null),
  (select min(a.vencimento) from novo_boleto_parte p join novo_boleto_atual a on a.numero = p.novo_boleto
    where p.fatura_numero = f.numero and a.situacao = 'REGISTRADO')) end`;

/** Condition: part of the invoice is paid and stays paid; a discount alone is no payment. */
const emParte = (dia: string) => sql`f.abatido_cents > 0 and exists (
  select from conta_movimento m where m.fatura_numero = f.numero and m.principal_cents > 0 and m.dia <= ${dia}::date
    and not exists (select from conta_movimento e where e.estorna_id = m.id))`;

/** Titles of open and due fees of holders who pay for themselves. */
const vencidas = ({ dia, hoje }: DiaDosFatos): RawBuilder<unknown> => sql`
  from titulo t join fatura f on f.numero = t.fatura_numero
  where t.cancelado_em is null and (t.pago_em is null or t.pago_em > t.vencimento)
    and t.vencimento >= ${dia}::date - make_interval(months => ${MESES}) and t.vencimento < ${dia}::date
    and f.tipo in ('I', 'A') and ${abertoNoDia(dia, hoje)}`;

/** Open and due fees of holders who pay for themselves, one row an invoice. */
const mensalidades = ({ dia, hoje }: DiaDosFatos): RawBuilder<unknown> => sql`
  select f.titular_matricula as matricula, max(f.tipo) as tipo, f.valor_cents - f.abatido_cents as saldo_cents, jsonb_build_object('fatura', f.numero, 'competencia', f.competencia,
      'vencimento', f.vencimento, 'pagaEm', null, 'pagaEmParte', ${emParte(dia)}, 'boletoValidoVence', ${boletoValido},
      'debitoFalhou', bool_or(t.forma = 'DEBITO_AUTOMATICO'), 'emAcordo', false) as mensalidade
  ${vencidas({ dia, hoje })} and f.titular_matricula is not null
  group by f.numero`;

/** Condition: the holder has an open and due fee on the day, and so is in `fatosDosContratos`. */
export const estaEmAtraso = (titular: string, busca: DiaDosFatos): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${vencidas(busca)} and f.titular_matricula = ${sql.ref(titular)})`;

/** Hospital stays: told by a person, begun by an authorisation, or billed by a guide without an end (NOT-9). */
const internacoes = ({ dia }: DiaDosFatos): RawBuilder<unknown> => sql`
  select b.titular_matricula as matricula, jsonb_agg(jsonb_build_object('inicio', s.inicio, 'fim', s.fim) order by s.inicio) as internacoes
  from (
    select matricula, inicio, fim from internacao_informada
    union all
    select matricula, inicio, fim from autorizacao where classe = 'INTERNAÇÃO' and status = 'AUTORIZADA' and inicio is not null
    union all
    select matricula, faturamento_inicio::date, null from guia
      where tipo_guia = 'RESUMO DE INTERNAÇÃO' and faturamento_inicio >= ${dia}::date - ${PASSADO}::int and faturamento_fim is null
  ) s join beneficiario b on b.matricula = s.matricula
  where s.inicio <= ${dia}::date and (s.fim is null or s.fim >= ${dia}::date - ${PASSADO}::int)
  group by b.titular_matricula`;

const contestacoes = ({ dia }: DiaDosFatos): RawBuilder<unknown> => sql`
  select titular_matricula as matricula,
    jsonb_agg(jsonb_build_object('abertaEm', aberta_em, 'respondidaEm', respondida_em) order by aberta_em) as contestacoes
  from contestacao_debito
  where aberta_em <= ${dia}::date and (respondida_em is null or respondida_em >= ${dia}::date - ${PASSADO}::int)
  group by titular_matricula`;

const tipo = sql`case when b.afastado or c.tipo = 'A' then 'AFASTADO' when b.tipo_contratacao = 1 then 'INDIVIDUAL'
  when b.mei then 'MEI' when b.tipo_contratacao = 3 then 'ADESAO' else 'EMPRESARIAL' end`;

/** Late contracts with their fees, by the holder's matrícula. */
const atrasados = (busca: DiaDosFatos): RawBuilder<unknown> => sql`
  select matricula, max(tipo) as tipo, sum(saldo_cents)::int8 as valor_cents, jsonb_agg(mensalidade) as mensalidades
  from (${mensalidades(busca)}) m group by matricula`;

const fatosDe = (contratos: RawBuilder<unknown>, busca: DiaDosFatos): RawBuilder<unknown> => sql`
  select c.matricula, c.valor_cents, jsonb_build_object('tipo', ${tipo}, 'cobranca', b.cobranca,
      'contratoEm', case when b.tipo_contratacao = 1 then b.contrato_em else e.contratada_em end,
      'clausulaExclusao', e.clausula_exclusao, 'cienciaEmpresa', e.ciencia_empresa, 'mensalidades', c.mensalidades,
      'internacoes', coalesce(i.internacoes, '[]'), 'contestacoes', coalesce(d.contestacoes, '[]')) as fatos
  from (${contratos}) c
  join beneficiario b on b.matricula = c.matricula
  left join empresa e on e.codigo = b.empresa_codigo
  left join (${internacoes(busca)}) i on i.matricula = c.matricula
  left join (${contestacoes(busca)}) d on d.matricula = c.matricula`;

/**
 * Facts of every contract with an open and due fee on a day, by the holder's matrícula. One statement reads stays and disputes once
 * for all contracts.
 */
export const fatosDosContratos = (busca: DiaDosFatos): RawBuilder<unknown> =>
  fatosDe(atrasados(busca), busca);

/** Facts of the holders in `matricula` on a day, with or without debt. */
export const fatosDosTitulares = (titulares: RawBuilder<unknown>, busca: DiaDosFatos): RawBuilder<unknown> =>
  fatosDe(
    sql`select q.matricula, a.tipo, a.valor_cents, coalesce(a.mensalidades, '[]') as mensalidades
      from (${titulares}) q left join (${atrasados(busca)}) a on a.matricula = q.matricula`,
    busca,
  );

/** Holders with a notice that may still count on an ISO day. */
export const findAvisados = async (db: Db, dia: string): Promise<string[]> => {
  const { rows } = await sql<{ matricula: string }>`
    select distinct titular_matricula as matricula from aviso
    where enviado_em >= ${dia}::date - make_interval(months => ${MESES}) and enviado_em < ${dia}::date + 1`.execute(
    db,
  );
  return rows.map(({ matricula }) => matricula);
};

/** Day of the newest bank return that was applied; null before any. */
export const findRetornoAte = async (db: Db): Promise<string | null> => {
  const { rows } = await sql<{ dia: string | null }>`
    select max(gravado_em) as dia from upload_banco where situacao = 'APLICADO'`.execute(db);
  return rows[0]?.dia ?? null;
};
