import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import {
  getVendas,
  type ResumoVendedor,
  todosOsVendedores,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { CompararButton } from '../../report/comparar/CompararButton.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { LancamentosPage } from './LancamentosPage.tsx';
import { useCompetenciaRecente } from './useCompetenciaRecente.ts';
import { useVendedores } from './useVendedores.ts';
import { VendasTable } from './VendasTable.tsx';
import { VendedorDialog } from './VendedorDialog.tsx';

interface TabProps {
  readonly competencia: string;
}

interface VendedoresTabProps {
  readonly vendedores: ReturnType<typeof useVendedores>;
  readonly onOpen: (row: ResumoVendedor) => void;
}

function VendedoresTab({ vendedores: { report, view, comparar }, onOpen }: VendedoresTabProps) {
  return (
    <ReportBody
      report={comparar.isLoading ? { ...report, isRefreshing: true } : report}
      view={view}
      table={{
        label: 'Vendedores',
        rowKey: ({ codigoVendedor }) => codigoVendedor,
        emptyText: 'Nenhum dado encontrado…',
        tools: <CompararButton comparar={comparar} view={view} />,
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
  const deTodos = { params: { seller: todosOsVendedores, competencia } };
  const query = useQuery(queryOf(useHttp(), getVendas, deTodos));
  return <VendasTable label="Vendas" report={reportOf(query, query.data)} pageSize={8} isOfAll />;
}

/** Sales of all sellers in a month; a seller's row opens the sales. */
export function VisaoDoGerente() {
  const mes = useCompetenciaRecente();
  const { competencia } = mes;
  const vendedores = useVendedores(competencia);
  const [open, setOpen] = useState<ResumoVendedor | null>(null);
  return (
    <>
      <LancamentosPage
        title="Lançamentos de vendas"
        seller={todosOsVendedores}
        mes={mes}
        note={vendedores.comparar.note}
        listas={[
          {
            key: 'vendedores',
            label: 'Vendedores',
            content: <VendedoresTab vendedores={vendedores} onOpen={setOpen} />,
          },
          { key: 'vendas', label: 'Todas as vendas', content: <VendasTab competencia={competencia} /> },
        ]}
      />
      {open && <VendedorDialog vendedor={open} competencia={competencia} onClose={() => setOpen(null)} />}
    </>
  );
}
