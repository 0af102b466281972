import { Button } from '@vidas/ui/button/Button.tsx';
import { MultiTagField } from '@vidas/ui/form/choice/MultiTagField.tsx';
import { SearchForm } from '../../report/SearchForm.tsx';
import { CancelamentoDataField } from './CancelamentoDataField.tsx';
import { codigoProblem } from './inadimplenteCodigos.ts';
import type { InadimplenteBusca } from './useInadimplenteBusca.ts';

export interface InadimplenteFormProps {
  readonly busca: InadimplenteBusca;
  readonly isSearching: boolean;
}

/** Data de cancelamento, the excluded cities, and Buscar; Enter searches. */
export function InadimplenteForm({ busca, isSearching }: InadimplenteFormProps) {
  const { data, excluidas, isChecking, search } = busca;
  return (
    <SearchForm
      label="Inadimplentes"
      onSubmit={() => {
        if (!isSearching && !isChecking) search();
      }}
    >
      <CancelamentoDataField field={data} />
      <MultiTagField
        label="Códigos de cidade a excluir"
        placeholder="Código do IBGE; vírgula separa"
        value={excluidas.codigos}
        onChange={excluidas.change}
        problemOf={codigoProblem}
        most={100}
      />
      <Button
        type="submit"
        tone="primary"
        isDisabled={data.chosen === null}
        isPending={isSearching || isChecking}
      >
        Buscar
      </Button>
    </SearchForm>
  );
}
