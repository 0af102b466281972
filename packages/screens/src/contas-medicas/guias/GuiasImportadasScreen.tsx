import { useQuery } from '@tanstack/react-query';
import {
  getGuiasImportadas,
  getListaPrestadores,
  type Guia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { useHandedOver } from '../../app/handOver.ts';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { FilaDialog } from './FilaDialog.tsx';
import { guiaColumns, incorporadaColumns } from './guiaColumns.tsx';
import { GuiaDialog } from './GuiaDialog.tsx';
import { GuiasForm } from './GuiasForm.tsx';
import { IncorporarDialog } from './IncorporarDialog.tsx';
import { LotesDoPrestador } from '../demonstrativo/LotesDoPrestador.tsx';
import { useGuiasUrl } from './useGuiasUrl.ts';

const empty = 'Não foram encontradas guias';
const texts: ReportTexts = {
  success: ['Requisição realizada com sucesso!'],
  empty: [empty],
};

/**
 * Guides that a provider sent as XML: reviewed, incorporated and settled here. Used in Contas Médicas and Centro Médico.
 */
export function GuiasImportadasScreen() {
  const http = useHttp();
  const url = useGuiasUrl();
  const { busca } = url;
  const { data: prestadores, error } = useQuery({
    ...queryOf(http, getListaPrestadores, {}),
    select: ({ listaPrestadores }) => listaPrestadores,
  });
  const report = useReport(
    queryOf(http, getGuiasImportadas, { body: busca }),
    texts,
    busca.codPrestador !== '',
  );
  const isIncorporada = busca.filtrarStatus === 'incorporadas';
  const memory = useTableMemory('guias-importadas-xml', { paging: null });
  const view = useReportView(isIncorporada ? incorporadaColumns : guiaColumns, report.rows, memory);
  const [open, setOpen] = useState<string | null>(null);
  /** The queue behind the open guide; null for the list. */
  const [fila, setFila] = useState<readonly string[] | null>(null);
  const openFromList = (numGuia: string | null) => {
    setFila(null);
    setOpen(numGuia);
  };
  useHandedOver('guia', openFromList);
  const [isPicking, setIsPicking] = useState(false);
  const [isOnLotes, setIsOnLotes] = useState(false);
  const [incorporating, setIncorporating] = useState<readonly Guia[] | null>(null);
  const prestador = prestadores?.find(({ codPrestador }) => codPrestador === busca.codPrestador);
  // Guides hidden by filters are left out (REL-46).
  const validas = view.filteredRows.filter(({ status }) => status === 2);
  const canSettleAll = prestador?.incorporarBaixada === true && busca.filtrarStatus === 'verificar';
  const openOther = (passo: 1 | -1) => {
    const shown = fila ?? view.selection.rows.map(({ numGuia }) => numGuia);
    const next = open === null ? undefined : shown[shown.indexOf(open) + passo];
    if (next !== undefined) setOpen(next);
  };
  return (
    <Page
      title="Guias Importadas via XML"
      subtitle={prestador?.nomePrestador ?? 'Selecione o prestador para ver as suas guias.'}
      actions={
        prestador && (
          <Row>
            <Button onPress={() => setIsOnLotes(true)}>Lotes e demonstrativos</Button>
            {busca.filtrarStatus === 'verificar' && (
              <Button onPress={() => setIsPicking(true)}>Fila de revisão</Button>
            )}
            {canSettleAll && (
              <Button
                tone="primary"
                isDisabled={validas.length === 0 || view.isSelecting}
                onPress={() => setIncorporating(validas)}
              >
                Incorporar e baixar guias válidas
              </Button>
            )}
          </Row>
        )
      }
      isFilling
    >
      {error && (
        <Notice tone="negative" title="Não foi possível carregar a lista de Prestadores!" isLive>
          Verifique sua sessão ou conexão! :(
        </Notice>
      )}
      <GuiasForm prestadores={prestadores} url={url} />
      <ReportBody
        report={report}
        view={view}
        table={{
          label: 'Guias importadas',
          rowKey: ({ numGuia }) => numGuia,
          emptyText: empty,
          idleText: 'Selecione o prestador.',
          rowActions: ({ numGuia }) => (
            <Button size="small" aria-label={`Abrir a guia ${numGuia}`} onPress={() => openFromList(numGuia)}>
              Abrir
            </Button>
          ),
        }}
      />
      {isPicking && (
        <FilaDialog
          codPrestador={busca.codPrestador}
          onOpen={(numGuia, daFila) => {
            setFila(daFila);
            setOpen(numGuia);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      {isOnLotes && (
        <LotesDoPrestador codPrestador={busca.codPrestador} onClose={() => setIsOnLotes(false)} />
      )}
      {open && (
        <GuiaDialog
          key={open}
          numGuia={open}
          onOutra={openOther}
          onIncorporar={(guia) => setIncorporating([guia])}
          onClose={() => setOpen(null)}
        />
      )}
      {incorporating && (
        <IncorporarDialog
          guias={incorporating}
          isParte={view.isFiltered && open === null}
          onClose={() => setIncorporating(null)}
        />
      )}
    </Page>
  );
}
