import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Db } from '../../../db/database.ts';
import { apura, periodoDe } from '../apuracao/apura.ts';
import {
  hasFechamentos,
  selectEstornadosPorMes,
  selectVendidoPorMes,
  type VendidoNoMes,
} from './lancamentos.sql.ts';

type NoMes = Pick<VendidoNoMes, 'competencia' | 'codigoVendedor'>;

/** Reversals of the open months; one run of the engine gives all, except before the first closing. */
const estornadosEmAberto = async (db: Db, meses: readonly string[], hoje: string): Promise<NoMes[]> => {
  const found: NoMes[] = [];
  for (const mes of (await hasFechamentos(db)) ? [hoje.slice(0, 7)] : meses)
    for await (const { linhas } of apura(db, { competencia: mes }))
      for (const { especie, competencia, vendedor } of linhas)
        if (especie === 'ESTORNO' && meses.includes(competencia))
          found.push({ competencia, codigoVendedor: vendedor });
  return found;
};

/** Sales of each seller in a month and the twelve before it, for the sellers in each month's list (VEN-43). */
export const historicoDeVendas = async (
  db: Db,
  competencia: string,
  hoje: string,
): Promise<VendidoNoMes[]> => {
  const primeira = primeiraComparada(competencia);
  const meses = competenciasEntre(primeira, competencia);
  const vendido = await selectVendidoPorMes(db, periodoDe(primeira, competencia));
  const keyOf = (row: NoMes): string => `${row.competencia} ${row.codigoVendedor}`;
  const known = new Map(vendido.map((row) => [keyOf(row), row]));
  for (const row of [
    ...(await selectEstornadosPorMes(db, meses)),
    ...(await estornadosEmAberto(db, meses, hoje)),
  ])
    if (!known.has(keyOf(row))) known.set(keyOf(row), { ...row, totalVendas: 0 });
  return [...known.values()];
};
