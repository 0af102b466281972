import { writeMonth } from '@vidas/api-client/words/day.ts';
import { type Carta, getCartas, seImprime } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { LetrasSemFonte } from '../../app/papel/LetrasSemFonte.tsx';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useLinhasCsv } from '../../report/useLinhasCsv.ts';
import type { ReportTexts } from '../../report/useReport.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { cartasCards } from './cartasCards.ts';
import { cartasColumns } from './cartasColumns.tsx';
import { correioCsv } from './cartasCsv.ts';
import { CartasPanel } from './CartasPanel.tsx';
import { CorrigeEndereco } from './CorrigeEndereco.tsx';
import { temCorrecao } from './temCorrecao.ts';
import { type Escolha, EscolhaDasCartas } from './EscolhaDasCartas.tsx';
import { GeraCartasConfirm } from './GeraCartasConfirm.tsx';
import { useCartas } from './useCartas.ts';

const empty = 'Nenhum boleto desta competência vai pelo correio!';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [empty] };
const inicial: Escolha = { vencimento: null, frenteVerso: false, repetir: false };

/** Boletos of a month whose payer has no working e-mail, and one file of them for the printer (PAP-8). */
export function CartasScreen() {
  const [competencia, setCompetencia] = useCompetenciaUrl();
  const http = useHttp();
  const frame = useReportFrame({
    title: 'Boletos para o correio',
    file: fileOf('boletos-correio', competencia),
    memory: 'cartas',
    columns: cartasColumns,
    asked: competencia,
    onAsked: setCompetencia,
    query: (next) => queryOf(http, getCartas, next === null ? null : { params: { competencia: next } }),
    texts,
    question:
      competencia === null
        ? 'Escolha a competência e busque.'
        : `Boletos de ${writeMonth(competencia)} de quem não recebe e-mail`,
  });
  const { pdf, isRunning, isPending, error, reset, isSaving, salva, gera, cancela } = useCartas(competencia);
  const correio = useLinhasCsv(correioCsv);
  const [escolha, setEscolha] = useState(inicial);
  const [isAsking, setAsking] = useState(false);
  const rows = frame.report.rows ?? [];
  const saem = rows.filter((row) => seImprime(row, escolha));
  const session = useSession();
  const canMend = session !== null && modulesOf(session).includes('cadastro') && rows.some(temCorrecao);
  const isReady = competencia !== null && !frame.isEdited && saem.length > 0;
  const search = (next: string): void => {
    setEscolha((before) => ({ ...before, vencimento: null }));
    frame.search(next);
  };
  // Exactly the rows on show are printed (REL-46).
  const ask = (): void => {
    setAsking(true);
    frame.view.clearFilters();
  };
  const close = (): void => {
    reset();
    setAsking(false);
  };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={
          <>
            <CompetenciaForm {...frame.form} onSearch={search} competencia={competencia} />
            <Button
              icon={<Icon name="download" />}
              isDisabled={!isReady}
              isPending={correio.isRunning}
              onPress={() => competencia !== null && correio.start({ competencia, cartas: saem })}
            >
              CSV para o correio
            </Button>
            <Button
              icon={<Icon name="bill" />}
              isDisabled={!isReady || pdf === undefined || isRunning}
              onPress={ask}
            >
              Gerar PDF
            </Button>
          </>
        }
        above={
          <>
            {pdf && (
              <CartasPanel
                pdf={pdf}
                isPending={isPending}
                isSaving={isSaving}
                onSave={salva}
                onCancel={cancela}
                onAgain={ask}
              />
            )}
            <LetrasSemFonte rows={saem} />
            {rows.length > 0 && <EscolhaDasCartas cartas={rows} escolha={escolha} onChange={setEscolha} />}
          </>
        }
        {...(competencia !== null && { cards: cartasCards(rows, escolha) })}
        table={{
          label: 'Boletos para o correio',
          rowKey: ({ titulo }: Carta) => titulo,
          emptyText: empty,
          idleText: 'Escolha a competência e use Buscar.',
          ...(canMend && { rowActions: (row: Carta) => <CorrigeEndereco carta={row} /> }),
        }}
      />
      {isAsking && competencia !== null && (
        <GeraCartasConfirm
          mes={writeMonth(competencia)}
          cartas={saem}
          frenteVerso={escolha.frenteVerso}
          isPending={isPending}
          error={error}
          onConfirm={(confirmado) => gera({ ...escolha, confirmado }, close)}
          onCancel={close}
        />
      )}
    </>
  );
}
