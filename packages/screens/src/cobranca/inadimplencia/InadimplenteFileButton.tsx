import { Button } from '@vidas/ui/button/Button.tsx';
import { Icon } from '../../app/icons.tsx';
import type { PedidoInadimplentes } from './inadimplentePedido.ts';
import { type InadimplenteFile, useInadimplenteCsv } from './useInadimplenteCsv.ts';

export interface InadimplenteFileButtonProps {
  readonly file: InadimplenteFile;
  readonly children: string;
  /** The question on show; null before Buscar, or without rows. */
  readonly pedido: PedidoInadimplentes | null;
}

/** One of the two messaging files, among the files of Exportar: that is closed while the form differs from the question on show. */
export function InadimplenteFileButton({ file, children, pedido }: InadimplenteFileButtonProps) {
  const { start, isRunning } = useInadimplenteCsv(file);
  return (
    <Button
      size="small"
      tone="quiet"
      icon={<Icon name="download" />}
      isDisabled={pedido === null}
      isPending={isRunning}
      onPress={() => pedido !== null && start(pedido)}
    >
      {children}
    </Button>
  );
}
