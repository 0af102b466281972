import { useQuery } from '@tanstack/react-query';
import type { ArquivoUtilizacao } from '@vidas/api-client/contas-medicas/utilizacao-congeneres';
import {
  type PedidoUtilizacao,
  utilizacaoQuery,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres-queries';
import { useHttp } from '../../app/services.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';

const none: readonly ArquivoUtilizacao[] = [];

/** The rows of the utilisation asked for, and the files that came with them. */
export function useUtilizacao(pedido: PedidoUtilizacao | null, texts: ReportTexts) {
  const query = utilizacaoQuery(useHttp(), pedido);
  const report = useReport(
    { ...query, select: ({ utilizacaoCongenere }) => utilizacaoCongenere },
    texts,
    pedido !== null,
  );
  // Read by the report above.
  const { data } = useQuery({ ...query, enabled: false });
  return { report, arquivos: data?.utilizacaoCongenereExp ?? none };
}
