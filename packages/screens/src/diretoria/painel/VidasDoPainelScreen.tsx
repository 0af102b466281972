import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contraAnsQuery, dashQuery } from '@vidas/api-client/diretoria/painel/painel.queries.ts';
import {
  escreveFiltros,
  escreveMeses,
  type Figura,
  figurasDaAns,
  formulaDe,
} from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import {
  camposVidaDoPainel,
  exportaVidasDoPainel,
  getVidasDoPainel,
  ordens,
} from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { type ServerAsked, useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DatedPage } from '../../app/DatedPage.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ExportButton } from '../../report/ExportButton.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { figuraDesconhecida, painelPath, readFigura, wordsOf } from './painelUrl.ts';

const titulos: Record<Figura, string> = {
  ativos: 'Vidas ativas',
  ativados: 'Ativações',
  desativados: 'Desativações',
  saldo: 'Saldo de ativações e desativações',
  aguardando: 'Vidas aguardando ativação',
  marcados: 'Cancelamentos marcados',
  referencia: 'Vidas ativas na operadora, no dia da ANS',
  ans: 'Registros ativos na ANS',
  divergencia: 'Divergências entre operadora e ANS',
};

// The server orders the rows, and the board has the filters, so a page of rows is not filtered here.
const columns = fieldColumns(camposVidaDoPainel).map(({ filter: _, footer: __, ...column }) => column);

const perPage = { size: 50, sizes: [50, 100] };

/**
 * The lives behind a figure of the board, with its formula in words. The figure is the sum of their column Conta (DIR-16).
 */
export function VidasDoPainelScreen() {
  const [search] = useSearchParams();
  const desconhecida = figuraDesconhecida(search);
  if (desconhecida === null) return <VidasDaFigura search={search} />;
  return (
    <DatedPage
      title="Vidas do painel"
      actions={
        <LinkButton href={painelPath} linkComponent={RouterLink}>
          Voltar ao painel
        </LinkButton>
      }
    >
      <EmptyState title="O painel não tem este número">
        O endereço pede a figura “{desconhecida}”. Abra as vidas de um número do painel.
      </EmptyState>
    </DatedPage>
  );
}

function VidasDaFigura({ search }: { readonly search: URLSearchParams }) {
  const { today } = useOperatorClock();
  const http = useHttp();
  const { figura, competencia, meses, filtros } = readFigura(search);
  const daFigura = { params: { figura }, query: { ...filtros, competencia, meses } };
  const [asked, setAsked] = useState<ServerAsked | null>(null);
  const [sorted] = asked?.sorting ?? [];
  const pagina = {
    pagina: (asked?.page ?? 0) + 1,
    linhas: asked?.pageSize ?? perPage.size,
    ordem: ordens.find((ordem) => ordem === sorted?.columnId),
    sentido: sorted?.direction === 'descending' ? ('desc' as const) : ('asc' as const),
  };
  const found = useQuery({
    ...queryOf(http, getVidasDoPainel, { ...daFigura, query: { ...daFigura.query, ...pagina } }),
    // The table asks once it knows how many rows it has room for.
    enabled: asked !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const dash = useQuery(dashQuery(http, {})).data?.dados;
  const ofAns = figurasDaAns.includes(figura);
  const ans = useQuery({ ...contraAnsQuery(http, {}), enabled: ofAns }).data?.dados;
  const view = useReportView(columns, found.data?.vidas, {
    paging: perPage,
    server: {
      count: found.data?.quantidade ?? 0,
      total: found.data?.quantidade ?? 0,
      onAsk: setAsked,
      readAll: () => http.call(exportaVidasDoPainel, daFigura),
    },
  });
  const nomeDaCidade = (codigo: string) =>
    dash?.cidades.find((cidade) => cidade.codigo === codigo)?.nome ?? codigo;
  const title = [
    titulos[figura],
    ...(competencia === undefined ? [] : [escreveMeses(competencia, meses)]),
    ...escreveFiltros(filtros, nomeDaCidade),
  ].join(' · ');
  const formula = formulaDe(figura, {
    hoje: dash?.hoje ?? today(),
    competencia,
    meses,
    referencia: ans?.dataRefAns,
  });
  const back = new URLSearchParams(wordsOf(filtros)).toString();
  return (
    <DatedPage
      title={title}
      subtitle={formula}
      actions={
        <>
          <LinkButton href={back === '' ? painelPath : `${painelPath}?${back}`} linkComponent={RouterLink}>
            Voltar ao painel
          </LinkButton>
          {dash?.podeExportar && (
            <ExportButton
              view={view}
              title={title}
              question={formula}
              file={fileOf(`painel-${figura}`, competencia ?? today())}
            />
          )}
        </>
      }
      isFilling
    >
      <KpiStrip
        cards={[
          { label: 'Número do painel', value: found.data?.total, hint: 'soma da coluna Conta' },
          { label: 'Linhas', value: found.data?.quantidade },
        ]}
        isLoading={found.isPending}
      />
      {dash?.podeExportar === false && (
        <Text size="label" tone="muted">
          Exportar estas vidas é um direito à parte, que o seu acesso não tem.
        </Text>
      )}
      <ReportBody
        report={reportOf(found, found.data?.vidas)}
        view={view}
        table={{
          label: title,
          rowKey: ({ matricula, cco, conta }, index) => `${matricula ?? cco ?? index} ${conta}`,
          emptyText: 'Nenhuma vida é contada neste número.',
        }}
      />
    </DatedPage>
  );
}
