import {
  codigosDosPontos,
  type conferirPonto,
  estadosDoPonto,
  pontosDaConferencia,
  type PontoDaConferencia,
  type PontoDoMes,
} from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { Saldo } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { faltaRegra } from '@vidas/api-client/vendas/motivo.rules.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import type { Db } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import { selectVendasAMao } from '../apuracao/aMao.sql.ts';
import { countContestacoesAbertas } from './corrigePagamento.ts';
import { escrita } from './gera.ts';
import { findSaldos } from './gravado.sql.ts';
import { loadMes, type Mes } from './mes.ts';
import { somaMes } from './somaMes.ts';

/** Numbers of a point; no amount where it only counts. */
interface Numeros {
  quantidade: number;
  cents: number | null;
}

const countAMaoQueEsperam = async (db: Db): Promise<number> => {
  const { esperam } = await db
    .selectFrom('comissao_a_mao')
    .select(({ fn }) => fn.countAll<number>().as('esperam'))
    .where('aceita', 'is', null)
    .executeTakeFirstOrThrow();
  return esperam;
};

/** Sellers whose own commission differs between two months, and by how much in all. */
const diferenca = (agora: readonly Saldo[], antes: readonly Saldo[]): Numeros => {
  const cents = new Map(agora.map(({ vendedor, linhasCents }) => [vendedor, linhasCents]));
  for (const { vendedor, linhasCents } of antes)
    cents.set(vendedor, (cents.get(vendedor) ?? 0) - linhasCents);
  const changed = [...cents.values()].filter((each) => each !== 0);
  return { quantidade: changed.length, cents: changed.reduce((sum, each) => sum + each, 0) };
};

const numerosDoMes = async (db: Db, mes: Mes): Promise<Record<PontoDaConferencia, Numeros>> => {
  const aMao = await selectVendasAMao(db);
  let semRegra = 0;
  const { saldos, abertos } = await somaMes(db, mes, { comMotivos: true }, ({ semComissao }) => {
    semRegra += semComissao.filter(({ venda, motivo }) => faltaRegra(motivo) && !aMao.has(venda)).length;
  });
  const anterior = somaCompetencia(mes.competencia, -1);
  const parte = (especie: 'AJUSTE' | 'ESTORNO'): Numeros => ({
    quantidade: saldos.reduce((sum, { partes }) => sum + partes[especie].quantidade, 0),
    cents: saldos.reduce((sum, { partes }) => sum + partes[especie].cents, 0),
  });
  return {
    SEM_REGRA: { quantidade: semRegra, cents: null },
    CONTESTACOES: { quantidade: await countContestacoesAbertas(db, mes.competencia), cents: null },
    A_MAO: { quantidade: await countAMaoQueEsperam(db), cents: null },
    MUDANCAS: parte('AJUSTE'),
    ESTORNOS: parte('ESTORNO'),
    DIFERENCA: diferenca(saldos, abertos.get(anterior) ?? (await findSaldos(db, anterior))),
  };
};

const findMarcas = async (db: Db, competencia: string) => {
  const rows = await db
    .selectFrom('comissao_conferencia')
    .selectAll()
    .where('competencia', '=', competencia)
    .execute();
  return new Map(rows.map((row) => [row.ponto, row]));
};

/** Points of a month with their numbers now; a tick holds for the numbers at which it was made (COM-53). */
export const conferenciaDoMes = async (db: Db, mes: Mes): Promise<PontoDoMes[]> => {
  const numeros = await numerosDoMes(db, mes);
  const marcas = await findMarcas(db, mes.competencia);
  return codigosDosPontos.map((ponto) => {
    const { quantidade, cents } = numeros[ponto];
    const marca = marcas.get(ponto);
    const isSame = marca?.quantidade === quantidade && marca.valor_cents === cents;
    return {
      ponto,
      nome: pontosDaConferencia[ponto],
      quantidade,
      valor: cents,
      situacao: marca ? estadosDoPonto[isSame ? 'conferido' : 'mudou'] : estadosDoPonto.aConferir,
      conferidoPor: marca?.por ?? null,
      conferidoEm: marca?.em ?? null,
    };
  });
};

const emPalavras = ({ quantidade, valor }: Pick<PontoDoMes, 'quantidade' | 'valor'>): string =>
  valor === null ? String(quantidade) : `${quantidade} (${writeReais(valor)})`;

/** Ticks a point with the numbers that the person saw, or takes the tick away; a paid month keeps its ticks. */
export const conferePonto = async (
  db: Db,
  { competencia, ponto, quantidade, valor, conferido }: Input<typeof conferirPonto>['body'],
  { por, hoje, momento }: { por: string; hoje: string; momento: string },
): Promise<string> => {
  const mes = await loadMes(db, competencia, hoje);
  if (!mes) throw new Failure(404, `A competência ${escrita(competencia)} não tem comissão.`);
  if (mes.situacao === 'paga')
    throw new Failure(
      409,
      `A competência ${escrita(competencia)} já foi paga: a conferência dela ficou como estava.`,
    );
  const nome = pontosDaConferencia[ponto];
  if (!conferido) {
    await db
      .deleteFrom('comissao_conferencia')
      .where('competencia', '=', competencia)
      .where('ponto', '=', ponto)
      .execute();
    return `${nome}: a conferir.`;
  }
  const agora = (await conferenciaDoMes(db, mes)).find((each) => each.ponto === ponto);
  if (agora && (agora.quantidade !== quantidade || agora.valor !== valor))
    throw new Failure(
      409,
      `${nome}: eram ${emPalavras({ quantidade, valor })} e agora são ${emPalavras(agora)}. Confira de novo.`,
    );
  const marca = { quantidade, valor_cents: valor, por, em: momento };
  await db
    .insertInto('comissao_conferencia')
    .values({ competencia, ponto, ...marca })
    .onConflict((conflict) => conflict.columns(['competencia', 'ponto']).doUpdateSet(marca))
    .execute();
  return `${nome}: conferido.`;
};
