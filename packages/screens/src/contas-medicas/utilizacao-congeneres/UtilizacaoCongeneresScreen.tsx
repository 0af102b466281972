import { useQuery } from '@tanstack/react-query';
import {
  congeneresQuery,
  type PedidoUtilizacao,
  utilizacaoQuery,
} from '@vidas/api-client/contas-medicas/utilizacao-congeneres-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { useEffect } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { loadFailure, type ReportTexts, sayFailure, useAsk } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { GerarUtilizacaoButton } from './GerarUtilizacaoButton.tsx';
import { UtilizacaoForm } from './UtilizacaoForm.tsx';
import { useUtilizacao } from './useUtilizacao.ts';
import { useUtilizacaoUrl } from './useUtilizacaoUrl.ts';
import { utilizacaoColumns } from './utilizacaoColumns.ts';

const empty = 'Sem utilização neste período';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [empty] };

/** What the clients of partner insurers used here in a month, and the files that go to these insurers (CMR-10, CMR-11). */
export function UtilizacaoCongeneresScreen() {
  const http = useHttp();
  const [pedido, setPedido] = useUtilizacaoUrl();
  const { data: congeneres, isLoading, error } = useQuery(congeneresQuery(http));
  useEffect(() => {
    if (error) sayFailure(error, loadFailure(error));
  }, [error]);
  const { report, arquivos } = useUtilizacao(pedido, texts);
  const view = useReportView(utilizacaoColumns, report.rows, useTableMemory('utilizacao-congeneres'));
  const ask = useAsk();
  const [isEdited, setEdited] = useEdited(pedido);
  const search = (next: PedidoUtilizacao) =>
    ask([utilizacaoQuery(http, next)], () => {
      view.setPage(0);
      setEdited(false);
      if (next.mes !== pedido?.mes || next.codCongenere !== pedido.codCongenere) setPedido(next);
    });
  const nomeDe = (codigo: string): string =>
    congeneres?.find(({ codCongenere }) => codCongenere === codigo)?.nomeCongenere ?? `Congênere ${codigo}`;
  return (
    <ReportPage
      title="Utilização Congêneres"
      subtitle={
        pedido === null
          ? 'Escolha a congênere e o mês da emissão das guias e busque.'
          : `Guias de ${writeMonth(pedido.mes)} · ${pedido.codCongenere === '' ? 'Todas as congêneres' : nomeDe(pedido.codCongenere)}`
      }
      actions={
        <>
          <UtilizacaoForm
            congeneres={congeneres}
            isLoading={isLoading}
            pedido={pedido}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
            onEdit={setEdited}
          />
          <GerarUtilizacaoButton pedido={pedido} arquivos={isEdited ? [] : arquivos} />
        </>
      }
      report={report}
      view={view}
      table={{
        label: 'Utilização Congêneres',
        rowKey: ({ GUI_OCOR }) => GUI_OCOR,
        emptyText: empty,
        idleText: 'Escolha a congênere e o mês e use Buscar.',
      }}
    />
  );
}
