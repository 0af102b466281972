import {
  type DeclaracaoBuscada,
  declaracaoBlob,
  declaracoesQuery,
} from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.queries.ts';
import { isEmail } from '@vidas/api-client/kinds/email.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { pathOf, type ScreenProps } from '../../app/manifest.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { FormaPedida } from '../../app/papel/FormaPedida.tsx';
import { LetrasSemFonte } from '../../app/papel/LetrasSemFonte.tsx';
import { DeclaracaoActs } from './DeclaracaoActs.tsx';
import { declaracaoColumns } from './declaracaoColumns.ts';
import { DeclaracaoForm } from './DeclaracaoForm.tsx';
import { EnviaDeclaracaoConfirm } from './EnviaDeclaracaoConfirm.tsx';
import { QuitacaoDrawer } from '../quitacao/QuitacaoDrawer.tsx';

const notFound = 'Declarações de Imposto de Renda não encontradas!';
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: [notFound],
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};
const noEmail = 'E-mail não foi digitado no campo indicado!';

/** Income-tax declarations of a contract, with download and e-mail (COB-12), and its annual discharges (COB-33). */
export function ImpostoDeRendaScreen({ manifest, item }: ScreenProps) {
  const http = useHttp();
  const [matricula, setMatricula] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState<DeclaracaoBuscada | null>(null);
  const [isQuitacaoOpen, setIsQuitacaoOpen] = useState(false);
  const [sending, setSending] = useState<DeclaracaoBuscada | null>(null);
  const frame = useReportFrame({
    title: 'Imposto de Renda',
    file: fileOf('declaracoes'),
    memory: 'imposto-de-renda',
    columns: declaracaoColumns,
    asked: matricula,
    onAsked: setMatricula,
    query: (next) => declaracoesQuery(http, next ?? ''),
    texts,
    question: 'As declarações do contrato de uma matrícula.',
  });
  const startSending = (declaracao: DeclaracaoBuscada) => {
    const typed = email.trim();
    const wrong = typed === '' ? noEmail : 'O e-mail não está escrito corretamente.';
    if (isEmail(typed)) return setSending(declaracao);
    setProblem(wrong);
    toasts.warning(wrong);
  };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={
          <>
            <Button isDisabled={matricula === null} onPress={() => setIsQuitacaoOpen(true)}>
              Quitação anual
            </Button>
            {item.pages?.map((page) => (
              <LinkButton key={page.key} href={pathOf(manifest, page)} linkComponent={RouterLink}>
                {page.label}
              </LinkButton>
            ))}
          </>
        }
        above={
          <>
            <DeclaracaoForm
              isSearching={frame.form.isSearching}
              email={email}
              onEmail={(next) => {
                setEmail(next);
                setProblem(undefined);
              }}
              emailProblem={problem}
              onSearch={frame.search}
            />
            <FormaPedida rows={frame.report.rows} />
            <LetrasSemFonte rows={frame.report.rows} />
          </>
        }
        table={{
          label: 'Declarações',
          rowKey: ({ idDeclaracao }) => idDeclaracao,
          emptyText: notFound,
          idleText: 'Digite a matrícula e use Buscar.',
          rowActions: (row) => <DeclaracaoActs declaracao={row} onOpen={setOpen} onSend={startSending} />,
        }}
      />
      {open && (
        <PdfDialog
          key={open.idDeclaracao}
          title={`Declaração ${open.anoBase ?? open.idDeclaracao}`}
          label="Declaração de Imposto de Renda"
          fileName={`declaracao-ir-${open.anoBase ?? 'ano-base'}.pdf`}
          load={({ signal }) => declaracaoBlob(http, open, signal)}
          failureText={(reason) =>
            `Não foi possível carregar a declaração de Imposto de Renda! ${reason instanceof Error ? reason.message : ''}`
          }
          onClose={() => setOpen(null)}
        />
      )}
      {isQuitacaoOpen && matricula !== null && (
        <QuitacaoDrawer matricula={matricula} email={email.trim()} onClose={() => setIsQuitacaoOpen(false)} />
      )}
      {sending && (
        <EnviaDeclaracaoConfirm declaracao={sending} email={email.trim()} onClose={() => setSending(null)} />
      )}
    </>
  );
}
