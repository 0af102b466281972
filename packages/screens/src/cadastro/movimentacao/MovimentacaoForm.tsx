import type { Congenere } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ReactNode } from 'react';
import { CongenereField } from '../../report/CongenereField.tsx';
import type { PedidoMovimentacao } from './movimentacaoQuery.ts';

export interface MovimentacaoFormProps {
  /** Undefined while loading. */
  readonly congeneres: readonly Congenere[] | undefined;
  readonly isLoading: boolean;
  /** Null until an insurer is chosen. */
  readonly pedido: PedidoMovimentacao | null;
  readonly onChange: (pedido: PedidoMovimentacao) => void;
  /** The acts on the right. */
  readonly children: ReactNode;
}

/** Choice of the insurer, with or without movements that were exported before. */
export function MovimentacaoForm({
  congeneres,
  isLoading,
  pedido,
  onChange,
  children,
}: MovimentacaoFormProps) {
  const { codCongenere, incluiExportados } = pedido ?? { codCongenere: '', incluiExportados: false };
  return (
    <>
      <CongenereField
        congeneres={congeneres}
        isLoading={isLoading}
        placeholder="Selecione"
        value={codCongenere}
        onChange={(code) => onChange({ codCongenere: code, incluiExportados })}
      />
      <Row gap="m">
        <Checkbox
          label="Incluir exportados"
          checked={incluiExportados}
          isDisabled={pedido === null}
          onChange={({ target }) => onChange({ codCongenere, incluiExportados: target.checked })}
        />
        {children}
      </Row>
    </>
  );
}
