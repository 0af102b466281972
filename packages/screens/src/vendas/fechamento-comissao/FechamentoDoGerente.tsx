import { useQuery } from '@tanstack/react-query';
import { somaCompetencia } from '@vidas/api-client/vendas/meses-rules';
import { historicoGeralQuery, previaGeralQuery } from '@vidas/api-client/vendas/fechamento-queries';
import { comparaSaldo, type PreviaGeral, type SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento';
import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import { Page } from '@vidas/ui/layout/page';
import { useReportView } from '@vidas/ui/report-table/view';
import { Tabs } from '@vidas/ui/tabs';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';
import { byChange } from '../../report/comparar/CompararButton.tsx';
import { useComparar } from '../../report/comparar/useComparar.ts';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useAskAnew } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { AtosDoMes } from './AtosDoMes.tsx';
import { saldoColumns, saldoComparado } from './comissaoColumns.tsx';
import { ContestacoesTab } from './ContestacoesTab.tsx';
import { escreveMes } from './mesEscrito.ts';
import { MudancasTab } from './MudancasTab.tsx';
import { SemComissaoTab } from './SemComissaoTab.tsx';
import { VendedoresTab } from './VendedoresTab.tsx';

const abas = ['vendedores', 'mudancas', 'sem-comissao', 'contestacoes'] as const;

const cards = cardsOf<SaldoDoVendedor>(
  countOf('Vendedores'),
  sumOf('Comissão do mês', ({ valorLinhas }) => valorLinhas),
  sumOf('Mudou depois', ({ valorAjustes }) => valorAjustes),
  sumOf('Estornado', ({ valorEstornos }) => valorEstornos),
  sumOf('A pagar', ({ valorPago }) => valorPago),
  sumOf('A transportar', ({ aTransportar }) => aTransportar),
);

const subtitleOf = (mes: PreviaGeral): string =>
  mes.impedimento === null ? escreveMes(mes) : `${escreveMes(mes)}. ${mes.impedimento}`;

/** The month of all sellers, its closing and its payment. The month before today's is shown first: it is the next to be closed. */
export function FechamentoDoGerente() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  const competencia = asked ?? somaCompetencia(today().slice(0, 7), -1);
  const [aba, setAba] = useUrlWord('aba', abas);
  const http = useHttp();
  const found = useQuery(previaGeralQuery(http, competencia));
  const askAnew = useAskAnew();
  const rows = found.data === null ? [] : found.data?.vendedores;
  const report = reportOf(found, rows);
  const comparar = useComparar({
    comparison: comparaSaldo,
    competencia,
    rows,
    query: historicoGeralQuery(http, competencia),
  });
  const memory = useTableMemory('fechamento-comissao.vendedores');
  const view = useReportView(
    comparar.isShown ? saldoComparado : saldoColumns,
    comparar.rows,
    comparar.isOn ? { ...memory, startSorting: byChange } : memory,
  );
  const search = (month: string) => {
    view.setPage(0);
    askAnew(previaGeralQuery(http, month).queryKey);
    askAnew(historicoGeralQuery(http, month).queryKey);
    if (month !== competencia || asked === null) setCompetencia(month);
  };
  return (
    <Page
      title="Fechamento de comissão"
      subtitle={`${found.data ? subtitleOf(found.data) : `Competência ${writeMonth(competencia)}`}${
        aba === 'vendedores' ? comparar.note : ''
      }`}
      actions={
        <>
          <CompetenciaForm
            competencia={competencia}
            isSearching={found.isFetching}
            onSearch={search}
            onEdit={() => undefined}
          />
          {found.data && <AtosDoMes mes={found.data} />}
        </>
      }
      isFilling
    >
      <KpiStrip cards={cards(rows, view.filteredRows)} isLoading={report.isWaiting} />
      <Tabs
        label="Partes do fechamento"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'vendedores',
            label: 'Vendedores',
            content: (
              <VendedoresTab report={report} view={view} comparar={comparar} competencia={competencia} />
            ),
          },
          {
            key: 'mudancas',
            label: 'Mudou depois de fechado',
            content: <MudancasTab competencia={competencia} />,
          },
          {
            key: 'sem-comissao',
            label: 'Sem comissão',
            content: <SemComissaoTab competencia={competencia} />,
          },
          {
            key: 'contestacoes',
            label: 'Contestações',
            content: <ContestacoesTab competencia={competencia} mayAnswer />,
          },
        ]}
      />
    </Page>
  );
}
