import {
  camposSintetico,
  camposUtilizacao,
  comparaSintetico,
} from '@vidas/api-client/vendas/utilizacao-qualicorp';
import type { PedidoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp-queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { Tabs } from '@vidas/ui/tabs';
import { DatedPage } from '../../app/DatedPage.tsx';
import { byChange, CompararButton } from '../../report/comparar/CompararButton.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { useComparar } from '../../report/comparar/useComparar.ts';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports } from '../../report/useExports.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { ParaVendas } from '../ParaVendas.tsx';
import { QualicorpForm } from './QualicorpForm.tsx';
import { useQualicorpUrl } from './useQualicorpUrl.ts';
import { useUtilizacaoQualicorp } from './useUtilizacaoQualicorp.ts';

const title = 'Utilização Qualicorp';
const sinteticoColumns = fieldColumns(camposSintetico);
const comparadoColumns = comparaColumns(sinteticoColumns, {
  row: camposSintetico,
  comparison: comparaSintetico,
  lead: ['EMP_CON', 'EMP_NOME'],
});
const utilizacaoColumns = fieldColumns(camposUtilizacao);
const texts = {
  emptyText: 'Sem utilização neste período',
  idleText: 'Escolha a competência e o dia de faturamento, e use Buscar.',
};

const fileOf = (tabela: string, pedido: PedidoQualicorp | null): string =>
  pedido === null
    ? `qualicorp-${tabela}.csv`
    : `qualicorp-${tabela}-${writeMonth(pedido.competencia, '-')}-${pedido.diaFat}.csv`;

const subtitleOf = (pedido: PedidoQualicorp | null): string =>
  pedido === null
    ? 'Escolha a competência e o dia de faturamento, e busque.'
    : `Competência ${writeMonth(pedido.competencia)} · faturamento no dia ${pedido.diaFat}`;

function Tabelas() {
  const [pedido, setPedido] = useQualicorpUrl();
  const { sintetico, utilizacao, historico, ask } = useUtilizacaoQualicorp(pedido);
  const [aba, setAba] = useUrlWord('aba', ['sintetico', 'utilizacao']);
  const comparar = useComparar({
    comparison: comparaSintetico,
    competencia: pedido?.competencia ?? null,
    rows: sintetico.rows,
    query: historico,
  });
  const memory = useTableMemory('utilizacao-qualicorp.sintetico');
  const resumo = useReportView(
    comparar.isShown ? comparadoColumns : sinteticoColumns,
    comparar.rows,
    comparar.isOn ? { ...memory, startSorting: byChange } : memory,
  );
  const usos = useReportView(
    utilizacaoColumns,
    utilizacao.rows,
    useTableMemory('utilizacao-qualicorp.utilizacao'),
  );
  const subtitle = `${subtitleOf(pedido)}${aba === 'sintetico' ? comparar.note : ''}`;
  const resumoExports = useExports(`${title}: Sintético`, fileOf('sintetico', pedido), subtitle);
  const usosExports = useExports(`${title}: Utilização`, fileOf('utilizacao', pedido), subtitle);
  const search = (next: PedidoQualicorp) =>
    ask(next, () => {
      for (const view of [resumo, usos]) view.setPage(0);
      setPedido(next);
    });
  return (
    <DatedPage
      title={title}
      subtitle={subtitle}
      actions={
        <QualicorpForm
          pedido={pedido}
          isSearching={sintetico.isWaiting || sintetico.isRefreshing}
          onSearch={search}
          // What is on show never answers another question than the one in the fields.
          onEdit={() => pedido !== null && setPedido(null)}
        />
      }
      isFilling
    >
      <Tabs
        label="Tabelas"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'sintetico',
            label: 'Sintético',
            content: (
              <ReportBody
                report={comparar.isLoading ? { ...sintetico, isRefreshing: true } : sintetico}
                view={resumo}
                table={{
                  ...texts,
                  label: 'Sintético',
                  rowKey: ({ EMP_CON }) => EMP_CON,
                  exports: resumoExports,
                  tools: <CompararButton comparar={comparar} view={resumo} />,
                }}
              />
            ),
          },
          {
            key: 'utilizacao',
            label: 'Utilização',
            content: (
              <ReportBody
                report={utilizacao}
                view={usos}
                table={{
                  ...texts,
                  label: 'Utilização',
                  rowKey: (_row, index) => String(index),
                  exports: usosExports,
                }}
              />
            ),
          },
        ]}
      />
    </DatedPage>
  );
}

/** What the companies of Qualicorp are billed for, and the procedures that the co-payment comes from (VEN-7). */
export function UtilizacaoQualicorpScreen() {
  return (
    <ParaVendas title={title}>
      <Tabelas />
    </ParaVendas>
  );
}
