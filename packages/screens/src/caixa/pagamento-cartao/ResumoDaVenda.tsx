import type { ParcelaCalculada } from '@vidas/api-client/caixa/cartao.rules.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { ReportTable } from '@vidas/ui/report-table/ReportTable.tsx';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import type { VendaPronta } from './vendaForm.ts';

const parcela = columnsOf<ParcelaCalculada>();
const columns = [
  parcela.field('numero', { header: 'Parcela', format: 'integer' }),
  parcela.field('previstaEm', { header: 'Data Prevista', format: 'date' }),
  parcela.field('valor', { header: 'Valor', format: 'money', footer: 'sum', principal: true }),
  parcela.field('liquido', { header: 'Valor Líquido', format: 'money', footer: 'sum' }),
];

const reais = (cents: number): string => `R$ ${formatCents(cents)}`;

interface ResumoDaVendaProps {
  /** The sum of the chosen fees. */
  readonly bruto: number;
  readonly desconto: number;
  /** Null before brand, transaction and installments are chosen. */
  readonly pronta: VendaPronta | null;
}

/** The sums of the sale in the form, and each installment with its day (CXA-5, CXA-6). */
export function ResumoDaVenda({ bruto, desconto, pronta }: ResumoDaVendaProps) {
  const view = useReportView(columns, pronta?.parcelas, { paging: null });
  return (
    <Row isLastWide align="start" gap="xl">
      <Stack gap="s">
        <Heading level={2}>Total</Heading>
        <Facts
          facts={[
            { name: 'Mensalidades', value: reais(bruto) },
            { name: 'Desconto', value: reais(desconto) },
            { name: 'Valor total', value: reais(bruto - desconto) },
            {
              name: 'Tarifa',
              value: pronta && `${reais(pronta.tarifa)} (${formatCents(pronta.percentual)}%)`,
            },
            { name: 'Valor líquido', value: pronta && reais(pronta.liquido) },
          ]}
        />
      </Stack>
      <ReportTable
        label="Parcelas da venda"
        title="Parcelas"
        view={view}
        rowKey={({ numero }) => String(numero)}
        idleText="Escolha mensalidades, bandeira, transação e parcelas."
      />
    </Row>
  );
}
