import type { ParcelaCalculada } from '@vidas/api-client/caixa/cartao.rules.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import type { VendaPronta } from './vendaForm.ts';

const parcela = columnsOf<ParcelaCalculada>();
const columns = [
  parcela.field('numero', { header: 'Parcela', format: 'integer' }),
  parcela.field('previstaEm', { header: 'Data prevista', format: 'date' }),
  parcela.field('valor', { header: 'Valor', format: 'money', footer: 'sum', principal: true }),
  parcela.field('liquido', { header: 'Valor líquido', format: 'money', footer: 'sum' }),
];

interface ParcelasDaVendaProps {
  /** Null before brand, transaction and installments are chosen. */
  readonly pronta: VendaPronta | null;
}

/** Each installment of the sale in the form, with its day (CXA-6). */
export function ParcelasDaVenda({ pronta }: ParcelasDaVendaProps) {
  const view = useReportView(columns, pronta?.parcelas, { paging: null });
  return (
    <ReportTable
      label="Parcelas da venda"
      title="Parcelas"
      view={view}
      rowKey={({ numero }) => String(numero)}
      idleText="Escolha mensalidades, bandeira, transação e parcelas."
    />
  );
}
