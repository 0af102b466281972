import type { Congenere } from '@vidas/api-client/cadastro/movimentacao';
import type { PedidoMovimentacao } from '@vidas/api-client/cadastro/movimentacao-queries';
import { Checkbox } from '@vidas/ui/form/checkbox';
import { SelectField } from '@vidas/ui/form/select-field';
import { Row } from '@vidas/ui/layout/row';
import type { ReactNode } from 'react';

export interface MovimentacaoFormProps {
  readonly congeneres: readonly Congenere[];
  readonly isLoading: boolean;
  /** Null until an insurer is chosen. */
  readonly pedido: PedidoMovimentacao | null;
  readonly onChange: (pedido: PedidoMovimentacao) => void;
  /** The acts at the right. */
  readonly children: ReactNode;
}

/** Whose movements, and whether with those that were exported before. */
export function MovimentacaoForm({
  congeneres,
  isLoading,
  pedido,
  onChange,
  children,
}: MovimentacaoFormProps) {
  const { codCongenere, incluiExportados } = pedido ?? { codCongenere: '', incluiExportados: false };
  const options = congeneres.map((each) => ({ value: each.codCongenere, label: each.nomeCongenere }));
  // An address may name an insurer that is not in the list, or the list may not be loaded yet.
  if (pedido !== null && !options.some(({ value }) => value === codCongenere))
    options.unshift({ value: codCongenere, label: `Congênere ${codCongenere}` });
  return (
    <>
      <SelectField
        label="Congênere"
        placeholder={isLoading ? 'Carregando…' : 'Selecione'}
        options={options}
        value={codCongenere}
        isDisabled={isLoading}
        onChange={({ target }) => onChange({ codCongenere: target.value, incluiExportados })}
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
