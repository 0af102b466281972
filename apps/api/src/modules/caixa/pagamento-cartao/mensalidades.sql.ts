import type { QuemPaga } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { sql } from 'kysely';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { valorAberto } from '../../cobranca/aberto.sql.ts';
import { lockFaturas, marcaAbertos } from '../../conta/conta.sql.ts';
import { substituidoPor } from '../../cobranca/novo-boleto/substituido.sql.ts';
import { valorHoje } from '../../cobranca/encargos.rules.ts';

/** An invoice with its current title; days are ISO. */
export interface MensalidadeRow {
  fatura: string;
  titulo: string;
  titular: string | null;
  vencimento: string;
  valor_cents: number;
  dias_validos: number;
  pago_em: string | null;
  status: 'ABERTA' | 'PAGA' | 'CANCELADA';
  /** New boleto that replaces the title. */
  novo_boleto: string | null;
}

/** Fine and interest of a title on the day of the sale, computed like in Cobrança (COB-6); cents. */
export const jurosEm = (row: MensalidadeRow, dia: string, encargos: Encargos): number =>
  valorHoje(
    { valorCents: row.valor_cents, vencimento: row.vencimento, diasValidos: row.dias_validos },
    dia,
    encargos,
  ).valorAtualizadoCents - row.valor_cents;

// A reissued invoice is paid through its newest title.
const titulo = sql`
  select distinct on (f.numero) f.numero as fatura, t.numero as titulo, f.titular_matricula as titular, t.vencimento,
    ${valorAberto} as valor_cents, t.dias_validos, t.pago_em, f.status, ${substituidoPor} as novo_boleto
  from fatura f
  join titulo t on t.fatura_numero = f.numero and t.cancelado_em is null`;
const maisNovo = sql`order by f.numero, t.pago_em is null, t.vencimento desc, t.numero desc`;

/** Holder of a matrícula and company of the bond; undefined for an unknown one. */
export const findVinculo = async (
  db: Db,
  codSau: string,
): Promise<{ matricula: string; titular: string; empCon: string | null } | undefined> => {
  const codigo = codSau.trim();
  if (!/^\d{1,20}$/.test(codigo)) return undefined;
  return db
    .selectFrom('beneficiario')
    .select(['matricula', 'titular_matricula as titular', 'empresa_codigo as empCon'])
    .where('matricula', '=', matriculaInteira(codigo))
    .executeTakeFirst();
};

/**
 * Person of a bond, its plan, and the people of the same contract; a cancelled one is listed only when it is
 * the person (CXA-17).
 */
export const findQuemPaga = async (db: Db, matricula: string, hoje: string): Promise<QuemPaga> => {
  const { rows } = await sql<QuemPaga>`
    select b.matricula, p.nome, l.nome as plano, b.cancelado_em as "canceladoEm", (
        select json_agg(json_build_object('matricula', d.matricula, 'nome', q.nome, 'titular', d.matricula = b.titular_matricula)
          order by d.matricula <> b.titular_matricula, d.matricula)
        from beneficiario d join pessoa q on q.id = d.pessoa_id
        where d.titular_matricula = b.titular_matricula
          and (d.cancelado_em is null or d.cancelado_em > ${hoje}::date or d.matricula = b.matricula)
      ) as contrato
    from beneficiario b
    join pessoa p on p.id = b.pessoa_id
    join plano l on l.registro = b.plano_registro
    where b.matricula = ${matricula}`.execute(db);
  const [quem] = rows;
  if (!quem) throw new Error('a bond without its person or plan');
  return quem;
};

/** Open fees of a holder, oldest first. */
export const findAbertas = async (db: Db, titular: string): Promise<MensalidadeRow[]> => {
  const { rows } = await sql<MensalidadeRow>`
    select * from (
      ${titulo}
      where f.titular_matricula = ${titular} and f.tipo not in ('E', 'X') and f.status = 'ABERTA'
      ${maisNovo}
    ) m
    where m.pago_em is null and m.valor_cents > 0
    order by m.vencimento, m.fatura`.execute(db);
  return rows;
};

/** Invoices by number with their titles, locked until the transaction ends. */
export const lockMensalidades = async (trx: Trx, faturas: readonly string[]): Promise<MensalidadeRow[]> => {
  await lockFaturas(trx, faturas);
  const { rows } =
    await sql<MensalidadeRow>`${titulo} where f.numero = any(${[...faturas]}::text[]) ${maisNovo}`.execute(
      trx,
    );
  return rows;
};

/** Last card sale that paid an invoice; undefined for another payment. */
export const findVendaDaFatura = async (trx: Trx, fatura: string) =>
  trx
    .selectFrom('cartao_fatura as f')
    .innerJoin('cartao_pagamento as c', 'c.id', 'f.pagamento_id')
    .select(['c.codigo_autorizacao', 'c.vendido_em', 'c.lancado_em', 'c.lancado_por'])
    .where('f.fatura_numero', '=', fatura)
    .where('f.liberada_em', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Reopens the invoices of a sale as they would be without it; money of the bank alone stays (CXA-13). */
export const liberaFaturas = async (trx: Trx, pagamento: number, momento: string): Promise<void> => {
  const faturas = await trx
    .selectFrom('cartao_fatura')
    .where('pagamento_id', '=', pagamento)
    .select('fatura_numero')
    .execute();
  await lockFaturas(
    trx,
    faturas.map(({ fatura_numero }) => fatura_numero),
  );
  await trx
    .updateTable('cartao_fatura')
    .set({ liberada_em: momento })
    .where('pagamento_id', '=', pagamento)
    .execute();
  const numeros = faturas.map(({ fatura_numero }) => fatura_numero);
  await marcaAbertos(trx, numeros);
};
