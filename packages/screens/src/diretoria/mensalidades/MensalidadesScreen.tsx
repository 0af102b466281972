import { writeMonth } from '@vidas/api-client/words/day.ts';
import {
  camposMensalidade,
  comparaMensalidade,
  mensalidadeNoMes,
  type MensalidadeDoBeneficiario,
  tiposDeMensalidade,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { comparaColumns } from '../../report/comparar/comparaColumns.tsx';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { type KeptTable, useKeptTable } from '../../report/useKeptTable.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { mensalidadesCards } from './mensalidadesCards.ts';
import { MensalidadesForm } from './MensalidadesForm.tsx';
import { semMensalidadeText, useMensalidades } from './useMensalidades.ts';
import { type PedidoDeMensalidades, useMensalidadesUrl } from './useMensalidadesUrl.ts';

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

const subtitleOf = (pedido: PedidoDeMensalidades | null): string =>
  pedido === null
    ? 'Escolha o tipo e a data, e busque.'
    : `${tiposDeMensalidade[pedido.tipo]} · mês de ${writeMonth(pedido.data)}`;

/** The fees of a day's month, life by life, the lives without a fee, and those waiting for activation (DIR-6). */
export function MensalidadesScreen() {
  const [pedido, setPedido] = useMensalidadesUrl();
  const { found, comMensalidade, semMensalidade, aguardando, historico, ask } = useMensalidades(pedido);
  const [aba, setAba] = useUrlWord('aba', abas);
  const [arquivo, setArquivo] = useState<'com' | 'sem' | 'aguardando'>('com');
  const [isEdited, setEdited] = useEdited(pedido);
  const com = useKeptTable(comMensalidade, {
    memory: 'mensalidades.com-mensalidade',
    columns,
    ...compacta,
    compares: {
      comparison: comparaMensalidade,
      competencia: pedido?.data.slice(0, 7) ?? null,
      query: historico,
      columns: comparadas,
    },
  });
  const sem = useKeptTable(semMensalidade, { memory: 'mensalidades.sem-mensalidade', columns, ...compacta });
  const espera = useKeptTable(aguardando, {
    memory: 'mensalidades.aguardando-ativacao',
    columns,
    ...compacta,
  });
  const question = subtitleOf(pedido);
  const subtitle = aba === 'com-mensalidade' ? `${question}${com.note}` : question;
  const search = (next: PedidoDeMensalidades) =>
    ask(next, () => {
      for (const { view } of [com, sem, espera]) view.setPage(0);
      setEdited(false);
      setPedido(next);
    });
  const tab = (
    key: (typeof abas)[number],
    label: string,
    { report, view, tools }: KeptTable<MensalidadeDoBeneficiario>,
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
          ...tools,
          ...(key === 'com-mensalidade' ? { emptyText: semMensalidadeText } : {}),
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
              { value: 'aguardando', label: 'Aguardando ativação' },
            ]}
            value={arquivo}
            onChange={({ target }) => setArquivo(target.value as typeof arquivo)}
          />
          <ExportButton
            view={{ com, sem, aguardando: espera }[arquivo].view}
            title={`${title}: ${arquivo === 'aguardando' ? 'aguardando ativação' : `${arquivo} mensalidade`}`}
            question={arquivo === 'com' ? `${question}${com.note}` : question}
            file={fileOf('mensalidades', arquivo, pedido?.tipo, pedido?.data)}
            isOutdated={isEdited}
          />
        </Row>
      </Row>
      <KpiStrip
        cards={mensalidadesCards(found, com.view.filteredRows)}
        isLoading={comMensalidade.isWaiting}
      />
      <Tabs
        label="Listas"
        selectedKey={aba}
        onChange={setAba}
        items={[
          tab('com-mensalidade', 'Com mensalidade', com),
          tab('sem-mensalidade', 'Não geraram mensalidade', sem),
          tab('aguardando-ativacao', 'Aguardando ativação', espera),
        ]}
      />
    </DatedPage>
  );
}
