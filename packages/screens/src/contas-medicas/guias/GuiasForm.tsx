import type { Prestador } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ReactNode } from 'react';
import { filtrosDeStatus, periodos, type useGuiasUrl } from './useGuiasUrl.ts';

export interface GuiasFormProps {
  /** Undefined while loading. */
  readonly prestadores: readonly Prestador[] | undefined;
  readonly url: ReturnType<typeof useGuiasUrl>;
  /** Acts on the found guides, after the choices. */
  readonly children?: ReactNode;
}

/** Provider, status and period of import, and the lot where one was chosen elsewhere; each choice searches at once. */
export function GuiasForm({ prestadores, url, children }: GuiasFormProps) {
  const { busca, periodo, muda } = url;
  return (
    <Row align="end">
      <SelectField
        label="Prestador"
        placeholder="Selecione o prestador"
        emptyText={prestadores && 'Não há prestadores cadastrados'}
        options={(prestadores ?? []).map(({ codPrestador, nomePrestador }) => ({
          value: codPrestador,
          label: `${codPrestador} - ${nomePrestador}`,
        }))}
        value={busca.codPrestador}
        onChange={({ target }) => muda({ prestador: target.value, lote: '' })}
      />
      <SelectField
        label="Status"
        options={filtrosDeStatus}
        value={busca.filtrarStatus}
        onChange={({ target }) => muda({ status: target.value })}
      />
      <SelectField
        label="Período de importação"
        options={periodos}
        value={periodo}
        onChange={({ target }) => muda({ periodo: target.value })}
      />
      {busca.protocolo !== undefined && (
        <Button onPress={() => muda({ lote: '' })}>
          Só o lote do protocolo {busca.protocolo}: ver todos
        </Button>
      )}
      {children}
    </Row>
  );
}
