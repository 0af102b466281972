import { type RawBuilder, sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import { emAberto, valorAberto } from '../../cobranca/aberto.sql.ts';
import { vencidoAte } from '../../cobranca/inadimplencia/inadimplencia.sql.ts';

/** An open bill; days are ISO, `dias` is 0 while in time (FIN-9). */
export interface SaldoRow {
  contrato: string;
  nome: string;
  numfat: string;
  vencto: string;
  valor: number;
  empresa: string | null;
  dias: number;
}

/** Days of delay of title `t` on an ISO day; 0 while in time (COB-5). */
export const diasDeAtraso = (hoje: string): RawBuilder<number> =>
  sql<number>`case when t.vencimento <= ${vencidoAte(hoje)} then ${hoje}::date - t.vencimento else 0 end`;

/** Every open bill, by due day. */
export const selectSaldos = ({ hoje }: ReportContext): RawBuilder<SaldoRow> => sql<SaldoRow>`
  select coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as contrato,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    f.numero as numfat, t.vencimento as vencto, ${valorAberto} as valor, e.razao_social as empresa,
    ${diasDeAtraso(hoje)} as dias
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where ${emAberto}
  order by t.vencimento, t.numero`;
