import { Button } from '@vidas/ui/button/Button.tsx';
import { Icon } from '../../app/icons.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import type { PedidoInadimplentes } from './inadimplentePedido.ts';
import { type InadimplenteFile, useInadimplenteCsv } from './useInadimplenteCsv.ts';

export interface InadimplenteFileButtonProps {
  readonly file: InadimplenteFile;
  readonly children: string;
  /** The question on show; null before Buscar, or without rows. */
  readonly pedido: PedidoInadimplentes | null;
  /** True when the form differs from the question on show: nobody should get a message because of an old question. */
  readonly isChanged: boolean;
}

/** One of the two messaging files; a disabled button has the reason as its tooltip. */
export function InadimplenteFileButton({ file, children, pedido, isChanged }: InadimplenteFileButtonProps) {
  const { start, isRunning } = useInadimplenteCsv(file);
  const why = isChanged ? 'A data ou as cidades mudaram: use Buscar antes de exportar.' : '';
  return (
    <Tooltip text={why} isDisabled={why === ''} isName>
      <span>
        <Button
          size="small"
          icon={<Icon name="download" />}
          aria-label={why === '' ? undefined : `${children}. ${why}`}
          isDisabled={pedido === null || why !== ''}
          isPending={isRunning}
          onPress={() => pedido !== null && start(pedido)}
        >
          {children}
        </Button>
      </span>
    </Tooltip>
  );
}
