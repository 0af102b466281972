import type { SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento';
import { Button } from '@vidas/ui/button';
import type { ReportTableProps } from '@vidas/ui/report-table';
import { useSearchParams } from 'react-router-dom';
import { CompararButton } from '../../report/comparar/CompararButton.tsx';
import type { Comparar } from '../../report/comparar/useComparar.ts';
import { ReportBody } from '../../report/ReportBody.tsx';
import type { Report } from '../../report/useReport.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { VendedorDrawer } from './VendedorDrawer.tsx';

interface VendedoresTabProps {
  readonly report: Report<SaldoDoVendedor>;
  readonly view: ReportTableProps<SaldoDoVendedor>['view'];
  readonly comparar: Comparar<SaldoDoVendedor>;
  readonly competencia: string;
  /** Another month is typed than the one on show. */
  readonly isOutdated: boolean;
}

/** A line a seller with the balance; the lines of one open beside it, by the address as well (?vendedor=601). */
export function VendedoresTab({ report, view, comparar, competencia, isOutdated }: VendedoresTabProps) {
  const [search, setSearch] = useSearchParams();
  const vendedor = search.get('vendedor');
  const show = (codigo: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (codigo === null) after.delete('vendedor');
      else after.set('vendedor', codigo);
      return after;
    });
  return (
    <>
      <ReportBody
        report={comparar.isLoading ? { ...report, isRefreshing: true } : report}
        view={view}
        table={{
          label: 'Comissão por vendedor',
          rowKey: ({ codigoVendedor }) => codigoVendedor,
          emptyText: 'Nenhum vendedor tem comissão nesta competência.',
          exports: { fileName: `fechamento-comissao-${writeMonth(competencia, '-')}.csv`, isOutdated },
          tools: <CompararButton comparar={comparar} view={view} />,
          rowActions: ({ codigoVendedor, nomeVendedor }) => (
            <Button
              size="small"
              aria-label={`Linhas de ${nomeVendedor}`}
              onPress={() => show(codigoVendedor)}
            >
              Linhas
            </Button>
          ),
        }}
      />
      {vendedor !== null && (
        <VendedorDrawer codigo={vendedor} competencia={competencia} onClose={() => show(null)} />
      )}
    </>
  );
}
