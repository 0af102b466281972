import { sql } from 'kysely';
import type { Trx } from '../db/tx.ts';
import { PARTIAL_MOST, recalculaDiferencas } from '../modules/cadastro/conferencia/comparacao.sql.ts';
import { adotaEstado } from '../modules/cadastro/envio/sbxEstado.sql.ts';
import { derivaMovimentacoes } from '../modules/cadastro/movimentacao/derivaMovimentacoes.sql.ts';
import { contaContradicoes } from '../modules/retencao/saida/contradicao.sql.ts';
import { type Chegado, comEstagios } from './estagio.sql.ts';

/** Context of the server's work after a delivery. */
export interface Apos {
  entrega: string;
  /** Moment of the operator, 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
  chegados: readonly Chegado[];
  /** The register had no bond before. */
  primeira: boolean;
}

const chegou = ({ chegados }: Pick<Apos, 'chegados'>, nome: string): boolean =>
  chegados.some(({ arquivo }) => arquivo.nome === nome);

/** Stores the state of the bonds known to ANS before they change, so that the change becomes a movement (SIB-27). */
export const antesDaCarga = async (trx: Trx, apos: Apos): Promise<void> => {
  if (chegou(apos, 'beneficiarios') && !apos.primeira) await adotaEstado(trx, apos.em);
};

/** A company without a reported number of contracted lives gets its active lives. */
const contaVidas = async (trx: Trx, { em }: Apos): Promise<void> => {
  await sql
    .raw(
      comEstagios(
        `update empresa e set vidas_contratadas = (
           select count(*) from beneficiario b where b.empresa_codigo = e.codigo
             and b.ativado_em <= {hoje} and (b.cancelado_em is null or b.cancelado_em > {hoje}))
         from {empresas} s where s.codigo = e.codigo and not s.recusada and s.vidas_contratadas is null and e.vidas_contratadas = 0`,
        em.slice(0, 10),
      ),
    )
    .execute(trx);
};

/** A changed person changes each of their bonds: the SIB needs the day. */
const marcaVinculos = async (trx: Trx, { entrega, em }: Apos): Promise<void> => {
  const hoje = em.slice(0, 10);
  const deles = sql`from carga_antes a join beneficiario b on b.pessoa_id = a.chave->>'id'
    where a.entrega_id = ${entrega} and a.tabela = 'pessoa' and a.antes is not null and b.atualizado_em <> ${hoje}::date`;
  await sql`insert into carga_antes (entrega_id, tabela, chave, antes)
    select ${entrega}, 'beneficiario', jsonb_build_object('matricula', b.matricula), to_jsonb(b) ${deles}`.execute(
    trx,
  );
  await sql`update beneficiario set atualizado_em = ${hoje}::date where matricula in (select b.matricula ${deles})`.execute(
    trx,
  );
};

/** Bonds written by the transaction: at most one more than the limit for single comparisons. */
const vinculosEscritos = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<{ matricula: string }>`
    select matricula from beneficiario where xmin::text = ((pg_current_xact_id()::text::numeric) % 4294967296)::bigint::text
    limit ${PARTIAL_MOST + 1}`.execute(trx);
  return rows.map(({ matricula }) => matricula);
};

/** Consequences of delivered bonds: days of change, comparison with ANS, movements of partner insurers. */
const seguemDosVinculos = async (trx: Trx, apos: Apos): Promise<void> => {
  const { entrega, em, primeira } = apos;
  await marcaVinculos(trx, apos);
  await recalculaDiferencas(trx, await vinculosEscritos(trx));
  // Only new rows, so undoing the delivery may delete each of them.
  await sql`insert into carga_antes (entrega_id, tabela) values (${entrega}, 'movimentacao_congenere')`.execute(
    trx,
  );
  await contaContradicoes(trx, em);
  await derivaMovimentacoes(trx, { momento: em, desde: primeira ? em.slice(0, 10) : null });
};

/** Consequences of a written delivery. */
export const aposCarga = async (trx: Trx, apos: Apos): Promise<void> => {
  if (chegou(apos, 'empresas')) await contaVidas(trx, apos);
  if (chegou(apos, 'beneficiarios')) await seguemDosVinculos(trx, apos);
};
