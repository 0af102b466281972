import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { KpiStrip } from '@vidas/ui/kpi-card/KpiStrip.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { useExports } from '../../report/useExports.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { DownloadsDoLote } from './DownloadsDoLote.tsx';
import {
  figurasDoLote,
  linhasDoResultado,
  porGuia,
  prestadorDito,
  semXml,
  tonsDoStatus,
} from './importarXmlTexts.ts';
import { problemaColumns, rejeitadaColumns } from './problemaColumns.tsx';

export interface ResultadoDoLoteProps {
  readonly resultado: ResultadoXml;
  readonly nomeArquivo: string;
}

function Problemas({ resultado, nomeArquivo }: ResultadoDoLoteProps) {
  const view = useReportView(problemaColumns, resultado.errors, useTableMemory('importar-xml-prestador'));
  const exports = useExports({
    title: 'Problemas do lote',
    file: `${semXml(nomeArquivo)}-problemas.csv`,
    question: `${prestadorDito(resultado)}, ${nomeArquivo}`,
  });
  return (
    <ReportTable
      label="Problemas do lote"
      view={view}
      exports={exports}
      rowKey={(_, index) => String(index)}
      emptyText="Nenhum problema: tudo o que foi conferido está certo."
    />
  );
}

function Rejeitadas({ resultado, nomeArquivo }: ResultadoDoLoteProps) {
  const [rows] = useState(() => porGuia(resultado.guiasRejeitadas));
  const view = useReportView(rejeitadaColumns, rows, useTableMemory('importar-xml-prestador.rejeitadas'));
  const exports = useExports({
    title: 'Guias rejeitadas',
    file: `${semXml(nomeArquivo)}-guias-rejeitadas.csv`,
    question: `${prestadorDito(resultado)}, ${nomeArquivo}`,
  });
  return (
    <ReportTable
      label="Guias rejeitadas"
      view={view}
      exports={exports}
      rowKey={({ guia }) => guia}
      emptyText="Nenhuma guia foi rejeitada."
    />
  );
}

/** Result of a file: status, papers, every problem, and the rejected guides. */
export function ResultadoDoLote({ resultado, nomeArquivo }: ResultadoDoLoteProps) {
  const [aba, setAba] = useState('problemas');
  const rejeitadas = new Set(resultado.guiasRejeitadas.map(({ numeroGuiaPrestador }) => numeroGuiaPrestador));
  return (
    <>
      <Notice
        tone={tonsDoStatus[resultado.status]}
        title={`${resultado.status}: ${resultado.message}`}
        isLive
      >
        {linhasDoResultado(resultado).map((linha) => (
          <Text key={linha}>{linha}</Text>
        ))}
      </Notice>
      {resultado.guias.total > 0 && <KpiStrip cards={figurasDoLote(resultado)} />}
      <DownloadsDoLote resultado={resultado} nomeArquivo={nomeArquivo} />
      <Tabs
        label="Resultado do lote"
        selectedKey={aba}
        onChange={setAba}
        items={[
          {
            key: 'problemas',
            label: 'Problemas',
            badge: resultado.errors.length.toLocaleString('pt-BR'),
            content: <Problemas resultado={resultado} nomeArquivo={nomeArquivo} />,
          },
          {
            key: 'rejeitadas',
            label: 'Guias rejeitadas',
            badge: rejeitadas.size.toLocaleString('pt-BR'),
            content: <Rejeitadas resultado={resultado} nomeArquivo={nomeArquivo} />,
          },
        ]}
      />
    </>
  );
}
