import { writeDay } from '@vidas/api-client/words/day.ts';
import {
  type BoletoGerado,
  getBoletosGerados,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { boletosPorEmail } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.queries.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHandedOver } from '../../app/handOver.ts';
import { useHttp } from '../../app/services.tsx';
import { EnvioPanel } from '../../report/envio/EnvioPanel.tsx';
import type { PalavrasDoEnvio } from '../../report/envio/palavras.ts';
import { useEnvio } from '../../report/envio/useEnvio.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { useAskedUrl } from '../../report/useUrlState.ts';
import { ArquivosDeBoletos } from './ArquivosDeBoletos.tsx';
import { boletosGeradosColumns } from './boletosGeradosColumns.tsx';
import { EnviaBoletosConfirm } from './EnviaBoletosConfirm.tsx';
import { EnviaUmDialog } from './EnviaUmDialog.tsx';
import { VencimentoForm } from './VencimentoForm.tsx';

const empty = ['Nenhum boleto em aberto neste vencimento!', 'Verifique a data e tente novamente.'] as const;
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty };
const names = ['vencimento'] as const;
const palavras: PalavrasDoEnvio = {
  papel: ['boleto', 'boletos'],
  isFeminino: false,
  failed: 'Erro ao enviar boletos por e-mail!',
};

/** The open bills of a due day, their two files, and their sending by e-mail (FIN-10, FIN-11, FIN-12). */
export function BoletosGeradosScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const dia = asked !== null && isDay(asked.value) ? asked.value : null;
  const http = useHttp();
  const frame = useReportFrame({
    title: 'Boletos gerados',
    file: fileOf('boletos-gerados', dia),
    memory: 'boletos-gerados',
    columns: boletosGeradosColumns,
    asked: dia,
    onAsked: (next) => setAsked({ name: 'vencimento', value: next }),
    query: (next) => queryOf(http, getBoletosGerados, next === null ? null : { params: { date: next } }),
    texts,
    question:
      dia === null ? 'Escolha a data de vencimento e busque.' : `Boletos com vencimento em ${writeDay(dia)}`,
  });
  const { envio, isRunning, isPending, error, envia, reset, cancela } = useEnvio(
    dia === null ? null : boletosPorEmail(http, dia),
    palavras,
  );
  const [asking, setAsking] = useState<{ readonly wasFiltered: boolean } | null>(null);
  const [um, setUm] = useState<BoletoGerado | null>(null);
  const rows = frame.report.rows ?? [];
  const hasRows = dia !== null && rows.length > 0 && !frame.isEdited;
  const { view } = frame;
  useHandedOver('boletoGerado', (text) => view.setFilter('NOSSONUMERO', { kind: 'typed', text }));
  // Exactly the rows on show are sent (REL-46).
  const askToSend = () => {
    setAsking({ wasFiltered: view.count < view.total });
    view.clearFilters();
  };
  const close = () => {
    reset();
    setAsking(null);
  };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={
          <>
            <VencimentoForm {...frame.form} dia={dia} />
            <ArquivosDeBoletos dia={hasRows ? dia : null} />
            <Button
              icon={<Icon name="message" />}
              isDisabled={!hasRows || envio === undefined || isRunning}
              onPress={askToSend}
            >
              Enviar boletos por e-mail
            </Button>
          </>
        }
        above={
          envio && (
            <EnvioPanel
              envio={envio}
              palavras={palavras}
              isPending={isPending}
              onSend={askToSend}
              onCancel={cancela}
            />
          )
        }
        table={{
          label: 'Boletos gerados',
          rowKey: ({ NOSSONUMERO }) => NOSSONUMERO,
          emptyText: empty.join(' '),
          idleText: 'Escolha a data de vencimento e use Buscar.',
          rowActions: (row) => (
            <Button
              size="small"
              tone="quiet"
              aria-label={`Enviar por e-mail o boleto de ${row.NOME}`}
              isDisabled={isRunning}
              onPress={() => setUm(row)}
            >
              Enviar
            </Button>
          ),
        }}
      />
      {um && dia !== null && <EnviaUmDialog dia={dia} boleto={um} onClose={() => setUm(null)} />}
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
    </>
  );
}
