import type { Db } from '../../../db/database.ts';
import { relogioDaLei } from '../prazos/prazos.sql.ts';
import { presentNip } from './nip.present.ts';
import { selectAbertas, selectDoMes } from './nip.sql.ts';

const conta = (prazos: readonly string[]) => {
  const de = (situacao: string) => prazos.filter((prazo) => prazo === situacao).length;
  return { VENCIDO: de('VENCIDO'), HOJE: de('HOJE'), A_VENCER: de('A_VENCER') };
};

/** Waiting NIPs by the state of each clock, and the month's NIPs, counted over their lists (PRA-10). */
export const contaNips = async (db: Db, hoje: string) => {
  const contexto = { db, hoje, unico: null };
  const competencia = hoje.slice(0, 7);
  const [relogio, abertas, doMes] = await Promise.all([
    relogioDaLei(db),
    selectAbertas(contexto).execute(db),
    selectDoMes(contexto, { competencia }).execute(db),
  ]);
  const prazos = abertas.rows.map((row) => presentNip(row, hoje, relogio));
  return {
    competencia,
    abertas: prazos.length,
    solucao: conta(prazos.map(({ prazoSolucao }) => prazoSolucao)),
    resposta: conta(prazos.map(({ prazoResposta }) => prazoResposta)),
    recebidas: doMes.rows.length,
    respondidasNoPrazo: doMes.rows.filter(
      (row) => presentNip(row, hoje, relogio).prazoResposta === 'NO_PRAZO',
    ).length,
  };
};
