import type { SaldoDoVendedor } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useSearchParams } from 'react-router-dom';
import { fileOf } from '../../report/fileOf.ts';
import { useExports } from '../../report/useExports.ts';
import type { KeptTable } from '../../report/useKeptTable.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { VendedorDrawer } from './VendedorDrawer.tsx';

const label = 'Comissão por vendedor';

interface VendedoresTabProps {
  readonly table: KeptTable<SaldoDoVendedor>;
  readonly question: string;
  readonly competencia: string;
  /** True when the typed month differs from the one on show. */
  readonly isOutdated: boolean;
}

/** One row per seller with the balance; the lines of one open beside it, also by the address (?vendedor=601). */
export function VendedoresTab({ table, question, competencia, isOutdated }: VendedoresTabProps) {
  const [search, setSearch] = useSearchParams();
  const vendedor = search.get('vendedor');
  const show = (codigo: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (codigo === null) after.delete('vendedor');
      else after.set('vendedor', codigo);
      return after;
    });
  const file = fileOf('fechamento-comissao', competencia);
  const exports = useExports({ title: label, file, question, isOutdated });
  return (
    <>
      <ReportBody
        report={table.report}
        view={table.view}
        table={{
          label,
          rowKey: ({ codigoVendedor }) => codigoVendedor,
          emptyText: 'Nenhum vendedor tem comissão nesta competência.',
          exports,
          ...table.tools,
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
