import { writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMudancas, getSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { getConferenciaDoMes } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import { getContestacoes } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import {
  comparaSaldo,
  getCompetenciaAFechar,
  getHistoricoComissaoGeral,
  getPreviaComissaoGeral,
  type PreviaGeral,
  type SaldoDoVendedor,
} from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { cardsOf, countOf, sumOf } from '../../report/cards.tsx';
import { CompetenciaForm } from '../../report/CompetenciaForm.tsx';
import { useCompetenciaUrl } from '../../report/useCompetenciaUrl.ts';
import { useKeptTable } from '../../report/useKeptTable.tsx';
import { useSearch } from '../../report/useReportFrame.tsx';
import { useReport } from '../../report/useReport.ts';
import { useUrlWord } from '../../report/useUrlState.ts';
import { AtosDoMes } from './AtosDoMes.tsx';
import { saldoColumns, saldoComparado } from './comissaoColumns.tsx';
import { ConferenciaTab } from './ConferenciaTab.tsx';
import { ContestacoesTab } from './ContestacoesTab.tsx';
import { escreveMes } from './mesEscrito.ts';
import { LinhasAMaoTab } from './LinhasAMaoTab.tsx';
import { MudancasTab } from './MudancasTab.tsx';
import { SemComissaoTab } from './SemComissaoTab.tsx';
import { textosDe } from './textosDe.ts';
import { VendedoresTab } from './VendedoresTab.tsx';

const title = 'Fechamento de comissão';
const abas = ['vendedores', 'conferencia', 'mudancas', 'sem-comissao', 'a-mao', 'contestacoes'] as const;

/** Queries of Buscar: the month, its comparison, and its other tabs. */
const partes = [
  getPreviaComissaoGeral,
  getHistoricoComissaoGeral,
  getConferenciaDoMes,
  getMudancas,
  getSemComissao,
  getContestacoes,
] as const;

const cards = cardsOf<SaldoDoVendedor>(
  countOf('Vendedores'),
  sumOf('Comissão do mês', ({ valorLinhas }) => valorLinhas),
  sumOf('Mudou depois', ({ valorAjustes }) => valorAjustes),
  sumOf('Estornado', ({ valorEstornos }) => valorEstornos),
  sumOf('A pagar', ({ valorPago }) => valorPago),
  sumOf('A transportar', ({ aTransportar }) => aTransportar),
);

const texts = textosDe('Nenhum vendedor tem comissão nesta competência.');

const subtitleOf = (mes: PreviaGeral): string =>
  [escreveMes(mes), mes.impedimento ?? mes.antesSePaga].filter(Boolean).join('. ');

/** The month of all sellers, with closing and payment. The next month to close comes first (COM-42). */
export function FechamentoDoGerente() {
  const [asked, setCompetencia] = useCompetenciaUrl();
  const { today } = useOperatorClock();
  // Read once per visit: a closing does not change the month on show.
  const aFechar = useQuery({
    ...queryOf(useHttp(), getCompetenciaAFechar, {}),
    enabled: asked === null,
    staleTime: Infinity,
  });
  const [aberta, setAberta] = useState<string>();
  if (aberta === undefined && aFechar.data) setAberta(aFechar.data.competencia);
  if (asked === null && aberta === undefined && aFechar.isPending)
    return (
      <DatedPage title={title}>
        <Skeleton />
      </DatedPage>
    );
  const padrao = aberta ?? somaCompetencia(today().slice(0, 7), -1);
  return <FechamentoDoMes asked={asked} competencia={asked ?? padrao} setCompetencia={setCompetencia} />;
}

interface FechamentoDoMesProps {
  /** The month in the address. */
  readonly asked: string | null;
  readonly competencia: string;
  readonly setCompetencia: (month: string) => void;
}

function FechamentoDoMes({ asked, competencia, setCompetencia }: FechamentoDoMesProps) {
  const [aba, setAba] = useUrlWord('aba', abas);
  const http = useHttp();
  const noMes = { params: { competencia } };
  const query = queryOf(http, getPreviaComissaoGeral, noMes);
  const report = useReport({ ...query, select: (mes) => mes?.vendedores ?? [] }, texts);
  const { rows } = report;
  // The report above reads it.
  const { data: mes } = useQuery({ ...query, enabled: false });
  const table = useKeptTable(report, {
    memory: 'fechamento-comissao.vendedores',
    columns: saldoColumns,
    compares: {
      comparison: comparaSaldo,
      competencia,
      query: queryOf(http, getHistoricoComissaoGeral, noMes),
      columns: saldoComparado,
    },
  });
  const { search, isEdited, setEdited } = useSearch({
    asked: competencia,
    isAssumed: asked === null,
    onAsked: setCompetencia,
    queries: (month) => partes.map((part) => queryOf(http, part, { params: { competencia: month } })),
    tables: [table],
  });
  const question = `${mes ? subtitleOf(mes) : `Competência ${writeMonth(competencia)}`}`;
  return (
    <DatedPage
      title={title}
      subtitle={`${question}${aba === 'vendedores' ? table.note : ''}`}
      actions={
        <>
          <CompetenciaForm
            competencia={competencia}
            isSearching={report.isWaiting || report.isRefreshing}
            onSearch={search}
            onEdit={setEdited}
          />
          {mes && aba !== 'conferencia' && <AtosDoMes mes={mes} onMes={setCompetencia} />}
        </>
      }
      isFilling
    >
      <KpiStrip cards={cards(rows, table.view.filteredRows)} isLoading={report.isWaiting} />
      <Tabs
        label="Partes do fechamento"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'vendedores',
            label: 'Vendedores',
            content: (
              <VendedoresTab
                table={table}
                question={`${question}${table.note}`}
                competencia={competencia}
                isOutdated={isEdited}
              />
            ),
          },
          {
            key: 'conferencia',
            label: 'Conferência',
            content: (
              <ConferenciaTab
                competencia={competencia}
                isOutdated={isEdited}
                mes={mes}
                onMes={setCompetencia}
              />
            ),
          },
          {
            key: 'mudancas',
            label: 'Mudou depois de fechado',
            content: <MudancasTab competencia={competencia} isOutdated={isEdited} />,
          },
          {
            key: 'sem-comissao',
            label: 'Sem comissão',
            content: <SemComissaoTab competencia={competencia} isOutdated={isEdited} />,
          },
          { key: 'a-mao', label: 'Linhas à mão', content: <LinhasAMaoTab /> },
          {
            key: 'contestacoes',
            label: 'Contestações',
            badge: mes?.contestacoesAbertas ?? null,
            content: <ContestacoesTab competencia={competencia} isOutdated={isEdited} mayAnswer />,
          },
        ]}
      />
    </DatedPage>
  );
}
