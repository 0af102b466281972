import { agree } from '@vidas/api-client/words/counted.ts';
import type { Trx } from '../../../db/tx.ts';
import { type CreditoRow, findDias, type Periodo } from '../retorno/dias.sql.ts';
import {
  type Candidato,
  type DiaConferido,
  esqueceValores,
  findCandidatos,
  findPeriodoDoArquivo,
  insertConferidos,
  marcaValores,
} from './confereDias.sql.ts';

/** Who brought what agrees, and when. */
export interface Quem {
  login: string;
  momento: string;
}

const NOMEADAS = 5;

/** The only credit of nobody that makes the day agree. */
const peloValor = ({ valor, noExtrato }: CreditoRow, doDia: readonly Candidato[]): Candidato | undefined => {
  const falta = valor - (noExtrato ?? 0);
  const iguais = doDia.filter((each) => !each.daCobranca && each.valor === falta);
  return falta > 0 && iguais.length === 1 ? iguais[0] : undefined;
};

const linhasEscritas = (linhas: readonly Candidato[], extrato: number): string => {
  const doArquivo = linhas.filter((each) => each.extrato === extrato).map(({ linha }) => linha);
  const outras = linhas.length - Math.min(doArquivo.length, NOMEADAS);
  const escritas = `${agree(doArquivo.length, 'linha', 'linhas')} ${doArquivo.slice(0, NOMEADAS).join(', ')}`;
  return outras > 0 ? `${escritas} e mais ${outras}` : escritas;
};

/** A person's tick stands for good, and so does one of ours that still says the same (CBR-32). */
const mayTick = ({ extrato, calculado, valor, peloExtrato }: CreditoRow): boolean =>
  extrato === null || (peloExtrato && (calculado !== valor || extrato !== valor));

/** Ticks the days of a period on which the statements agree with the returns; how many they are. */
export const confereDias = async (trx: Trx, periodo: Periodo, quem: Quem): Promise<number> => {
  await esqueceValores(trx, periodo);
  const dias = (await findDias(trx, periodo)).filter(
    ({ noExtrato, linhas }) => noExtrato !== null && linhas > 0,
  );
  const porDia = Map.groupBy(await findCandidatos(trx, periodo), ({ dia }) => dia);
  const achados = dias.map((dia) => {
    const doDia = porDia.get(dia.dia) ?? [];
    const valor = dia.noExtrato === dia.valor ? undefined : peloValor(dia, doDia);
    const nossas = doDia.filter((each) => each.daCobranca || each === valor);
    const confere = nossas.length > 0 && nossas.reduce((sum, each) => sum + each.valor, 0) === dia.valor;
    return { dia, valor, nossas, confere };
  });
  await marcaValores(
    trx,
    achados.flatMap(({ valor }) => valor ?? []),
  );
  const conferidos = achados.flatMap(({ dia, nossas, confere }): DiaConferido[] => {
    const extrato = nossas[0]?.extrato;
    if (!confere || extrato === undefined || !mayTick(dia)) return [];
    return [{ dia: dia.dia, valor: dia.valor, extrato, linhas: linhasEscritas(nossas, extrato) }];
  });
  await insertConferidos(trx, conferidos, quem);
  return conferidos.length;
};

/** Ticks the days of a return file, once it was applied, decided or undone. */
export const confereDiasDoArquivo = async (trx: Trx, arquivo: number, quem: Quem): Promise<void> => {
  const periodo = await findPeriodoDoArquivo(trx, arquivo);
  if (periodo) await confereDias(trx, periodo, quem);
};
