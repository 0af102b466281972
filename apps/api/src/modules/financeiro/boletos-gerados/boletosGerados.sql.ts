import type { SituacaoDeEnvio } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Errado, telefonesErradosDe } from '../../../db/telefoneDe.ts';
import { emAberto, valorAberto } from '../../cobranca/aberto.sql.ts';
import { colunasDaForma, type ComForma, comForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { tipoDePagador } from '../../cobranca/boleto/boleto.sql.ts';
import { recebidoEmParte, recebidoEmParteEm } from '../../conta/conta.sql.ts';
import { substituidoPor } from '../../cobranca/novo-boleto/substituido.sql.ts';

/** An open bill due on a day, with its payer and the state of its sending; days are ISO. */
export interface BoletoGeradoRow extends ComForma {
  titulo: string;
  nosso_numero: string;
  vencimento: string;
  /** Amount still owed, in cents. */
  valor_cents: number;
  recebido_em_parte_cents: number;
  recebido_em_parte_em: string | null;
  dias_validos: number;
  /** Type of the invoice. */
  tipo: string;
  matricula: string;
  nome: string;
  email: string | null;
  fone_1: string | null;
  fone_2: string | null;
  fone_3: string | null;
  errados: Errado[];
  envio: SituacaoDeEnvio | null;
  motivo: string | null;
}

const daEmpresa = sql`f.tipo in ('E', 'X')`;

const situacao = sql`case i.situacao when 'PENDENTE' then 'Aguardando' when 'ENVIADO' then 'Enviado'
  when 'SEM_EMAIL' then 'Sem e-mail' when 'POR_TELEFONE' then 'Por telefone' when 'FALHOU' then 'Falhou' when 'EM_DUVIDA' then 'Em dúvida' end`;

const boletos = (where: RawBuilder<unknown>): RawBuilder<BoletoGeradoRow> => sql<BoletoGeradoRow>`
  select t.numero as titulo, t.nosso_numero, t.vencimento, ${valorAberto} as valor_cents,
    ${recebidoEmParte} as recebido_em_parte_cents, ${recebidoEmParteEm} as recebido_em_parte_em, t.dias_validos, f.tipo,
    coalesce(case when ${daEmpresa} then e.codigo else b.matricula end, '') as matricula,
    coalesce(case when ${daEmpresa} then e.razao_social else p.nome end, '') as nome,
    case when ${daEmpresa} then e.email else p.email end as email,
    case when ${daEmpresa} then e.fone else p.fone_1 end as fone_1,
    case when ${daEmpresa} then null else p.fone_2 end as fone_2,
    case when ${daEmpresa} then null else p.fone_3 end as fone_3,
    ${telefonesErradosDe('p')} as errados,
    ${situacao} as envio, i.motivo, ${colunasDaForma}
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  left join boleto_envio_item i on i.vencimento = t.vencimento and i.titulo_numero = t.numero
  ${comForma(tipoDePagador, sql`case when ${daEmpresa} then e.codigo else b.matricula end`)}
  where ${where}
  order by t.numero`;

/**
 * Condition: title `t` of invoice `f` is an open bill, not on automatic debit, not by card, and without a new
 * boleto in its place (REM-11).
 */
export const boletoAberto = sql`t.forma = 'BOLETO' and ${emAberto} and ${substituidoPor} is null`;

/** Open bills due on an ISO day (FIN-10). */
export const selectBoletosGerados = (dia: string): RawBuilder<BoletoGeradoRow> =>
  boletos(sql`t.vencimento = ${dia}::date and ${boletoAberto}`);

/** Open bill of a nosso número, due on an ISO day. */
export const selectBoletoDoDia = (dia: string, nossoNumero: string): RawBuilder<BoletoGeradoRow> =>
  boletos(sql`t.vencimento = ${dia}::date and t.nosso_numero = ${nossoNumero} and ${boletoAberto}`);

/** One bill in any state. */
export const selectBoletoGerado = (titulo: string): RawBuilder<BoletoGeradoRow> =>
  boletos(sql`t.numero = ${titulo}`);
