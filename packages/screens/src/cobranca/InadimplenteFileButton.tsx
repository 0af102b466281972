import type { PedidoInadimplentes } from '@vidas/api-client/cobranca/inadimplencia-queries';
import { Button } from '@vidas/ui/button';
import { Icon } from '../app/icons.tsx';
import { Tooltip } from '@vidas/ui/tooltip';
import { type InadimplenteFile, useInadimplenteCsv } from './useInadimplenteCsv.ts';

/** What an InadimplenteFileButton takes. */
export interface InadimplenteFileButtonProps {
  readonly file: InadimplenteFile;
  readonly children: string;
  /** What is on show; null before Buscar, or when it shows nobody. */
  readonly pedido: PedidoInadimplentes | null;
  /** Something else is chosen than what is on show: nobody shall be written to by an old choice. */
  readonly isChanged: boolean;
}

/** One of the two messaging files; when it cannot be had, its tooltip says why. */
export function InadimplenteFileButton({ file, children, pedido, isChanged }: InadimplenteFileButtonProps) {
  const { start, isRunning } = useInadimplenteCsv(file);
  const why = isChanged ? 'A data ou as cidades mudaram: use Buscar antes de exportar.' : '';
  return (
    <Tooltip text={why} isDisabled={why === ''} isName>
      <span>
        <Button
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
