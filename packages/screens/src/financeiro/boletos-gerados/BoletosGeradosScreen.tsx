import { boletosGeradosQuery } from '@vidas/api-client/financeiro/boletos-gerados-queries';
import { isDay } from '@vidas/api-client/kinds/day';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { writeDay } from '../../report/periodo.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useEdited } from '../../report/useEdited.ts';
import { type ReportTexts, useAsk, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useAskedUrl } from '../../report/useUrlState.ts';
import { ArquivosDeBoletos } from './ArquivosDeBoletos.tsx';
import { boletosGeradosColumns } from './boletosGeradosColumns.tsx';
import { EnviaBoletosConfirm } from './EnviaBoletosConfirm.tsx';
import { EnvioPanel } from './EnvioPanel.tsx';
import { useEnvioDeBoletos } from './useEnvioDeBoletos.ts';
import { VencimentoForm } from './VencimentoForm.tsx';

const empty = ['Nenhum boleto em aberto neste vencimento!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty };
const names = ['vencimento'] as const;

/** The open bills of a due day, their two files, and their sending by e-mail (FIN-10, FIN-11, FIN-12). */
export function BoletosGeradosScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const dia = asked !== null && isDay(asked.value) ? asked.value : null;
  const http = useHttp();
  const report = useReport(boletosGeradosQuery(http, dia), texts, dia !== null);
  const ask = useAsk();
  const view = useReportView(boletosGeradosColumns, report.rows, useTableMemory('boletos-gerados'));
  const [isEdited, setEdited] = useEdited(dia);
  const { envio, isRunning, isPending, error, envia, reset, cancela } = useEnvioDeBoletos(dia);
  const [asking, setAsking] = useState<{ readonly wasFiltered: boolean } | null>(null);
  const rows = report.rows ?? [];
  const hasRows = dia !== null && rows.length > 0 && !isEdited;
  // What is sent is what is on show (REL-46).
  const askToSend = () => {
    setAsking({ wasFiltered: view.count < view.total });
    view.clearFilters();
  };
  const close = () => {
    reset();
    setAsking(null);
  };
  const search = (next: string) =>
    ask([boletosGeradosQuery(http, next)], () => {
      view.setPage(0);
      setEdited(false);
      if (next !== dia) setAsked({ name: 'vencimento', value: next });
    });
  return (
    <DatedPage
      title="Boletos Gerados"
      subtitle={
        dia === null ? 'Escolha a data de vencimento e busque.' : `Boletos com vencimento em ${writeDay(dia)}`
      }
      isFilling
      actions={
        <>
          <VencimentoForm
            dia={dia}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
            onEdit={setEdited}
          />
          <ArquivosDeBoletos dia={hasRows ? dia : null} />
          <Button
            icon={<Icon name="message" />}
            isDisabled={!hasRows || envio === undefined || isRunning}
            onPress={askToSend}
          >
            Enviar boletos E-mail
          </Button>
        </>
      }
    >
      {envio && <EnvioPanel envio={envio} isPending={isPending} onSend={askToSend} onCancel={cancela} />}
      <ReportBody
        report={report}
        view={view}
        table={{
          label: 'Boletos gerados',
          rowKey: ({ NOSSONUMERO }) => NOSSONUMERO,
          emptyText: empty.join(' '),
          idleText: 'Escolha a data de vencimento e use Buscar.',
        }}
      />
      {asking && dia !== null && (
        <EnviaBoletosConfirm
          {...asking}
          dia={dia}
          boletos={rows}
          isPending={isPending}
          error={error}
          onConfirm={(confirmado) => envia(confirmado, close)}
          onCancel={close}
        />
      )}
    </DatedPage>
  );
}
