import { Confirm } from '@vidas/ui/dialog/confirm';
import { Stack } from '@vidas/ui/layout/stack';
import { Text } from '@vidas/ui/text';
import { contaMovimentacoes } from './contaMovimentacoes.ts';
import type { useExportaMovimentacao } from './useExportaMovimentacao.ts';

export interface ExportaMovimentacaoConfirmProps {
  readonly act: ReturnType<typeof useExportaMovimentacao>;
  /** Name of the insurer. */
  readonly congenere: string;
  /** The table hides some rows, but the file takes them too. */
  readonly isFiltered: boolean;
}

/** Asks before movements are marked, with how many and for whom; a failed attempt can be repeated. */
export function ExportaMovimentacaoConfirm({ act, congenere, isFiltered }: ExportaMovimentacaoConfirmProps) {
  if (act.question === null) return null;
  return (
    <Confirm
      question={`Exportar ${contaMovimentacoes(act.question.quantidade)} para ${congenere}?`}
      actionLabel="Exportar"
      tone="primary"
      isPending={act.isWriting}
      errorMessage={
        act.hasFailed
          ? 'Não foi possível exportar! Tente de novo: se as movimentações já tiverem sido marcadas, virá o mesmo arquivo.'
          : undefined
      }
      onConfirm={act.confirm}
      onCancel={act.close}
    >
      <Stack>
        <Text>
          O arquivo é baixado e as movimentações passam a constar como exportadas. Isso não se desfaz, mas o
          arquivo pode ser baixado de novo em “Exportações anteriores”.
        </Text>
        {isFiltered && <Text weight="medium">O arquivo leva também as linhas que os filtros escondem.</Text>}
      </Stack>
    </Confirm>
  );
}
