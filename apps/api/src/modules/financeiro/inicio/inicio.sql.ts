import { momento } from '../../../db/momento.ts';
import type { ArquivoRecebido } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { emAberto, valorAberto } from '../../cobranca/aberto.sql.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import { concedido, naoCobrado } from '../../conta/concedido.sql.ts';
import { firme, recebido } from '../../conta/conta.sql.ts';
import { diasDeAtraso } from '../saldos/saldos.sql.ts';

/** Money received for an invoice, negative when returned; days are ISO. */
export interface RecebimentoRow {
  contrato: string;
  nome: string;
  numfat: string;
  titulo: string;
  forma: string;
  vencto: string;
  pagoEm: string;
  valor: number;
  juros: number;
  valorPago: number;
  concedido: number;
  naoCobrado: number;
}

const doDia = (quando: RawBuilder<unknown>) => sql`${quando} and ${recebido} <> 0 and ${firme}`;

/** Receipts between two ISO days, newest first (FIN-15). */
export const selectRecebimentos = (
  { start, end }: { start: string; end: string },
  encargos: Encargos,
): RawBuilder<RecebimentoRow> =>
  sql<RecebimentoRow>`
  select coalesce(e.codigo, b.matricula, '') as contrato, coalesce(e.razao_social, p.nome, '') as nome,
    m.fatura_numero as numfat, coalesce(m.titulo_numero, '') as titulo, m.forma, m.vencimento as vencto, m.dia as "pagoEm",
    m.principal_cents as valor, m.encargos_cents as juros, ${recebido} as "valorPago",
    ${concedido} as concedido, ${naoCobrado(encargos, end)} as "naoCobrado"
  from conta_movimento m
  left join empresa e on e.codigo = m.empresa_codigo
  left join beneficiario b on b.matricula = m.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where ${doDia(sql`m.dia between ${start}::date and ${end}::date`)}
  order by m.dia desc, m.titulo_numero desc, m.id desc`;

/** Number of rows, and their sum in cents. */
export interface Soma {
  quantidade: number;
  valor: number;
}

/** Days after today that count as due soon: a week with today. */
export const DIAS_A_VENCER = 6;

const soma = (cents: RawBuilder<number>) =>
  sql`count(*)::int as quantidade, coalesce(sum(${cents}), 0)::int8 as valor`;
const noMes = (coluna: string, mes: string) =>
  sql`${sql.ref(coluna)} >= (${mes} || '-01')::date and ${sql.ref(coluna)} < (${mes} || '-01')::date + interval '1 month'`;

const one = async (db: Db, query: RawBuilder<Soma>): Promise<Soma> => {
  const { rows } = await query.execute(db);
  return rows[0] ?? { quantidade: 0, valor: 0 };
};

/** Receipts of a month (YYYY-MM), as listed by `selectRecebimentos`. */
export const somaRecebidos = (db: Db, mes: string): Promise<Soma> =>
  one(db, sql<Soma>`select ${soma(recebido)} from conta_movimento m where ${doDia(noMes('m.dia', mes))}`);

/** Payments of a month (YYYY-MM), of every account and ledger. */
export const somaPagos = (db: Db, mes: string): Promise<Soma> =>
  one(
    db,
    sql<Soma>`select ${soma(sql`a.valor_cents`)} from conta_a_pagar a where ${noMes('a.pago_em', mes)}`,
  );

/** Open bills due between two ISO days. */
export const somaAVencer = (db: Db, inicio: string, fim: string): Promise<Soma> =>
  one(
    db,
    sql<Soma>`select ${soma(valorAberto)} from titulo t join fatura f on f.numero = t.fatura_numero
      where ${emAberto} and t.vencimento between ${inicio}::date and ${fim}::date`,
  );

/** Open bills by age group, numbered from 1 in the order of `limites`; bills in time are left out. */
export const somaAtraso = async (db: Db, hoje: string, limites: readonly number[]) => {
  const { rows } = await sql<Soma & { faixa: number }>`
    select width_bucket(d.dias, ${[...limites]}::int[]) as faixa, ${soma(sql`d.valor_cents`)}
    from (
      select ${diasDeAtraso(hoje)} as dias, ${valorAberto} as valor_cents
      from titulo t join fatura f on f.numero = t.fatura_numero where ${emAberto}
    ) d
    where d.dias > 0 group by 1`.execute(db);
  return rows;
};

/** Number of files on the home. */
const ultimos = 5;

/** Last bank return files in force, newest first. */
export const findArquivos = async (db: Db): Promise<ArquivoRecebido[]> => {
  const { rows } = await sql<ArquivoRecebido>`
    select id::text as id, nome, ${momento('enviado_em')} as "recebidoEm", quantidade_boletos as boletos
    from upload_banco where situacao = 'APLICADO' order by enviado_em desc, id desc limit ${ultimos}`.execute(
    db,
  );
  return rows;
};
