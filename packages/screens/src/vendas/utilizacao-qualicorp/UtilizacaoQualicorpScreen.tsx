import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  camposSintetico,
  camposUtilizacao,
  comparaSintetico,
} from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.contract.ts';
import type { PedidoQualicorp } from '@vidas/api-client/vendas/utilizacao-qualicorp/utilizacaoQualicorp.queries.ts';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { DatedPage } from '../../app/DatedPage.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useExports } from '../../report/useExports.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
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

const fileDe = (tabela: string, pedido: PedidoQualicorp | null): string =>
  fileOf(`qualicorp-${tabela}`, pedido?.competencia, pedido?.diaFat);

const subtitleOf = (pedido: PedidoQualicorp | null): string =>
  pedido === null
    ? 'Escolha a competência e o dia de faturamento, e busque.'
    : `Competência ${writeMonth(pedido.competencia)} · faturamento no dia ${pedido.diaFat}`;

function Tabelas() {
  const [pedido, setPedido] = useQualicorpUrl();
  const { sintetico, utilizacao, historico, ask } = useUtilizacaoQualicorp(pedido);
  const [aba, setAba] = useUrlWord('aba', ['sintetico', 'utilizacao']);
  const resumo = useKeptTable(sintetico, {
    memory: 'utilizacao-qualicorp.sintetico',
    columns: sinteticoColumns,
    compares: {
      comparison: comparaSintetico,
      competencia: pedido?.competencia ?? null,
      query: historico,
      columns: comparadoColumns,
    },
  });
  const usos = useKeptTable(utilizacao, {
    memory: 'utilizacao-qualicorp.utilizacao',
    columns: utilizacaoColumns,
  });
  const question = `${subtitleOf(pedido)}${aba === 'sintetico' ? resumo.note : ''}`;
  const resumoExports = useExports({
    title: `${title}: Sintético`,
    file: fileDe('sintetico', pedido),
    question,
  });
  const usosExports = useExports({
    title: `${title}: Utilização`,
    file: fileDe('utilizacao', pedido),
    question,
  });
  const search = (next: PedidoQualicorp) =>
    ask(next, () => {
      for (const { view } of [resumo, usos]) view.setPage(0);
      setPedido(next);
    });
  return (
    <DatedPage
      title={title}
      subtitle={question}
      actions={
        <QualicorpForm
          pedido={pedido}
          isSearching={sintetico.isWaiting || sintetico.isRefreshing}
          onSearch={search}
          // Tables on show always belong to the search in the fields.
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
                report={resumo.report}
                view={resumo.view}
                table={{
                  ...texts,
                  label: 'Sintético',
                  rowKey: ({ EMP_CON }) => EMP_CON,
                  exports: resumoExports,
                  ...resumo.tools,
                }}
              />
            ),
          },
          {
            key: 'utilizacao',
            label: 'Utilização',
            content: (
              <ReportBody
                report={usos.report}
                view={usos.view}
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

/** Bills of Qualicorp's companies, and the procedures behind the co-payment (VEN-7). */
export function UtilizacaoQualicorpScreen() {
  return (
    <ParaVendas title={title}>
      <Tabelas />
    </ParaVendas>
  );
}
