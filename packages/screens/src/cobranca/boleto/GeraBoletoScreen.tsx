import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import {
  boletoPdf,
  boletosQuery,
  type BuscaBoleto,
} from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { fileOf } from '../../report/fileOf.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import { useHandedOver } from '../../app/handOver.ts';
import { useHttp } from '../../app/services.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { FormaPedida } from '../../app/papel/FormaPedida.tsx';
import { LetrasSemFonte } from '../../app/papel/LetrasSemFonte.tsx';
import { BoletoActs } from './BoletoActs.tsx';
import { boletoColumns } from './boletoColumns.tsx';
import { BoletoForm } from './BoletoForm.tsx';
import { EmiteNovoBoleto } from '../novo-boleto/EmiteNovoBoleto.tsx';
import { PagadorAct } from '../pagador/PagadorAct.tsx';
import { EnviaBoletoConfirm } from './EnviaBoletoConfirm.tsx';

const notFound = ['Boleto não encontrado!', 'Verifique o tipo do boleto, matrícula e vencimento.'] as const;
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: notFound,
  failure: (error) => ['Não foi possível carregar os dados da tabela!', error.message],
};
const hint = 'A senha são os 5 primeiros caracteres do CPF/CNPJ, sem pontos.';
const nobody: BuscaBoleto = { type: 'I', matricula: '', vencimento: null };

/**
 * Open bills of a payer, with download and e-mail (COB-1). The matrícula never enters the address (COB-10); Ir para passes it outside of it
 * (ACE-27).
 */
export function GeraBoletoScreen() {
  const http = useHttp();
  const [busca, setBusca] = useState<BuscaBoleto | null>(null);
  const [given, setGiven] = useState<{ readonly busca?: BuscaBoleto; readonly times: number }>({ times: 0 });
  const [open, setOpen] = useState<Boleto | null>(null);
  const [sending, setSending] = useState<Boleto | null>(null);
  const frame = useReportFrame({
    title: 'Gerar boleto',
    file: fileOf('boletos'),
    memory: 'gera-boleto',
    columns: boletoColumns,
    asked: busca,
    onAsked: setBusca,
    query: (next) => boletosQuery(http, next ?? nobody),
    texts,
    question: 'Sem data são buscados os boletos em aberto.',
  });
  useHandedOver('boletos', (next) => {
    setGiven(({ times }) => ({ busca: next, times: times + 1 }));
    frame.search(next);
  });
  const startSending = (boleto: Boleto) => {
    if (boleto.email === null) toasts.warning('Beneficiário sem e-mail cadastrado!');
    else setSending(boleto);
  };
  return (
    <>
      <ReportPage
        {...frame.page}
        actions={<EmiteNovoBoleto busca={busca} boletos={frame.report.rows} />}
        above={
          <>
            <BoletoForm
              key={given.times}
              start={given.busca}
              isSearching={frame.form.isSearching}
              onSearch={frame.search}
            />
            <FormaPedida rows={frame.report.rows} />
            <LetrasSemFonte rows={frame.report.rows} />
          </>
        }
        table={{
          label: 'Boletos',
          rowKey: (row) => row['numero boleto cedente'],
          emptyText: notFound.join(' '),
          idleText: 'Escolha o tipo, digite a matrícula e use Buscar.',
          rowActions: (row) => (
            <>
              <BoletoActs boleto={row} onOpen={setOpen} onSend={startSending} />{' '}
              <PagadorAct type={busca?.type} matricula={row.matricula} nome={row.nome} />
            </>
          ),
        }}
      />
      {open && (
        <PdfDialog
          key={open.nossoNumero}
          title={`Boleto com vencimento em ${writeDay(open['data vencimento'])}`}
          label="Boleto"
          fileName={`boleto-${open['numero boleto cedente']}.pdf`}
          passwordHint={hint}
          load={async ({ signal }) => {
            const file = await boletoPdf(http, open, signal);
            toasts.success('Boleto gerado com sucesso!', hint);
            return file;
          }}
          failureText={(reason) =>
            `Não foi possível carregar o boleto! ${reason instanceof Error ? reason.message : ''}`
          }
          onClose={() => setOpen(null)}
        />
      )}
      {sending && <EnviaBoletoConfirm boleto={sending} onClose={() => setSending(null)} />}
    </>
  );
}
