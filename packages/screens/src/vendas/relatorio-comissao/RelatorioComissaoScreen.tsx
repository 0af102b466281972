import { writeMonth } from '@vidas/api-client/words/day.ts';
import { relatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao/relatorioComissao.queries.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { EmptyState } from '@vidas/ui/empty-state/EmptyState.tsx';
import { PdfViewer } from '@vidas/ui/pdf-viewer/PdfViewer.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DatedPage } from '../../app/DatedPage.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { readCompetencia } from '../../report/address.ts';
import { SemAcesso } from '../SemAcesso.tsx';

const title = 'Relatório de comissão (PDF)';

/** The paper of a closed month; an open one has none. */
function Relatorio({ competencia }: { readonly competencia: string }) {
  const http = useHttp();
  const [isAberta, setAberta] = useState(false);
  const mes = writeMonth(competencia);
  if (isAberta)
    return (
      <EmptyState title={`A competência ${mes} ainda não foi fechada.`}>
        O relatório traz os valores gravados no fechamento.
      </EmptyState>
    );
  return (
    <PdfViewer
      label={`Relatório de comissão ${mes}`}
      fileName={`relatorio-comissao-${writeMonth(competencia, '-')}.pdf`}
      load={async ({ signal }) => {
        const file = await relatorioComissaoPdf(http, competencia, signal);
        if (file !== null) return file;
        setAberta(true);
        throw new Error('open month');
      }}
      failureText={(reason) => (reason instanceof Error ? reason.message : undefined)}
    />
  );
}

/** The commission report on the whole page; its month is in the address (?competencia=10/2026), so that a reload keeps it. */
export function RelatorioComissaoScreen() {
  const [search] = useSearchParams();
  if (!ehGerente(useSession()?.occupation ?? '')) return <SemAcesso title={title} />;
  const competencia = readCompetencia(search.get('competencia')?.replace('/', '-') ?? null);
  const back = `/modulos/vendas/comissao${competencia ? `?competencia=${writeMonth(competencia, '-')}` : ''}`;
  return (
    <DatedPage
      title={title}
      subtitle={competencia ? `Competência ${writeMonth(competencia)}` : 'Sem competência'}
      actions={
        <LinkButton href={back} linkComponent={RouterLink}>
          Voltar para Comissão
        </LinkButton>
      }
      isFilling
    >
      {competencia ? (
        <Relatorio key={competencia} competencia={competencia} />
      ) : (
        <EmptyState title="Escolha a competência em Comissão e use Relatório (PDF)." />
      )}
    </DatedPage>
  );
}
