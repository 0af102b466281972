import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import {
  type DeclaracaoDoAno,
  esperaEnvio,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { ChamadasDoEnvio } from '@vidas/api-client/shell/envio.queries.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import type { Column } from '@vidas/ui/report-table/columns.ts';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { EnvioPanel } from '../../report/envio/EnvioPanel.tsx';
import type { PalavrasDoEnvio } from '../../report/envio/palavras.ts';
import { useEnvio } from '../../report/envio/useEnvio.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { useAskedUrl } from '../../report/useUrlState.ts';
import { AnoForm } from '../declaracoes-do-ano/AnoForm.tsx';
import { BaixaDialog } from './BaixaDialog.tsx';
import { EnviaDeclaracoesConfirm } from '../declaracoes-do-ano/EnviaDeclaracoesConfirm.tsx';
import type { PapeisBaixados } from './useBaixa.ts';

/** A kind of paper that each holder gets once a year, with the words of its screen. */
export interface EspecieDoAno<Row extends DeclaracaoDoAno> {
  readonly title: string;
  readonly memory: Tabela;
  readonly columns: readonly Column<Row>[];
  readonly list: Endpoint;
  /** The list of a year; null asks nothing. */
  readonly query: (http: Http, ano: string | null) => UseQueryOptions<Row[], Error, Row[], QueryKey>;
  readonly porEmail: (http: Http, ano: string) => ChamadasDoEnvio;
  readonly palavras: PalavrasDoEnvio;
  readonly papel: PapeisBaixados['papel'];
  /** Beginning of the package's name: 'declaracoes-ir'. */
  readonly arquivo: string;
  readonly empty: string;
  /** The question of a year in words. */
  readonly question: (ano: string) => string;
}

interface PapeisDoAnoProps<Row extends DeclaracaoDoAno> {
  readonly especie: EspecieDoAno<Row>;
  /** Further acts on the year. */
  readonly acts?: (ano: string | null) => ReactNode;
  /** Question before one paper is sent. */
  readonly sendsOne: (row: Row, ano: string, onClose: () => void) => ReactNode;
}

const names = ['ano'] as const;

/** A year's papers of one kind: their list, their sending, and their download (COB-29, COB-32, COB-33). */
export function PapeisDoAno<Row extends DeclaracaoDoAno>({ especie, acts, sendsOne }: PapeisDoAnoProps<Row>) {
  const { title, memory, columns, list, query, porEmail, palavras, papel, arquivo, empty } = especie;
  const [, varios] = palavras.papel;
  const [asked, setAsked] = useAskedUrl(names);
  const ano = asked !== null && /^\d{4}$/.test(asked.value) ? asked.value : null;
  const http = useHttp();
  const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [empty] };
  const frame = useReportFrame({
    title,
    file: fileOf(memory, ano),
    memory,
    columns,
    asked: ano,
    onAsked: (next) => setAsked({ name: 'ano', value: next }),
    query: (next) => query(http, next),
    texts,
    question: ano === null ? 'Escolha o ano-base e busque.' : especie.question(ano),
  });
  const { envio, isRunning, isPending, error, envia, reset, cancela } = useEnvio(
    ano === null ? null : porEmail(http, ano),
    palavras,
  );
  const [open, setOpen] = useState<'envio' | 'baixa' | Row | null>(null);
  const rows = frame.report.rows ?? [];
  const feitas = rows.filter((row) => row.envio !== 'Em débito');
  const isReady = ano !== null && !frame.isEdited;
  // Exactly the rows on show are sent (REL-46).
  const askToSend = () => {
    setOpen('envio');
    frame.view.clearFilters();
  };
  const close = () => {
    reset();
    setOpen(null);
  };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={
          <>
            <AnoForm {...frame.form} ano={ano} />
            {acts?.(isReady ? ano : null)}
            <Button
              icon={<Icon name="download" />}
              isDisabled={!isReady || feitas.length === 0}
              onPress={() => setOpen('baixa')}
            >
              Baixar todas
            </Button>
            <Button
              icon={<Icon name="message" />}
              isDisabled={!isReady || envio === undefined || isRunning || !rows.some(esperaEnvio)}
              onPress={askToSend}
            >
              Enviar todas
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
          label: title,
          rowKey: ({ idDeclaracao }) => idDeclaracao,
          emptyText: empty,
          idleText: 'Escolha o ano-base e use Buscar.',
          rowActions: (row) => (
            <Button
              size="small"
              tone="quiet"
              aria-label={`Enviar por e-mail a ${palavras.papel[0]} de ${row.nome}`}
              isDisabled={isRunning || !row.cpf || !row.email || row.envio === 'Em débito'}
              onPress={() => setOpen(row)}
            >
              Enviar
            </Button>
          ),
        }}
      />
      {open === 'baixa' && ano !== null && (
        <BaixaDialog
          baixados={{ papel, ano, arquivo: `${arquivo}-${ano}`, rereads: [list] }}
          quais={`as ${varios} de ${ano}`}
          papeis={feitas}
          onClose={close}
        />
      )}
      {open === 'envio' && ano !== null && (
        <EnviaDeclaracoesConfirm
          ano={ano}
          papel={palavras.papel}
          declaracoes={rows}
          isPending={isPending}
          error={error}
          onConfirm={(confirmado) => envia(confirmado, close)}
          onCancel={close}
        />
      )}
      {open !== null && typeof open === 'object' && ano !== null && sendsOne(open, ano, close)}
    </>
  );
}
