import { Button } from '@vidas/ui/button/Button.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { useState } from 'react';
import { DatedPage } from '../../app/DatedPage.tsx';
import { Icon } from '../../app/icons.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { useTableMemory } from '../../report/useTableMemory.ts';
import { ExportacoesAnteriores } from './ExportacoesAnteriores.tsx';
import { ExportaMovimentacaoConfirm } from './ExportaMovimentacaoConfirm.tsx';
import { movimentacaoColumns } from './movimentacaoColumns.tsx';
import { MovimentacaoForm } from './MovimentacaoForm.tsx';
import type { PedidoMovimentacao } from './movimentacaoQuery.ts';
import { useExportaMovimentacao } from './useExportaMovimentacao.ts';
import { useCongeneres, useMovimentacao, usePedidoMovimentacao } from './useMovimentacao.ts';

const semEscolha = 'Escolha uma congênere para ver a sua movimentação.';
const semLista = 'Não há congênere que receba movimentação.';

const subtitleOf = (pedido: PedidoMovimentacao | null): string => {
  if (pedido === null) return 'Escolha uma congênere.';
  return pedido.incluiExportados ? 'Com o que já foi exportado.' : 'O que falta exportar.';
};

/** Movements of each partner insurer's clients: shown, exported once, downloaded again (CAD-17). */
export function MovimentacaoBeneficiariosScreen() {
  const [pedido, setPedido] = usePedidoMovimentacao();
  const { congeneres, isLoading, failure, read } = useCongeneres();
  const found = useMovimentacao(pedido);
  const report = pedido === null && failure ? { ...found, failure, read } : found;
  const table = useReportView(movimentacaoColumns, found.rows, useTableMemory('movimentacao-beneficiarios'));
  const search = (next: PedidoMovimentacao) => {
    table.setPage(0);
    setPedido(next);
  };
  const act = useExportaMovimentacao();
  const [wasFiltered, setWasFiltered] = useState(false);
  // The export takes exactly the rows on show (REL-46).
  const askToExport = () => {
    setWasFiltered(table.count < table.total);
    table.clearFilters();
    act.start(code);
  };
  const code = pedido?.codCongenere ?? '';
  const nome =
    congeneres?.find(({ codCongenere }) => codCongenere === code)?.nomeCongenere ?? `Congênere ${code}`;
  const incluiExportados = pedido?.incluiExportados ?? false;
  const canExport = pedido !== null && !incluiExportados && (found.rows?.length ?? 0) > 0;
  const idleText = (congeneres?.length ?? 0) > 0 || isLoading ? semEscolha : semLista;
  return (
    <DatedPage
      title="Movimentação de beneficiários"
      subtitle={
        <>
          <Tag tone="caution">Em testes</Tag> {subtitleOf(pedido)}
        </>
      }
      actions={
        <MovimentacaoForm congeneres={congeneres} isLoading={isLoading} pedido={pedido} onChange={search}>
          <ExportacoesAnteriores codCongenere={code} congenere={nome} />
          <Button
            tone="primary"
            icon={<Icon name="download" />}
            isDisabled={!canExport}
            isPending={act.isLooking}
            onPress={askToExport}
          >
            Exportar
          </Button>
        </MovimentacaoForm>
      }
      isFilling
    >
      <ReportBody
        report={report}
        view={table}
        table={{
          label: 'Movimentação de beneficiários',
          rowKey: (_, index) => String(index),
          emptyText: incluiExportados ? 'Sem movimentação nesta congênere' : 'Sem movimentação para exportar',
          idleText,
        }}
      />
      <ExportaMovimentacaoConfirm act={act} congenere={nome} wasFiltered={wasFiltered} />
    </DatedPage>
  );
}
