import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import { append } from '../../../append.ts';
import type { Db } from '../../../db/database.ts';
import { selectLinhasDosSaldos } from './gravado.sql.ts';
import { loadMes } from './mes.ts';
import { somaMes } from './somaMes.ts';

/** A month's commission of a seller, without carried balances. */
export interface ComissaoDoMes {
  competencia: string;
  codigoVendedor: string;
  valorLinhas: number;
}

/**
 * Commission of each seller for a month and the twelve before it, equal to each month's list (COM-40). Closed
 * months are read, open ones computed in one run. Null outside the months with commissions.
 */
export const historicoDosVendedores = async (
  db: Db,
  competencia: string,
  hoje: string,
): Promise<ComissaoDoMes[] | null> => {
  const mes = await loadMes(db, competencia, hoje);
  if (mes === null) return null;
  const primeira = primeiraComparada(competencia);
  const rows = await selectLinhasDosSaldos(db, primeira, competencia);
  if (mes.situacao !== 'aberta') return rows;
  // Before the first closing each month is computed separately.
  const pedidos = mes.ultima === null ? competenciasEntre(primeira, competencia) : [competencia];
  for (const pedido of pedidos) {
    const { abertos } = await somaMes(db, { ...mes, competencia: pedido });
    for (const [aberto, saldos] of abertos)
      if (aberto >= primeira)
        append(
          rows,
          saldos.map(({ vendedor, linhasCents }) => ({
            competencia: aberto,
            codigoVendedor: vendedor,
            valorLinhas: linhasCents,
          })),
        );
  }
  return rows;
};
