import { somaCompetencia, ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { saldoDe } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { faltaRegra } from '@vidas/api-client/vendas/motivo.rules.ts';
import { append } from '../../../append.ts';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { selectVendasAMao } from '../apuracao/aMao.sql.ts';
import { fechaLinhasAMao, lockLinhasAMao } from './aMao.sql.ts';
import { chaveDaCausa, loadCausas } from './causas.sql.ts';
import { findNomes } from './nomes.sql.ts';
import { exigeMesConfirmado, exigeSemRegraVistas } from './exigeMesConfirmado.ts';
import { apura } from '../apuracao/apura.ts';
import type { MesesDoVendedor, SemComissao } from '../apuracao/doVendedor.ts';
import { loadRegras } from '../apuracao/regras.sql.ts';

/** Author, month, local day and moment of a closing. */
export interface Fechando {
  competencia: string;
  /** Name of the author. */
  por: string;
  hoje: string;
  momento: string;
  /** The person knows that earlier months can never be closed after this first closing (COM-41). */
  isPrimeira?: boolean;
  confirmado?: Confirmado | undefined;
  /** Sales without a rule, as the person saw them (COM-47). */
  semRegra?: Confirmado | undefined;
}

/** Month as MM/AAAA. */
export const escrita = (competencia: string): string => `${competencia.slice(5)}/${competencia.slice(0, 4)}`;

/** Reason why a month may not be closed on a day, after the last closed one; null when it may (COM-18). */
export const impedimentoDe = (
  competencia: string,
  hoje: string,
  ultima: string | null | undefined,
): string | null => {
  if (ultimoDia(competencia) >= hoje) return `A competência ${escrita(competencia)} ainda não terminou.`;
  const proxima = ultima ? somaCompetencia(ultima, 1) : competencia;
  return proxima === competencia
    ? null
    : `A próxima competência a fechar é ${escrita(proxima)}, e não ${escrita(competencia)}.`;
};

const isFechada = async (trx: Trx, competencia: string): Promise<boolean> =>
  (await trx
    .selectFrom('comissao_fechamento')
    .select('competencia')
    .where('competencia', '=', competencia)
    .executeTakeFirst()) !== undefined;

const primeiroFechamento = (competencia: string): Failure =>
  new Failure(
    409,
    `Este é o primeiro fechamento: as competências antes de ${escrita(competencia)} nunca poderão ser fechadas. Confirme a competência em que começa.`,
    { body: { primeira: true } },
  );

/** The previous closed month, undefined for the first; throws when the month may not be closed yet (COM-18, COM-41). */
const anteriorA = async (
  trx: Trx,
  { competencia, hoje, isPrimeira = false }: Fechando,
): Promise<string | undefined> => {
  const last = await trx
    .selectFrom('comissao_fechamento')
    .select('competencia')
    .where('competencia', '<>', competencia)
    .orderBy('competencia', 'desc')
    .executeTakeFirst();
  const impedimento = impedimentoDe(competencia, hoje, last?.competencia);
  if (impedimento !== null) throw new Failure(409, impedimento);
  if (!last && !isPrimeira && !(await isFechada(trx, competencia))) throw primeiroFechamento(competencia);
  return last?.competencia;
};

const freeze = async (
  trx: Trx,
  competencia: string,
  { linhas, entradas }: MesesDoVendedor,
  nomes: ReadonlyMap<string, string>,
): Promise<void> => {
  const own = entradas.filter(({ mes }) => mes === competencia);
  await insertRows(
    trx,
    'comissao_entrada',
    own
      .filter(({ lancamento }) => lancamento === null)
      .map((entrada) => ({
        competencia,
        venda_codigo: entrada.venda,
        vendedor_codigo: entrada.vendedor,
        plano_registro: entrada.plano,
        valor_cents: entrada.valorCents,
        efetivada_em: entrada.efetivadaEm,
        nascimento: entrada.nascimento,
        administrativa: entrada.administrativa,
      })),
  );
  await insertRows(
    trx,
    'comissao_entrada_mensalidade',
    own
      .filter(({ lancamento }) => lancamento !== null)
      .map((entrada) => ({
        competencia,
        lancamento_id: entrada.lancamento,
        venda_codigo: entrada.venda,
        vendedor_codigo: entrada.vendedor,
        plano_registro: entrada.plano,
        efetivada_em: entrada.efetivadaEm,
        nascimento: entrada.nascimento,
        administrativa: entrada.administrativa,
        valor_cents: entrada.pagoCents,
        paga_em: entrada.pagaEm,
      })),
  );
  const causas = await loadCausas(trx, linhas, nomes);
  const columns = linhas.map((linha) => ({
    competencia,
    especie: linha.especie,
    venda_codigo: linha.venda,
    referencia: linha.referencia,
    origem: linha.origem,
    vendedor_codigo: linha.vendedor,
    regra_id: linha.regra,
    faixa_id: linha.faixa,
    base_cents: linha.baseCents,
    percentual: linha.percentual,
    bonus_percentual: linha.bonusPercentual,
    quantidade: linha.quantidade,
    partes: linha.partes,
    valor_cents: linha.valorCents,
    estorno_ate: linha.estornoAte,
    causa: causas.get(chaveDaCausa(linha)) ?? null,
  }));
  await insertRows(trx, 'comissao_linha', columns);
};

const saldosAnteriores = async (trx: Trx, competencia: string | undefined): Promise<Map<string, number>> => {
  if (competencia === undefined) return new Map();
  const rows = await trx
    .selectFrom('comissao_saldo')
    .select(['vendedor_codigo', 'transportar_cents'])
    .where('competencia', '=', competencia)
    .where('transportar_cents', '<>', 0)
    .execute();
  return new Map(rows.map(({ vendedor_codigo, transportar_cents }) => [vendedor_codigo, transportar_cents]));
};

/**
 * Closes a month (COM-12, COM-15, COM-17, COM-18): writes rules, entries, lines and balances once, all or
 * nothing. False when the month is closed already, even by a concurrent request.
 */
export const geraFechamento = (db: Db, fechando: Fechando): Promise<boolean> =>
  tx(db, async (trx) => {
    const { competencia, por, momento } = fechando;
    const anterior = await anteriorA(trx, fechando);
    const made = await trx
      .insertInto('comissao_fechamento')
      .values({
        competencia,
        gerada_em: momento,
        gerada_por: por,
        paga_em: null,
        paga_por: null,
        regras: JSON.stringify(await loadRegras(trx)),
        sobre_o_lancado: false,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('competencia')
      .executeTakeFirst();
    if (!made) return false;
    await lockLinhasAMao(trx);
    const aMao = await selectVendasAMao(trx);
    const nomes = await findNomes(trx);
    const somas = new Map<string, number>();
    const semRegra: SemComissao[] = [];
    for await (const meses of apura(trx, { competencia })) {
      for (const { vendedor, valorCents } of meses.linhas)
        somas.set(vendedor, (somas.get(vendedor) ?? 0) + valorCents);
      append(
        semRegra,
        meses.semComissao.filter(({ venda, motivo }) => faltaRegra(motivo) && !aMao.has(venda)),
      );
      await freeze(trx, competencia, meses, nomes);
    }
    const anteriores = await saldosAnteriores(trx, anterior);
    const vendedores = new Set([...anteriores.keys(), ...somas.keys()]);
    const saldos = [...vendedores]
      .toSorted()
      .map((vendedor) => saldoDe(vendedor, anteriores.get(vendedor) ?? 0, somas.get(vendedor) ?? 0));
    exigeMesConfirmado(fechando.confirmado, saldos);
    exigeSemRegraVistas(fechando.semRegra, semRegra);
    await fechaLinhasAMao(trx, competencia);
    await insertRows(
      trx,
      'comissao_saldo',
      saldos.map((saldo) => ({
        competencia,
        vendedor_codigo: saldo.vendedor,
        anterior_cents: saldo.anteriorCents,
        linhas_cents: saldo.linhasCents,
        pago_cents: saldo.pagoCents,
        transportar_cents: saldo.transportarCents,
      })),
    );
    return true;
  });
