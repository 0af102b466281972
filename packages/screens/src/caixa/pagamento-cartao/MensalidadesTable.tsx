import {
  mensalidadeAberta,
  type MensalidadeAberta,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useEffect, useEffectEvent } from 'react';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { somaDe } from './vendaForm.ts';

// The last day in time decides what is late; the table shows the due day.
const { emDiaAte: _emDiaAte, ...campos } = mensalidadeAberta;

// A dozen rows at most: no filters.
const [vencimento, ...outras] = fieldColumns(campos).map(({ filter: _filter, ...column }) => column);

/** Fee and interest, which the cashier says aloud, stand beside the due day: a phone shows no more columns. */
const columns = [
  ...(vencimento ? [vencimento] : []),
  columnsOf<MensalidadeAberta>().computed<number>('aPagar', ({ valorTotal, juros }) => valorTotal + juros, {
    header: 'A pagar',
    format: 'money',
    footer: 'sum',
    principal: true,
  }),
  ...outras,
];

// Few fees have a new boleto instead of their title.
const withoutNovo = columns.filter(({ id }) => id !== 'novoBoleto');

interface EscolhidasProps {
  readonly rows: readonly MensalidadeAberta[];
  readonly onChange: (rows: readonly MensalidadeAberta[]) => void;
}

/** Sum of the chosen fees; reports every change of choice or amount to the form. */
function Escolhidas({ rows, onChange }: EscolhidasProps) {
  const key = rows.map((row) => `${row.codFatura} ${row.valorTotal + row.juros}`).join('|');
  const tell = useEffectEvent(() => onChange(rows));
  const tellNone = useEffectEvent(() => onChange([]));
  useEffect(() => tell(), [key]);
  // The line of the choice disappears with the last chosen row.
  useEffect(() => () => tellNone(), []);
  return <span>R$ {formatCents(somaDe(rows))}</span>;
}

interface MensalidadesTableProps {
  readonly report: Report<MensalidadeAberta>;
  readonly onChange: (rows: readonly MensalidadeAberta[]) => void;
}

/** The open fees of a beneficiary, with a choice among them (CXA-2). */
export function MensalidadesTable({ report, onChange }: MensalidadesTableProps) {
  const isReplaced = report.rows?.some(({ novoBoleto }) => novoBoleto) ?? false;
  const view = useReportView(isReplaced ? columns : withoutNovo, report.rows, { paging: null });
  if (report.rows?.length === 0 && !report.isRefreshing)
    return (
      <Notice tone="info" title="Não existem mensalidades em haver!" isLive>
        Todas mensalidades já foram pagas
      </Notice>
    );
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label: 'Mensalidades em aberto',
        rowKey: ({ codFatura }) => codFatura,
        idleText: 'Escolha um beneficiário para ver as suas mensalidades em aberto.',
        selection: { actions: ({ rows }) => <Escolhidas rows={rows()} onChange={onChange} /> },
      }}
    />
  );
}
