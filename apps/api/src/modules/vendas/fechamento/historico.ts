import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import { competenciasEntre } from '@vidas/api-client/vendas/meses.rules.ts';
import { append } from '../../../append.ts';
import type { Db } from '../../../db/database.ts';
import { selectLinhasDosSaldos } from './gravado.sql.ts';
import { loadMes } from './mes.ts';
import { somaMes } from './somaMes.ts';

/** What a month itself brings a seller. */
export interface ComissaoDoMes {
  competencia: string;
  codigoVendedor: string;
  valorLinhas: number;
}

/**
 * What each seller's months bring, a month and the twelve before it, as the list of each says (COM-40): closed months as they were
 * written, the open ones out of one run of the engine. Null outside the months with commissions.
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
  // As long as no month was closed, each is worked out by itself.
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
