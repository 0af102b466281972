import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  type ConferenciaDaCarga,
  getConferenciaCarga,
  type LinhaDaConferencia,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import type { KpiCardProps } from '@vidas/ui/kpi-card/KpiCard.tsx';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { modulesOf } from '../../app/session/session.ts';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { useNow } from '../../report/useExports.ts';
import { ExportButton } from '../../report/ExportButton.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { type ReportTexts, useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { AssinaConfirm } from './AssinaConfirm.tsx';
import { figuraColumns, palavras } from './figuraColumns.tsx';
import { ImportaConferenciaDialog } from './ImportaConferenciaDialog.tsx';
import { InformaDialog } from './InformaDialog.tsx';
import { linkDaFigura } from './linkDaFigura.ts';
import { restam } from './restam.ts';

const title = 'Conferência da carga';
const subtitle = 'O que está aqui ao lado do que o sistema central diz';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: ['Nenhuma figura.'] };

const cardsOf = (pagina: ConferenciaDaCarga | undefined, path: string): KpiCardProps[] => {
  const card = (label: string, value: number | undefined, situacao?: LinhaDaConferencia['situacao']) => ({
    label,
    value,
    href: rowsPath(path, { todas: '1' }, situacao === undefined ? {} : { situacao: palavras[situacao] }),
    linkComponent: RouterLink,
  });
  const iguais = pagina && pagina.figuras - pagina.diferentes - pagina.semComparar;
  return [
    card('Figuras', pagina?.figuras),
    card('Diferem', pagina?.diferentes, 'difere'),
    card('Sem comparar', pagina?.semComparar, 'sem comparar'),
    card('Iguais', iguais, 'igual'),
  ];
};

/** A note that acts still wait, or the person who opened them. */
function Estado({ emImplantacao, assinatura, impedimento }: ConferenciaDaCarga) {
  if (assinatura)
    return (
      <Notice tone="positive" title={`Implantada em ${writeDayTime(assinatura.em)} por ${assinatura.por}`}>
        {`De ${assinatura.figuras.toLocaleString('pt-BR')} figuras, ${restam(assinatura) ?? 'todas eram iguais às do sistema central'}. Os números de baixo são os de hoje.`}
      </Notice>
    );
  if (!emImplantacao) return null;
  return (
    <Notice tone="caution" title="Em implantação">
      {`O arquivo SBX, o fechamento, os envios e as campanhas abrem quando a conferência estiver assinada. ${impedimento ?? ''}`}
    </Notice>
  );
}

type Aberto =
  | { readonly ato: 'assina' | 'arquivo' }
  | { readonly ato: 'informa'; readonly linha: LinhaDaConferencia };

function Conferencia({ manifest, item }: ScreenProps) {
  // Never cached: a load may just have changed the figures.
  const query = { ...queryOf(useHttp(), getConferenciaCarga, {}), staleTime: 0 };
  const { data: pagina } = useQuery(query);
  const report = useReport({ ...query, select: ({ linhas }: ConferenciaDaCarga) => linhas }, texts);
  const view = useReportView(figuraColumns, report.rows, useTableMemory('conferencia-carga'));
  const session = useSession();
  const modules = session === null ? [] : modulesOf(session);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = () => setAberto(null);
  const acts = (linha: LinhaDaConferencia) => {
    const link = linkDaFigura(linha, modules);
    return (
      <>
        <Button
          size="small"
          tone="quiet"
          aria-label={`Informar ${linha.rotulo}`}
          onPress={() => setAberto({ ato: 'informa', linha })}
        >
          Informar
        </Button>
        {link !== undefined && (
          <LinkButton
            size="small"
            tone="quiet"
            href={link}
            linkComponent={RouterLink}
            aria-label={`Abrir ${linha.rotulo}`}
          >
            Abrir
          </LinkButton>
        )}
      </>
    );
  };
  const names = useNow('conferencia-da-carga');
  return (
    <>
      <Page
        title={title}
        subtitle={subtitle}
        isFilling
        actions={
          <>
            {pagina?.emImplantacao && pagina.impedimento === null && (
              <Button tone="primary" onPress={() => setAberto({ ato: 'assina' })}>
                Assinar
              </Button>
            )}
            <Button isDisabled={!pagina} onPress={() => setAberto({ ato: 'arquivo' })}>
              Informar por arquivo
            </Button>
            <ExportButton {...names} view={view} title={title} />
          </>
        }
      >
        {pagina && <Estado {...pagina} />}
        <KpiStrip cards={cardsOf(pagina, pathOf(manifest, item))} isLoading={report.isWaiting} />
        <ReportBody
          report={report}
          view={view}
          table={{
            label: title,
            rowKey: ({ figura, chave }) => `${figura} ${chave}`,
            emptyText: 'Nenhuma figura.',
            rowActions: acts,
          }}
        />
      </Page>
      {aberto?.ato === 'informa' && <InformaDialog linha={aberto.linha} onClose={close} />}
      {aberto?.ato === 'arquivo' && pagina && (
        <ImportaConferenciaDialog linhas={pagina.linhas} onClose={close} />
      )}
      {aberto?.ato === 'assina' && pagina && <AssinaConfirm pagina={pagina} onClose={close} />}
    </>
  );
}

/**
 * The figures of the load beside those of the core system (CAR-52). A card opens its rows on this same screen, so each address starts a new
 * table.
 */
export function ConferenciaCargaScreen(place: ScreenProps) {
  return <Conferencia key={useLocation().key} {...place} />;
}
