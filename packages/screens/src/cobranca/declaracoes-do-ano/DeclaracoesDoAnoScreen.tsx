import { useQueryClient } from '@tanstack/react-query';
import {
  type DeclaracaoDoAno,
  esperaEnvio,
  getDeclaracoesDoAno,
} from '@vidas/api-client/cobranca/declaracoes-do-ano';
import { declaracoesPorEmail } from '@vidas/api-client/cobranca/declaracoes-do-ano-queries';
import { readAgain } from '@vidas/api-client/http/act-of';
import { queryOf } from '@vidas/api-client/http/query-of';
import { Button } from '@vidas/ui/button';
import { useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { useHttp } from '../../app/services.tsx';
import { EnviaDeclaracaoConfirm } from '../../common-screens/imposto-de-renda/EnviaDeclaracaoConfirm.tsx';
import { EnvioPanel } from '../../report/envio/EnvioPanel.tsx';
import type { PalavrasDoEnvio } from '../../report/envio/palavras.ts';
import { useEnvio } from '../../report/envio/useEnvio.ts';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { useAskedUrl } from '../../report/useUrlState.ts';
import { AnoForm } from './AnoForm.tsx';
import { BaixaDialog } from './BaixaDialog.tsx';
import { declaracoesDoAnoColumns } from './declaracoesDoAnoColumns.tsx';
import { DmedDrawer } from './DmedDrawer.tsx';
import { EnviaDeclaracoesConfirm } from './EnviaDeclaracoesConfirm.tsx';

const empty = 'Nada foi recebido neste ano!';
const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: [empty] };
const names = ['ano'] as const;
const palavras: PalavrasDoEnvio = {
  papel: ['declaração', 'declarações'],
  isFeminino: true,
  failed: 'Erro ao enviar declarações por e-mail!',
};

/** All income-tax declarations of a past year, their sending, and the DMED file (COB-29, COB-31). */
export function DeclaracoesDoAnoScreen() {
  const [asked, setAsked] = useAskedUrl(names);
  const ano = asked !== null && /^\d{4}$/.test(asked.value) ? asked.value : null;
  const http = useHttp();
  const client = useQueryClient();
  const frame = useReportFrame({
    title: 'Declarações do ano',
    file: fileOf('declaracoes-do-ano', ano),
    memory: 'declaracoes-do-ano',
    columns: declaracoesDoAnoColumns,
    asked: ano,
    onAsked: (next) => setAsked({ name: 'ano', value: next }),
    query: (next) => queryOf(http, getDeclaracoesDoAno, next === null ? null : { params: { ano: next } }),
    texts,
    question:
      ano === null ? 'Escolha o ano-base e busque.' : `Declarações de Imposto de Renda do ano-base ${ano}`,
  });
  const { envio, isRunning, isPending, error, envia, reset, cancela } = useEnvio(
    ano === null ? null : declaracoesPorEmail(http, ano),
    palavras,
  );
  const [open, setOpen] = useState<'envio' | 'baixa' | 'dmed' | DeclaracaoDoAno | null>(null);
  const rows = frame.report.rows ?? [];
  const isReady = ano !== null && !frame.isEdited;
  // What is sent is what is on show (REL-46).
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
            <Button isDisabled={!isReady} onPress={() => setOpen('dmed')}>
              Dmed
            </Button>
            <Button
              icon={<Icon name="download" />}
              isDisabled={!isReady || rows.length === 0}
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
          label: 'Declarações do ano',
          rowKey: ({ idDeclaracao }) => idDeclaracao,
          emptyText: empty,
          idleText: 'Escolha o ano-base e use Buscar.',
          rowActions: (row) => (
            <Button
              size="small"
              tone="quiet"
              aria-label={`Enviar por e-mail a declaração de ${row.nome}`}
              isDisabled={isRunning || !row.cpf || !row.email}
              onPress={() => setOpen(row)}
            >
              Enviar
            </Button>
          ),
        }}
      />
      {open === 'dmed' && ano !== null && <DmedDrawer ano={ano} onClose={close} />}
      {open === 'baixa' && ano !== null && (
        <BaixaDialog
          baixados={{
            papel: 'DECLARACAO',
            ano,
            arquivo: `declaracoes-ir-${ano}`,
            rereads: [getDeclaracoesDoAno],
          }}
          quais={`as declarações de ${ano}`}
          papeis={rows}
          onClose={close}
        />
      )}
      {open === 'envio' && ano !== null && (
        <EnviaDeclaracoesConfirm
          ano={ano}
          declaracoes={rows}
          isPending={isPending}
          error={error}
          onConfirm={(confirmado) => envia(confirmado, close)}
          onCancel={close}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <EnviaDeclaracaoConfirm
          declaracao={{ ...open, codigoContrato: '' }}
          email={open.email ?? ''}
          onClose={() => {
            close();
            void readAgain(client, [getDeclaracoesDoAno]);
          }}
        />
      )}
    </>
  );
}
