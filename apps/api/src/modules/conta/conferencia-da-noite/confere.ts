import { faixasDeSaldo } from '@vidas/api-client/financeiro/saldos/idadeSaldos.report.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { type Pace, paceOf, steadyPace } from '../../../db/pace.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import { findAtraso } from '../../cobranca/inicio/inicio.sql.ts';
import { vencidoAte } from '../../cobranca/inadimplencia/inadimplencia.sql.ts';
import {
  DIAS_A_VENCER,
  somaAtraso,
  somaAVencer,
  somaPagos,
  somaRecebidos,
} from '../../financeiro/inicio/inicio.sql.ts';
import { findFechamento } from '../../vendas/inicio/fechamento.sql.ts';
import { countAbertas, fechaDiferencas, gravaDiferencas } from './diferenca.sql.ts';
import {
  countFaturas,
  type DiferencaAchada,
  findFatia,
  selectDiferencasDasFaturas,
} from './identidades.sql.ts';
import { findSomasDasListas } from './inicios.sql.ts';
import { selectDiferencasDosMeses } from './meses.sql.ts';

/** Checkpoint of a check: its progress and its findings. */
export interface PontoDaConferencia {
  /** Mark of this check, for the rows that it finds. */
  rodada: string;
  /** Last checked invoice. */
  depois: string;
  feitas: number;
  total: number;
  achadas: number;
}

/** The result of a check. */
export interface ResultadoDaConferencia {
  faturas: number;
  diferencas: number;
}

/** Maximum of open rows, for a fault that affects everything. */
const MAXIMO_DE_ABERTAS = 2_000;

/**
 * First portion on the embedded database; PostgreSQL starts larger, because readers block nobody and planning
 * weighs more.
 */
const PRIMEIRA = 500;
const DE_MUITAS = 10_000;

const ritmo = ({ databaseUrl }: Pick<Deps['config'], 'databaseUrl'>): Pace =>
  databaseUrl === undefined ? paceOf({ databaseUrl }, PRIMEIRA) : steadyPace(DE_MUITAS);

const limites = faixasDeSaldo.slice(0, -1).map(({ ate }) => ate + 1);

/** Figures of the homes; cents. */
const leInicios = async (db: Db, hoje: string, ate: string) => {
  const competencia = hoje.slice(0, 7);
  const recebidos = await somaRecebidos(db, competencia);
  const pagos = await somaPagos(db, competencia);
  const aVencer = await somaAVencer(db, hoje, ate);
  const faixas = await somaAtraso(db, hoje, limites);
  const cobranca = await findAtraso(db, { hoje, vencidoAte: vencidoAte(hoje), limites });
  const { naoPago } = await findFechamento(db, competencia, null);
  return {
    recebidos: recebidos.valor,
    pagos: pagos.valor,
    aVencer: aVencer.valor,
    atraso: faixas.reduce((soma, { valor }) => soma + valor, 0),
    atrasoDaCobranca: cobranca.find(({ faixa }) => faixa === null)?.valor_cents ?? 0,
    naoPago,
  };
};

/** Attempts: figures that changed between two readings are read again. */
const VEZES = 10;

/** Homes whose totals differ from their lists' rows (CTA-16). */
const diferencasDosInicios = async (db: Db, hoje: string): Promise<DiferencaAchada[]> => {
  const competencia = hoje.slice(0, 7);
  const ate = somaDias(hoje, DIAS_A_VENCER);
  const mes = `${competencia.slice(5)}/${competencia.slice(0, 4)}`;
  for (let vez = 0; vez < VEZES; vez += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const inicios = await leInicios(db, hoje, ate);
    // oxlint-disable-next-line no-await-in-loop
    const listas = await findSomasDasListas(db, { hoje, ate, competencia, vencidoAte: vencidoAte(hoje) });
    const pares = [
      ['INICIO_RECEBIDOS', `Início do Financeiro, ${mes}`, listas.recebidos, inicios.recebidos],
      ['INICIO_PAGOS', `Início do Financeiro, ${mes}`, listas.pagos, inicios.pagos],
      ['INICIO_A_VENCER', 'Início do Financeiro', listas.aVencer, inicios.aVencer],
      ['INICIO_ATRASO', 'Início do Financeiro', listas.atraso, inicios.atraso],
      ['INICIO_ATRASO', 'Início da Cobrança', listas.atraso, inicios.atrasoDaCobranca],
      ['INICIO_COMISSAO', 'Início de Vendas', listas.naoPago, inicios.naoPago],
    ] as const;
    const diferem = pares.filter(([, , lista, inicio]) => lista !== inicio);
    if (
      diferem.length === 0 ||
      // oxlint-disable-next-line no-await-in-loop
      JSON.stringify(await leInicios(db, hoje, ate)) === JSON.stringify(inicios)
    )
      return diferem.map(([identidade, onde, lista, inicio]) => ({
        identidade,
        onde,
        fatura: null,
        esperado: String(lista),
        achado: String(inicio),
        cents: inicio - lista,
      }));
  }
  return [];
};

/** Recomputes everything in portions of invoices and resumes after any of them (CTA-17). */
export const confereTudo =
  ({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>, pace = ritmo(config)) =>
  async ({
    ponto,
    avanca,
    conclui,
  }: Pick<
    Execucao<object, PontoDaConferencia, ResultadoDaConferencia>,
    'ponto' | 'avanca' | 'conclui'
  >): Promise<ResultadoDaConferencia> => {
    const agora = () => momentoLocal(clock());
    const p: PontoDaConferencia = ponto ?? {
      rodada: randomUUID(),
      depois: '',
      feitas: 0,
      total: await countFaturas(db),
      achadas: 0,
    };
    const diz = (passo: string) =>
      avanca({ feito: p.feitas, total: Math.max(p.total, p.feitas), passo, ponto: { ...p } });
    const grava = async (trx: Trx, achadas: readonly DiferencaAchada[]): Promise<void> => {
      if (achadas.length === 0) return;
      const novas = MAXIMO_DE_ABERTAS - (await countAbertas(trx));
      await gravaDiferencas(trx, achadas, { rodada: p.rodada, em: agora() }, novas);
      p.achadas += achadas.length;
    };
    await diz('Faturas');
    for (;;) {
      // Sequential, because others need the database in between.
      // oxlint-disable-next-line no-await-in-loop
      const fatia = await findFatia(db, p.depois, pace.size());
      if (!fatia) break;
      // oxlint-disable-next-line no-await-in-loop
      await pace.tx(db, async (trx) =>
        grava(trx, await selectDiferencasDasFaturas(trx, { depois: p.depois, ate: fatia.ate })),
      );
      p.depois = fatia.ate;
      p.feitas += fatia.quantas;
      // oxlint-disable-next-line no-await-in-loop
      await diz('Faturas');
    }
    const antes = p.achadas;
    const deMeses = await selectDiferencasDosMeses(db);
    await diz('Meses fechados e inícios');
    const deInicios = await diferencasDosInicios(db, operatorDay(clock()));
    return tx(db, async (trx) => {
      await grava(trx, [...deMeses, ...deInicios]);
      await fechaDiferencas(trx, { rodada: p.rodada, em: agora() });
      const resultado = {
        faturas: p.feitas,
        diferencas: antes + deMeses.length + deInicios.length,
      };
      await conclui(trx, resultado);
      return resultado;
    });
  };
