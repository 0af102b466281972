import {
  camposMensalidade,
  comparaMensalidade,
  mensalidadeNoMes,
  type MensalidadeDoBeneficiario,
  tiposDeMensalidade,
} from '@vidas/api-client/diretoria/mensalidades';
import type { PedidoDeMensalidades } from '@vidas/api-client/diretoria/mensalidades-queries';
import type { Tabela } from '@vidas/api-client/shell/tabelas';
import { RadioGroup } from '@vidas/ui/form/radio-group';
import { KpiStrip } from '@vidas/ui/kpi-card/kpi-strip';
import { Row } from '@vidas/ui/layout/row';
import { useReportView } from '@vidas/ui/report-table/view';
import { Tabs } from '@vidas/ui/tabs';
import { type ReactNode, useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { byChange, CompararButton } from '../../report/comparar/CompararButton.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { useComparar } from '../../report/comparar/useComparar.ts';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { writeDay } from '../../report/periodo.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useEdited } from '../../report/useEdited.ts';
import type { Report } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { mensalidadesCards } from './mensalidadesCards.ts';
import { MensalidadesForm } from './MensalidadesForm.tsx';
import { semMensalidadeText, useMensalidades } from './useMensalidades.ts';
import { useMensalidadesUrl } from './useMensalidadesUrl.ts';

const title = 'Mensalidades dos beneficiários';
const columns = fieldColumns(camposMensalidade);
const comparadas = comparaColumns(columns, {
  row: mensalidadeNoMes,
  comparison: comparaMensalidade,
  lead: ['nomeBeneficiario'],
});

const compacta = { startDensity: 'compact' } as const;
const idleText = 'Escolha o tipo e a data, e use Buscar.';
const abas = ['com-mensalidade', 'sem-mensalidade', 'aguardando-ativacao'] as const;

const useLista = (report: Report<MensalidadeDoBeneficiario>, tabela: Tabela) =>
  useReportView(columns, report.rows, useTableMemory(tabela, compacta));

const subtitleOf = (pedido: PedidoDeMensalidades | null): string =>
  pedido === null
    ? 'Escolha o tipo e a data, e busque.'
    : `${tiposDeMensalidade[pedido.tipo]} · mês de ${writeDay(pedido.data)}`;

const fileOf = (lista: string, pedido: PedidoDeMensalidades | null): string =>
  pedido === null
    ? `mensalidades-${lista}.csv`
    : `mensalidades-${lista}-${pedido.tipo}-${writeDay(pedido.data).replaceAll('/', '-')}.csv`;

/** The fees of the month of a day life by life, the lives without one, and those who wait (DIR-6). */
export function MensalidadesScreen() {
  const [pedido, setPedido] = useMensalidadesUrl();
  const { found, comMensalidade, semMensalidade, aguardando, historico, ask } = useMensalidades(pedido);
  const [aba, setAba] = useUrlWord('aba', abas);
  const [arquivo, setArquivo] = useState('com');
  const [isEdited, setEdited] = useEdited(pedido);
  const comparar = useComparar({
    comparison: comparaMensalidade,
    competencia: pedido?.data.slice(0, 7) ?? null,
    rows: comMensalidade.rows,
    query: historico,
  });
  const memory = useTableMemory('mensalidades.com-mensalidade', compacta);
  const com = useReportView(
    comparar.isShown ? comparadas : columns,
    comparar.rows,
    comparar.isOn ? { ...memory, startSorting: byChange } : memory,
  );
  const sem = useLista(semMensalidade, 'mensalidades.sem-mensalidade');
  const espera = useLista(aguardando, 'mensalidades.aguardando-ativacao');
  const question = subtitleOf(pedido);
  const subtitle = aba === 'com-mensalidade' ? `${question}${comparar.note}` : question;
  const search = (next: PedidoDeMensalidades) =>
    ask(next, () => {
      for (const view of [com, sem, espera]) view.setPage(0);
      setEdited(false);
      setPedido(next);
    });
  const tab = (
    key: (typeof abas)[number],
    label: string,
    report: Report<MensalidadeDoBeneficiario>,
    view: typeof com,
    tools?: ReactNode,
  ) => ({
    key,
    label,
    badge: report.rows === undefined ? null : report.rows.length.toLocaleString('pt-BR'),
    content: (
      <ReportBody
        report={report}
        view={view}
        table={{
          label,
          rowKey: ({ matricula }) => matricula,
          idleText,
          ...(tools ? { tools, emptyText: semMensalidadeText } : {}),
        }}
      />
    ),
  });
  return (
    <DatedPage title={title} subtitle={subtitle} isFilling>
      <Row align="end" justify="between">
        <MensalidadesForm
          pedido={pedido}
          isSearching={comMensalidade.isWaiting || comMensalidade.isRefreshing}
          onSearch={search}
          onEdit={setEdited}
        />
        <Row align="end">
          <RadioGroup
            look="line"
            label="Arquivo"
            name="arquivo"
            options={[
              { value: 'com', label: 'Com mensalidade' },
              { value: 'sem', label: 'Sem mensalidade' },
            ]}
            value={arquivo}
            onChange={({ target }) => setArquivo(target.value)}
          />
          <ExportButton
            view={arquivo === 'com' ? com : sem}
            title={`${title}: ${arquivo} mensalidade`}
            question={arquivo === 'com' ? `${question}${comparar.note}` : question}
            fileName={fileOf(arquivo, pedido)}
            isOutdated={isEdited}
          />
        </Row>
      </Row>
      <KpiStrip cards={mensalidadesCards(found, com.filteredRows)} isLoading={comMensalidade.isWaiting} />
      <Tabs
        label="Listas"
        selectedKey={aba}
        onChange={setAba}
        items={[
          tab(
            'com-mensalidade',
            'Com mensalidade',
            comparar.isLoading ? { ...comMensalidade, isRefreshing: true } : comMensalidade,
            com,
            <CompararButton comparar={comparar} view={com} />,
          ),
          tab('sem-mensalidade', 'Não geraram mensalidade', semMensalidade, sem),
          tab('aguardando-ativacao', 'Aguardando ativação', aguardando, espera),
        ]}
      />
    </DatedPage>
  );
}
