import { competenciaBase } from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.rules.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Db } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import {
  type ContratoRow,
  findEmpresas,
  type MesRow,
  type PedidoDeAnalise,
  selectDespesas,
  selectLancamentos,
  selectVidas,
} from './analise.sql.ts';

/** Fees and co-payments of a period, by contract and by month. */
export interface Lancamentos {
  contratos: ContratoRow[];
  meses: MesRow[];
}

/** An analysis with its expenses by contract and by month; cents. */
export interface Calculo {
  contratos: (ContratoRow & { despesa: number })[];
  meses: MesCalculado[];
}

/** A month with its expenses, those of individual contracts apart; cents. */
export interface MesCalculado extends MesRow {
  despesa: number;
  despesaIndividual?: number;
}

/** Checkpoint between two months: the postings, and the expense of each finished month by code ('' for individual). */
export interface PontoDoCalculo extends Lancamentos {
  despesas: Record<string, Record<string, number>>;
}

const escreve = (competencia: string): string => `${competencia.slice(5)}/${competencia.slice(0, 4)}`;

/** First and last of these months, or the only one. */
const escrevePeriodo = (meses: readonly string[]): string =>
  [...new Set([meses.at(0), meses.at(-1)])].map((mes = '') => escreve(mes)).join(' a ');

const semNada = { mensalidade: 0, coparticipacao: 0 };
const mesVazio = (competencia: string) => ({ competencia, ...semNada, individual: semNada });

/** Every month of the period, even without postings. */
const mesesDoPeriodo = (competencia: string, known: ReadonlyMap<string, MesRow>): MesRow[] =>
  competenciasEntre(competenciaBase(competencia), competencia).map((mes) => known.get(mes) ?? mesVazio(mes));

/** Fees and co-payments of the period of an analysis. */
export const leLancamentos = async (db: Db, pedido: PedidoDeAnalise): Promise<Lancamentos> => {
  const { rows } = await selectLancamentos(pedido).execute(db);
  const { rows: doContrato } = await selectVidas(pedido).execute(db);
  const vidas = new Map(doContrato.map((row) => [row.codigo, row]));
  const contratos: ContratoRow[] = [];
  const meses = new Map<string, MesRow & { individual: NonNullable<MesRow['individual']> }>();
  for (const { competencia, isIndividual, ...contrato } of rows)
    if (competencia === null) {
      const { vidasBase = 0, vidasAtuais = 0 } = vidas.get(contrato.codigo) ?? {};
      contratos.push({ ...contrato, vidasBase, vidasAtuais });
    } else {
      const { mensalidade, coparticipacao } = contrato;
      const mes = meses.get(competencia) ?? { ...mesVazio(competencia), individual: semNada };
      meses.set(competencia, {
        competencia,
        mensalidade: mes.mensalidade + mensalidade,
        coparticipacao: mes.coparticipacao + coparticipacao,
        individual: isIndividual === true ? { mensalidade, coparticipacao } : mes.individual,
      });
    }
  return { contratos, meses: mesesDoPeriodo(pedido.competencia, meses) };
};

const semLancamento = { vidasBase: 0, vidasAtuais: 0, mensalidade: 0, coparticipacao: 0 };

/** Contracts with expenses and without a fee; without them the totals would differ from the guides. */
const semMensalidade = async (
  db: Db,
  despesas: ReadonlyMap<string, number>,
  contratos: readonly ContratoRow[],
) => {
  const known = new Set(contratos.map(({ codigo }) => codigo ?? ''));
  const missing = [...despesas.keys()].filter((codigo) => !known.has(codigo));
  const companies = missing.filter((codigo) => codigo !== '');
  const found = companies.length === 0 ? [] : await findEmpresas(db, companies);
  const individual = missing.includes('')
    ? [{ codigo: null, razaoSocial: null, ativa: null, mes: null }]
    : [];
  return [...found, ...individual].map((each) => ({ ...each, ...semLancamento }));
};

const soma = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, each) => sum + each, 0);

const monta = async (db: Db, { contratos, meses, despesas }: PontoDoCalculo): Promise<Calculo> => {
  const total = new Map<string, number>();
  for (const doMes of Object.values(despesas))
    for (const [codigo, despesa] of Object.entries(doMes))
      total.set(codigo, (total.get(codigo) ?? 0) + despesa);
  const all = [...contratos, ...(await semMensalidade(db, total, contratos))];
  return {
    contratos: all.map((each) => ({ ...each, despesa: total.get(each.codigo ?? '') ?? 0 })),
    meses: meses.map((mes) => {
      const doMes = despesas[mes.competencia] ?? {};
      return { ...mes, despesa: soma(doMes), despesaIndividual: doMes[''] ?? 0 };
    }),
  };
};

/** Months per statement: each statement reads the lives again, and a cancellation takes effect between two. */
const MESES_DE_UMA_VEZ = 4;

const emPartes = (meses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(meses.length / MESES_DE_UMA_VEZ) }, (_, index) =>
    meses.slice(index * MESES_DE_UMA_VEZ, (index + 1) * MESES_DE_UMA_VEZ),
  );

const leDespesas = async (
  db: Db,
  meses: readonly string[],
  tipo: PedidoDeAnalise['tipo'],
): Promise<PontoDoCalculo['despesas']> => {
  const { rows } = await selectDespesas(meses, tipo).execute(db);
  const despesas: PontoDoCalculo['despesas'] = Object.fromEntries(meses.map((mes) => [mes, {}]));
  for (const { competencia, codigo, despesa } of rows)
    despesas[competencia] = Object.assign(despesas[competencia] ?? {}, { [codigo ?? '']: despesa });
  return despesas;
};

/** Calculates the expenses some months at a time; resumes after any step (ANA-4, TAR-5). */
export const calculaDespesas =
  (db: Db) =>
  async ({ parametros, ponto, avanca }: Execucao<PedidoDeAnalise, PontoDoCalculo>): Promise<Calculo> => {
    const { competencia, tipo } = parametros;
    const meses = competenciasEntre(competenciaBase(competencia), competencia);
    const total = meses.length + 1;
    let atual: PontoDoCalculo = ponto ?? { ...(await leLancamentos(db, parametros)), despesas: {} };
    if (atual.contratos.length === 0)
      throw new Failure(409, 'Nenhuma empresa tem mensalidade no período desta competência.');
    if (ponto === null)
      await avanca({ feito: 1, total, passo: 'Mensalidades e coparticipações lidas', ponto: atual });
    const { despesas: somadas } = atual;
    for (const parte of emPartes(meses.filter((mes) => somadas[mes] === undefined))) {
      // Sequential, because others need the database in between.
      // oxlint-disable-next-line no-await-in-loop
      const daParte = await leDespesas(db, parte, tipo);
      atual = { ...atual, despesas: { ...atual.despesas, ...daParte } };
      const passo = `Despesas de ${escrevePeriodo(parte)} somadas`;
      // oxlint-disable-next-line no-await-in-loop
      await avanca({ feito: 1 + Object.keys(atual.despesas).length, total, passo, ponto: atual });
    }
    return monta(db, atual);
  };
