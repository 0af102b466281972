import { camposInadimplente } from '@vidas/api-client/cobranca/inadimplencia';
import {
  inadimplentesQuery,
  type PedidoInadimplentes,
} from '@vidas/api-client/cobranca/inadimplencia-queries';
import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import { Row } from '@vidas/ui/layout/row';
import { useReportView } from '@vidas/ui/report-table/view';
import { DatedPage } from '../app/DatedPage.tsx';
import { fieldColumns } from '../report/fieldColumns.tsx';
import { ExportButton } from '../report/ExportButton.tsx';
import { writeDay } from '../report/periodo.ts';
import { ReportBody } from '../report/ReportBody.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useAsk, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { inadimplenteCards } from './inadimplenteCards.ts';
import { InadimplenteCidades } from './InadimplenteCidades.tsx';
import { InadimplenteFileButton } from './InadimplenteFileButton.tsx';
import { InadimplenteForm } from './InadimplenteForm.tsx';
import { useInadimplenteBusca } from './useInadimplenteBusca.ts';
import { useInadimplenteUrl } from './useInadimplenteUrl.ts';

const empty = ['Nenhum inadimplente encontrado!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};

export const inadimplenteColumns = fieldColumns(camposInadimplente);

const subtitleOf = (pedido: PedidoInadimplentes | null): string => {
  if (pedido === null) return 'Escolha a data de cancelamento e busque.';
  const { length } = pedido.excluidas;
  const without = length === 1 ? ', sem 1 cidade' : `, sem ${length} cidades`;
  return `Cancelamento em ${writeDay(pedido.data)}${length === 0 ? '' : without}`;
};

/** Who may be cancelled on a day for not having paid, and the files to write to them (COB-17, COB-20). */
export function InadimplenteScreen() {
  const [pedido, setPedido] = useInadimplenteUrl();
  const http = useHttp();
  const report = useReport(inadimplentesQuery(http, pedido), texts, pedido !== null);
  const ask = useAsk();
  const table = useReportView(inadimplenteColumns, report.rows, useTableMemory('inadimplente'));
  const busca = useInadimplenteBusca(pedido, (next) =>
    ask([inadimplentesQuery(http, next)], () => {
      table.setPage(0);
      if (JSON.stringify(next) !== JSON.stringify(pedido)) setPedido(next);
    }),
  );
  const files = { pedido: report.rows?.length ? pedido : null, isChanged: busca.isChanged };
  return (
    <DatedPage
      title="Relatório de Inadimplentes"
      subtitle={subtitleOf(pedido)}
      actions={<InadimplenteForm busca={busca} isSearching={report.isWaiting || report.isRefreshing} />}
      isFilling
    >
      <Row justify="between">
        <InadimplenteCidades excluidas={busca.excluidas} />
        <Row>
          <ExportButton
            view={table}
            title="Relatório de Inadimplentes"
            question={subtitleOf(pedido)}
            fileName="inadimplentes.csv"
            isOutdated={busca.isChanged}
            size="small"
          />
          <InadimplenteFileButton file="mensageria" {...files}>
            Exportar CSV Mensageria
          </InadimplenteFileButton>
          <InadimplenteFileButton file="foneErrado" {...files}>
            Exportar CSV Fone Errado
          </InadimplenteFileButton>
        </Row>
      </Row>
      <KpiStrip cards={inadimplenteCards(report.rows, table.filteredRows)} isLoading={report.isWaiting} />
      <ReportBody
        report={report}
        view={table}
        table={{
          label: 'Inadimplentes',
          // The matrícula is optional on the wire and names repeat, so neither can be the key.
          rowKey: (_, index) => String(index),
          emptyText: empty.join(' '),
          idleText: 'Escolha a data de cancelamento e use Buscar.',
        }}
      />
    </DatedPage>
  );
}
