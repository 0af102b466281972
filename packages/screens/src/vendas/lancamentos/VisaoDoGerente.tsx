import { type ResumoVendedor, todosOsVendedores } from '@vidas/api-client/vendas/lancamentos';
import { vendasQuery, vendasVendedoresQuery } from '@vidas/api-client/vendas/lancamentos-queries';
import { Button } from '@vidas/ui/button';
import { useReportView } from '@vidas/ui/report-table/view';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { useReport } from '../../report/useReport.ts';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { writeMonth } from '../../write/writeMonth.ts';
import { vendedoresColumns } from './lancamentosColumns.tsx';
import { LancamentosPage } from './LancamentosPage.tsx';
import { useCompetenciaDoAno } from './useCompetenciaDoAno.ts';
import { VendasTable } from './VendasTable.tsx';
import { VendedorDialog } from './VendedorDialog.tsx';

interface TabProps {
  readonly competencia: string;
}

function VendedoresTab({
  competencia,
  onOpen,
}: TabProps & { readonly onOpen: (row: ResumoVendedor) => void }) {
  const report = useReport(vendasVendedoresQuery(useHttp(), competencia), {
    success: ['Requisição realizada com sucesso!'],
    empty: [
      'Requisição realizada com sucesso!',
      `Infelizmente não foi encontrado dados para a competência ${writeMonth(competencia)}`,
    ],
    failure: () => ['Não foi possível carregar os dados!', 'Verifique sua sessão ou conexão! :('],
  });
  const memory = useTableMemory('lancamentos-vendas', { paging: { size: 8 } });
  const view = useReportView(vendedoresColumns, report.rows, memory);
  return (
    <ReportBody
      report={report}
      view={view}
      table={{
        label: 'Vendedores',
        rowKey: ({ codigoVendedor }) => codigoVendedor,
        emptyText: 'Nenhum dado encontrado...',
        rowActions: (row) => (
          <Button size="small" aria-label={`Ver vendas de ${row.nomeVendedor}`} onPress={() => onOpen(row)}>
            Ver vendas
          </Button>
        ),
      }}
    />
  );
}

function VendasTab({ competencia }: TabProps) {
  const query = useQuery(vendasQuery(useHttp(), todosOsVendedores, competencia));
  return <VendasTable label="Vendas" report={reportOf(query, query.data)} pageSize={8} isOfAll />;
}

/** What all sellers sold in a month; a seller opens the sales. */
export function VisaoDoGerente() {
  const mes = useCompetenciaDoAno();
  const { competencia } = mes;
  const [open, setOpen] = useState<ResumoVendedor | null>(null);
  return (
    <>
      <LancamentosPage
        title="Lançamentos de Vendas"
        seller={todosOsVendedores}
        mes={mes}
        listas={[
          {
            key: 'vendedores',
            label: 'Vendedores',
            content: <VendedoresTab key={competencia} competencia={competencia} onOpen={setOpen} />,
          },
          { key: 'vendas', label: 'Todas as vendas', content: <VendasTab competencia={competencia} /> },
        ]}
      />
      {open && <VendedorDialog vendedor={open} competencia={competencia} onClose={() => setOpen(null)} />}
    </>
  );
}
