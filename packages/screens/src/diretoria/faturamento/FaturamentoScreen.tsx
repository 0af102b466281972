import { counted } from '@vidas/api-client/words/counted.ts';
import {
  camposFatura,
  getFaturamento,
  semCampo,
  tiposPedidos,
  todosOsTipos,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../app/services.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { writePeriodo } from '../../report/periodo.ts';
import { ReportPage } from '../../report/ReportPage.tsx';
import { useReportFrame } from '../../report/useReportFrame.tsx';
import type { ReportTexts } from '../../report/useReport.ts';
import { faturamentoCards } from './faturamentoCards.ts';
import { FaturamentoForm } from './FaturamentoForm.tsx';
import { type PedidoDeFaturamento, useFaturamentoUrl } from './useFaturamentoUrl.ts';

const title = 'Faturamento';
const empty = ['Não existem faturas emitidas neste período!', 'Verifique o períodos selecionados.'] as const;

const texts: ReportTexts = {
  success: (count) => ['Dados obtidos com sucesso!', counted(count, 'fatura', 'faturas')],
  empty,
};

const faturaColumns = fieldColumns(camposFatura);

/** The columns of each question, without the fields that it never has (REL-28). */
const columnsOf = Object.fromEntries(
  Object.entries(semCampo).map(([tipo, lacked]) => [
    tipo,
    faturaColumns.filter(({ id }) => !lacked.includes(id)),
  ]),
);

const subtitleOf = (pedido: PedidoDeFaturamento | null): string => {
  if (pedido === null) return 'Escolha o tipo e pelo menos um dos períodos, e busque.';
  const { tipo, emissao, vencimento } = pedido;
  return [
    tiposPedidos[tipo],
    ...(emissao === null ? [] : [writePeriodo('emissão', emissao)]),
    ...(vencimento === null ? [] : [writePeriodo('vencimento', vencimento)]),
  ].join(' · ');
};

const paramsOf = ({ tipo, emissao, vencimento }: PedidoDeFaturamento) => ({
  type: tipo,
  dueStart: vencimento?.start ?? null,
  dueEnd: vencimento?.end ?? null,
  issueStart: emissao?.start ?? null,
  issueEnd: emissao?.end ?? null,
});

/** The invoices of a kind by issue, by due day, or by both, with their postings (DIR-1). */
export function FaturamentoScreen() {
  const [pedido, setPedido] = useFaturamentoUrl();
  const http = useHttp();
  const frame = useReportFrame({
    title,
    file: 'faturamento.csv',
    memory: 'faturamento',
    columns: columnsOf[pedido?.tipo ?? todosOsTipos] ?? faturaColumns,
    startDensity: 'compact',
    asked: pedido,
    onAsked: setPedido,
    query: (next) => queryOf(http, getFaturamento, next && { params: paramsOf(next) }),
    texts,
    question: subtitleOf(pedido),
  });
  return (
    <ReportPage
      {...frame.page}
      actions={frame.exportButton}
      above={<FaturamentoForm {...frame.form} pedido={pedido} onClear={() => setPedido(null)} />}
      cards={faturamentoCards(frame.report.rows, frame.view.filteredRows)}
      table={{
        label: title,
        rowKey: ({ fatura }) => fatura ?? '',
        emptyText: empty.join(' '),
        idleText: 'Escolha o tipo e um dos períodos, e use Buscar.',
      }}
    />
  );
}
