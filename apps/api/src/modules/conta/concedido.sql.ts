import { feriadosBancarios } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Encargos } from '../../config/cobrancaConfig.ts';
import { ehDiaLocal } from '../financeiro/feriado/feriado.sql.ts';
import { firme } from './conta.sql.ts';

/** Cents of the invoice's value conceded together with movement `m`: discount, abatement, underpayment. */
export const concedido = sql<number>`coalesce((select sum(c.valor_cents) from conta_concessao c where c.fatura_numero = m.fatura_numero and (
  c.efeito = m.efeito or c.pagamento_id = m.pagamento_id and c.estorna_id is null
  or c.origem = 'CARGA' and m.origem = 'CARGA' and c.titulo_numero = m.titulo_numero and c.dia = m.dia and c.estorna_id is null)), 0)::int`;

/** Years before a day whose holidays can matter for a payment. */
const ANOS = 6;

/** Days that contain at least one banking day. */
const JANELA = 10;

const feriadosAte = (ate: string): string[] => {
  const ultimo = Number(ate.slice(0, 4));
  const anos = Array.from({ length: ANOS }, (_, at) => ultimo - at);
  return anos.flatMap((ano) => feriadosBancarios(ano).map(({ data }) => data));
};

/**
 * Unpaid fine and interest, in cents, when movement `m` settled its invoice: a concession "não cobrada"
 * (CTA-20). Each part of the value owes those of its own day; 0 for every other movement. `ate`: last ISO day
 * of a movement.
 */
export const naoCobrado = ({ multa, jurosMes }: Encargos, ate: string): RawBuilder<number> => {
  const feriados = feriadosAte(ate);
  // Condition: late, because a banking day of bank and city lies between due day and payment (COB-5, FIN-3).
  const atrasado = sql`exists (select from generate_series(d.vencimento, least(d.dia - 1, d.vencimento + ${JANELA}::int), interval '1 day') dia
    where extract(isodow from dia) < 6 and dia::date <> all(${feriados}::date[])
      and not exists (select from feriado h where h.data = dia::date and ${ehDiaLocal('h.tipo')}))`;
  const devidos = sql`sum(case when d.dia > d.vencimento and ${atrasado} then
    (2 * d.principal * ${multa}::int + 10000) / 20000 + (2 * d.principal * ${jurosMes}::int * (d.dia - d.vencimento) + 300000) / 600000 else 0 end)`;
  return sql<number>`(case when m.principal_cents > 0 and m.dia > m.vencimento
      and m.dia = (select f.quitada_em from fatura f where f.numero = m.fatura_numero)
    then (select case when o.id = max(d.id) filter (where d.dia = o.dia and d.principal > 0 and d.vale)
        then greatest(0, ${devidos} - sum(d.encargos)) else 0 end
      from (select m.id, m.dia, m.vencimento, m.fatura_numero) o cross join lateral (
        select m.id, m.dia, o.vencimento, m.principal_cents::int8 as principal, m.encargos_cents as encargos,
          m.estorna_id is null and not exists (select from conta_movimento r where r.estorna_id = m.id) as vale
        from conta_movimento m where m.fatura_numero = o.fatura_numero and ${firme}) d
      group by o.id, o.dia)
    else 0 end)::int`;
};
