import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { vidasDeTodas } from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Lock for one writer of rules at a time, so that a seller never gets two rules for one plan (RCO-10). */
export const lockRegras = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('regra_comissao'))`.execute(trx);
};

/** Codes without an active seller. */
export const findVendedoresFora = async (trx: Trx, codigos: readonly string[]): Promise<string[]> =>
  (
    await sql<{ codigo: string }>`
      select c.codigo from unnest(${[...codigos]}::text[]) as c (codigo)
      where not exists (select 1 from vendedor v where v.codigo = c.codigo and v.ativo)`.execute(trx)
  ).rows.map(({ codigo }) => codigo);

/** Registers without a plan on sale. */
export const findPlanosFora = async (trx: Trx, registros: readonly string[]): Promise<string[]> =>
  (
    await sql<{ registro: string }>`
      select c.registro from unnest(${[...registros]}::text[]) as c (registro)
      where not exists (select 1 from plano p where p.registro = c.registro and p.ativo)`.execute(trx)
  ).rows.map(({ registro }) => registro);

/** A line of seller and plan under an active rule; `ordem` is its index in the request. */
export interface LinhaOcupada {
  ordem: number;
  codigo: string;
  cargo: string;
  plano: string;
  regra: number;
  descricao: string;
  inicio: string;
  fim: string;
}

/** A line of seller and plan with its validity; ISO days. */
export interface Linha {
  readonly vendedor: string;
  readonly plano: string;
  readonly inicio: string;
  readonly fim: string;
}

const colunas = (linhas: readonly Linha[]) =>
  sql`${linhas.map(({ vendedor }) => vendedor)}::text[], ${linhas.map(({ plano }) => plano)}::text[],
    ${linhas.map(({ inicio }) => inicio)}::date[], ${linhas.map(({ fim }) => fim)}::date[]`;

/** Lines whose seller and plan have an active rule on a common day; at most `most`, in order. */
export const findLinhasOcupadas = async (
  trx: Trx,
  linhas: readonly Linha[],
  most: number,
): Promise<LinhaOcupada[]> =>
  (
    await sql<LinhaOcupada>`
      select n.ordem::int, v.codigo, v.cargo, pl.nome as plano, r.id as regra, r.descricao, rv.inicio, rv.fim
      from unnest(${colunas(linhas)}) with ordinality as n (vendedor, plano, inicio, fim, ordem)
      join regra_vendedor rv on rv.vendedor_codigo = n.vendedor and rv.plano_registro = n.plano
        and rv.inicio <= n.fim and rv.fim >= n.inicio
      join regra_comissao r on r.id = rv.regra_id and r.desativada_em is null
      join vendedor v on v.codigo = n.vendedor
      join plano pl on pl.registro = n.plano
      order by n.ordem, rv.inicio, r.id
      limit ${most}`.execute(trx)
  ).rows;

/** A line of an older rule that ends the day before `desde`, when the later version begins. */
export interface LinhaEncerrada extends Linha {
  id: number;
  regra: number;
  desde: string;
  /** Last day of the later version. */
  ate: string;
}

/** Lines of a rule with the same sellers and plans, on days in common with the given lines. */
export const findLinhasDaRegra = async (
  trx: Trx,
  regra: number,
  linhas: readonly Linha[],
): Promise<LinhaEncerrada[]> =>
  (
    await sql<LinhaEncerrada>`
      select rv.id, rv.regra_id as regra, rv.vendedor_codigo as vendedor, rv.plano_registro as plano, rv.inicio, rv.fim, n.inicio as desde, n.fim as ate
      from unnest(${colunas(linhas)}) as n (vendedor, plano, inicio, fim)
      join regra_vendedor rv on rv.regra_id = ${regra} and rv.vendedor_codigo = n.vendedor and rv.plano_registro = n.plano
        and rv.inicio <= n.fim and rv.fim >= n.inicio
      order by rv.id`.execute(trx)
  ).rows;

/** Ends lines the day before a later version of their rule begins. */
export const encerraLinhas = async (trx: Trx, linhas: readonly LinhaEncerrada[]): Promise<void> => {
  await sql`
    update regra_vendedor rv set fim = n.desde - 1
    from unnest(${linhas.map(({ id }) => id)}::int[], ${linhas.map(({ desde }) => desde)}::date[]) as n (id, desde)
    where rv.id = n.id`.execute(trx);
};

/** Records ended lines with the rule that replaces them. */
export const insertSubstituidas = async (
  trx: Trx,
  nova: number,
  linhas: readonly LinhaEncerrada[],
  { por, momento }: { readonly por: string; readonly momento: string },
): Promise<void> => {
  if (linhas.length === 0) return;
  await sql`
    insert into regra_substituida (linha_id, nova_id, fim_antes, por, em)
    select n.id, ${nova}::int, n.fim, ${por}, ${momento}::timestamp
    from unnest(${linhas.map(({ id }) => id)}::int[], ${linhas.map(({ fim }) => fim)}::date[]) as n (id, fim)`.execute(
    trx,
  );
};

/** Pairs of seller and plan with a partnership under an active rule, in order; pairs of `encerradas` are left out. */
export const findParceriasOcupadas = async (
  trx: Trx,
  pares: readonly Pick<Linha, 'vendedor' | 'plano'>[],
  encerradas: readonly LinhaEncerrada[],
  most: number,
): Promise<Omit<LinhaOcupada, 'inicio' | 'fim'>[]> =>
  (
    await sql<Omit<LinhaOcupada, 'inicio' | 'fim'>>`
      select n.ordem::int, v.codigo, v.cargo, pl.nome as plano, r.id as regra, r.descricao
      from unnest(${pares.map(({ vendedor }) => vendedor)}::text[], ${pares.map(({ plano }) => plano)}::text[])
        with ordinality as n (vendedor, plano, ordem)
      join parceria p on p.vendedor_codigo = n.vendedor and p.plano_registro = n.plano
      join regra_comissao r on r.id = p.regra_id and r.desativada_em is null
      join vendedor v on v.codigo = n.vendedor
      join plano pl on pl.registro = n.plano
      where not exists (
        select 1 from unnest(${encerradas.map(({ regra }) => regra)}::int[], ${encerradas.map(({ vendedor }) => vendedor)}::text[],
          ${encerradas.map(({ plano }) => plano)}::text[]) as e (regra, vendedor, plano)
        where e.regra = r.id and e.vendedor = n.vendedor and e.plano = n.plano)
      order by n.ordem, r.id
      limit ${most}`.execute(trx)
  ).rows;

/** Writes the rule itself; columns that its type does not use stay null. */
export const insertRegra = async (
  trx: Trx,
  dados: RascunhoRegra['dadosRegra'],
  hoje: string,
): Promise<number> => {
  const porVida = dados.regraTipoId === 1;
  const { id } = await trx
    .insertInto('regra_comissao')
    .values({
      descricao: dados.regraDescricao.trim(),
      tipo: dados.regraTipoId,
      estorno_meses: dados.regraEstornoMeses,
      contabiliza_meta: dados.contabilizaMeta,
      valor_vida_cents: porVida ? (dados.regraValorVida ?? null) : null,
      bonus_vidas: porVida ? (dados.regraBonusVida ?? 0) : null,
      bonus_percentual: porVida ? (dados.regraBonusPorcentagem ?? 0) : null,
      cadastrada_em: hoje,
      desativada_em: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Writes the tracks of a rule; type 3 does not count lives. */
export const insertFaixas = async (
  trx: Trx,
  regra: number,
  { dadosRegra, faixasRegra }: RascunhoRegra,
): Promise<void> => {
  if (dadosRegra.regraTipoId === 1) return;
  await trx
    .insertInto('regra_faixa')
    .values(
      faixasRegra
        .map((faixa) => (dadosRegra.regraTipoId === 3 ? { ...faixa, ...vidasDeTodas } : faixa))
        .map((faixa) => ({
          regra_id: regra,
          descricao: faixa.faixaDescricao.trim(),
          vidas_inicial: faixa.faixaVidasInicial,
          vidas_final: faixa.faixaVidasFinal,
          faixa_codigo: faixa.tabelaFaixaId,
          percentual: faixa.faixaPorcentagemPaga,
        })),
    )
    .execute();
};

/** Assigns sellers and plans to a rule, in one statement. */
export const insertLinhas = async (trx: Trx, regra: number, linhas: readonly Linha[]): Promise<void> => {
  await sql`
    insert into regra_vendedor (regra_id, vendedor_codigo, plano_registro, inicio, fim)
    select ${regra}::int, n.* from unnest(${colunas(linhas)}) as n`.execute(trx);
};

/** Writes the partnerships of a rule with their partners. */
export const insertParcerias = async (
  trx: Trx,
  regra: number,
  parcerias: RascunhoRegra['vendedorParceria'],
): Promise<void> => {
  if (parcerias.length === 0) return;
  const written = await trx
    .insertInto('parceria')
    .values(
      parcerias.map(({ vendedor, planoRegistro, contaMeta = false }) => ({
        regra_id: regra,
        vendedor_codigo: vendedor,
        plano_registro: planoRegistro,
        conta_meta: contaMeta,
      })),
    )
    .returning(['id', 'vendedor_codigo', 'plano_registro'])
    .execute();
  const idOf = new Map(written.map((row) => [`${row.vendedor_codigo} ${row.plano_registro}`, row.id]));
  await trx
    .insertInto('parceria_parceiro')
    .values(
      parcerias.flatMap(({ vendedor, planoRegistro, parceiros }) =>
        parceiros.map((parceiro) => ({
          parceria_id: idOf.get(`${vendedor} ${planoRegistro}`) ?? 0,
          vendedor_codigo: parceiro,
        })),
      ),
    )
    .execute();
};

/** Disables an active rule as of this day; false when absent or inactive. */
export const disableRegra = async (trx: Trx, id: number, hoje: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('regra_comissao')
    .set({ desativada_em: hoje })
    .where('id', '=', id)
    .where('desativada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Name of a rule and the day it was disabled. */
export const findRegra = (trx: Trx, id: number) =>
  trx
    .selectFrom('regra_comissao')
    .select(['descricao', 'desativada_em'])
    .where('id', '=', id)
    .executeTakeFirst();
