import { useQuery } from '@tanstack/react-query';
import {
  getGuiasImportadas,
  getListaPrestadores,
  type Guia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { isUsuarioAvancado } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { focusSoon } from '@vidas/ui/two-panes/focusSoon.ts';
import { Activity, useEffect, useRef, useState } from 'react';
import { useHandedOver } from '../../app/handOver.ts';
import { useHttp } from '../../app/services.tsx';
import { useLugar } from '../../app/useLugar.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { useTake } from '../../report/useTake.ts';
import { DesfazerDialog } from './DesfazerDialog.tsx';
import { FilaDialog } from './FilaDialog.tsx';
import { guiaColumns, incorporadaColumns } from './guiaColumns.tsx';
import { GuiaPage } from './GuiaPage.tsx';
import { GuiasForm } from './GuiasForm.tsx';
import { IncorporarDialog } from './IncorporarDialog.tsx';
import { LotesDoPrestador } from '../demonstrativo/LotesDoPrestador.tsx';
import { LimpasFold } from './mesa/LimpasFold.tsx';
import { MesaDeGuias, type MesaDeGuiasProps } from './mesa/MesaDeGuias.tsx';
import { useGuiasUrl } from './useGuiasUrl.ts';

const empty = 'Não foram encontradas guias';
const texts: ReportTexts = {
  success: ['Requisição realizada com sucesso!'],
  empty: [empty],
};

/** The guide on show. */
interface Aberta {
  readonly numGuia: string;
  /** Guides for the steps forward and back, in the order of the list or queue; null for a guide from elsewhere. */
  readonly lista: readonly string[] | null;
  /** Question of the list at the opening. */
  readonly pergunta: string;
}

/** Guides of the desk, as the list had them, and the one on show. */
interface Mesa extends Pick<MesaDeGuiasProps, 'numeros' | 'vez'> {
  /** The question of the list. */
  readonly pergunta: string;
}

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
  const view = useReportView(isIncorporada ? incorporadaColumns : guiaColumns, report.rows, {
    ...useTableMemory('guias-importadas-xml', { paging: null }),
    onTake: useTake(report),
  });
  const [aberta, setAberta] = useState<Aberta | null>(null);
  // A new question closes the guide, also from a press on the menu.
  const pergunta = JSON.stringify(busca);
  const open = aberta?.pergunta === pergunta ? aberta.numGuia : null;
  const shown = () => view.selection.rows.map(({ numGuia }) => numGuia);
  const opener = useRef<Element | null>(null);
  const isVerificar = busca.filtrarStatus === 'verificar';
  const [lugar, setLugar] = useLugar('mesa');
  const [deixada, setNaMesa] = useState<Mesa | null>(null);
  const naMesa: Mesa = deixada?.pergunta === pergunta ? deixada : { numeros: null, vez: null, pergunta };
  const isNaMesa = lugar !== null && busca.codPrestador !== '' && open === null && isVerificar;
  const abreMesa = (vez: string | null) => {
    const numeros = shown();
    const isInteira =
      (vez !== null && !numeros.includes(vez)) ||
      report.rows?.every(({ numGuia }, at) => numGuia === numeros[at]);
    setNaMesa({ numeros: isInteira ? null : numeros, vez, pergunta });
    setLugar(0);
  };
  const esperaNaMesa =
    isVerificar && report.rows?.some(({ numGuia, status }) => numGuia === open && (status ?? 0) === 0);
  const openGuia = (numGuia: string, lista: readonly string[] | null) => {
    opener.current = document.activeElement;
    setAberta({ numGuia, lista, pergunta });
  };
  useHandedOver('guia', (numGuia) => openGuia(numGuia, null));
  useEffect(() => {
    const from = opener.current;
    if (open === null && !isNaMesa && from instanceof HTMLElement) return focusSoon(() => from.focus());
    return undefined;
  }, [open, isNaMesa]);
  const [isPicking, setIsPicking] = useState(false);
  const [isOnLotes, setIsOnLotes] = useState(false);
  const [incorporating, setIncorporating] = useState<readonly Guia[] | null>(null);
  const prestador = prestadores?.find(({ codPrestador }) => codPrestador === busca.codPrestador);
  const [undoing, setUndoing] = useState<readonly Guia[] | null>(null);
  const mayUndo = isUsuarioAvancado(useSession()?.occupation ?? '') && isIncorporada;
  // Leaves out guides behind filters (REL-46) and guides that another person pays (CTM-79).
  const validas = view.filteredRows.filter(
    ({ status, esperaSegunda }) => status === 2 && esperaSegunda !== 'outra',
  );
  const canSettleAll = prestador?.incorporarBaixada === true && isVerificar;
  return (
    <>
      <Activity mode={open === null && !isNaMesa ? 'visible' : 'hidden'}>
        <Page
          title="Guias importadas via XML"
          subtitle={prestador?.nomePrestador ?? 'Selecione o prestador para ver as suas guias.'}
          actions={
            prestador && (
              <Row>
                <Button onPress={() => setIsOnLotes(true)}>Lotes e demonstrativos</Button>
                {isVerificar && <Button onPress={() => setIsPicking(true)}>Fila de revisão</Button>}
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
          <GuiasForm prestadores={prestadores} url={url}>
            {prestador && isVerificar && (
              <Button
                isDisabled={view.filteredRows.length === 0}
                onPress={() => {
                  opener.current = document.activeElement;
                  abreMesa(null);
                }}
              >
                Mesa de guias
              </Button>
            )}
          </GuiasForm>
          {isVerificar && (
            <LimpasFold codPrestador={busca.codPrestador} todas={report.rows} naVista={view.filteredRows} />
          )}
          <ReportBody
            report={report}
            view={view}
            table={{
              label: 'Guias importadas',
              rowKey: ({ numGuia }) => numGuia,
              emptyText: empty,
              idleText: 'Selecione o prestador.',
              selection: mayUndo
                ? {
                    actions: ({ rows }) => (
                      <Button size="small" onPress={() => setUndoing(rows())}>
                        Desfazer baixa ou incorporação
                      </Button>
                    ),
                  }
                : undefined,
              rowActions: ({ numGuia }) => (
                <Button
                  size="small"
                  aria-label={`Abrir a guia ${numGuia}`}
                  onPress={() => openGuia(numGuia, shown())}
                >
                  Abrir
                </Button>
              ),
            }}
          />
        </Page>
      </Activity>
      {isNaMesa && (
        <MesaDeGuias
          busca={busca}
          numeros={naMesa.numeros}
          vez={naMesa.vez}
          subtitle={prestador?.nomePrestador ?? ''}
          onVez={(vez) => setNaMesa({ ...naMesa, vez })}
          onAbrir={(numGuia) => setAberta({ numGuia, lista: naMesa.numeros ?? shown(), pergunta })}
          onClose={() => setLugar(null)}
        />
      )}
      {open !== null && (
        <GuiaPage
          key={open}
          numGuia={open}
          lista={aberta?.lista ?? shown()}
          onMesa={
            esperaNaMesa
              ? () => {
                  abreMesa(open);
                  setAberta(null);
                }
              : undefined
          }
          onOutra={(numGuia) => setAberta((now) => now && { ...now, numGuia })}
          onIncorporar={(guia) => setIncorporating([guia])}
          onDesfazer={(guia) => setUndoing([guia])}
          onClose={() => setAberta(null)}
        />
      )}
      {isPicking && (
        <FilaDialog
          codPrestador={busca.codPrestador}
          isOpen={open === null}
          onOpen={openGuia}
          onClose={() => setIsPicking(false)}
        />
      )}
      {isOnLotes && (
        <LotesDoPrestador
          codPrestador={busca.codPrestador}
          onGuias={({ protocolo, aVerificar }) => {
            setIsOnLotes(false);
            url.muda({
              lote: protocolo,
              periodo: 'todas',
              status: aVerificar > 0 ? 'verificar' : 'incorporadas',
            });
          }}
          onClose={() => setIsOnLotes(false)}
        />
      )}
      {undoing && <DesfazerDialog guias={undoing} onClose={() => setUndoing(null)} />}
      {incorporating && (
        <IncorporarDialog
          guias={incorporating}
          isParte={view.isFiltered && open === null}
          onClose={() => setIncorporating(null)}
        />
      )}
    </>
  );
}
