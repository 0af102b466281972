import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { contaMovimentacoes } from './contaMovimentacoes.ts';
import type { useExportaMovimentacao } from './useExportaMovimentacao.ts';

export interface ExportaMovimentacaoConfirmProps {
  readonly act: ReturnType<typeof useExportaMovimentacao>;
  /** Name of the insurer. */
  readonly congenere: string;
  /** True when the table showed only a part before, and now shows all. */
  readonly wasFiltered: boolean;
}

/** Asks before movements are marked, with their number and insurer; a failed attempt can be repeated. */
export function ExportaMovimentacaoConfirm({ act, congenere, wasFiltered }: ExportaMovimentacaoConfirmProps) {
  if (act.question === null) return null;
  return (
    <Confirm
      question={`Exportar ${contaMovimentacoes(act.question.quantidade)} para ${congenere}?`}
      actionLabel="Exportar"
      tone="primary"
      isPending={act.isWriting || act.isLooking}
      errorMessage={act.failure}
      onConfirm={act.confirm}
      onCancel={act.close}
    >
      <Stack>
        <Text>
          O arquivo é baixado e as movimentações passam a constar como exportadas. Isso não se desfaz, mas o
          arquivo pode ser baixado de novo em “Exportações anteriores”.
        </Text>
        {wasFiltered && <Text weight="medium">Os filtros da tabela foram tirados: são todas.</Text>}
      </Stack>
    </Confirm>
  );
}
