import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Button } from '@vidas/ui/button/Button.tsx';
import { MultiTagField } from '@vidas/ui/form/choice/MultiTagField.tsx';
import { SearchForm } from '../../report/SearchForm.tsx';
import { codigoProblem } from './inadimplenteCodigos.ts';
import type { InadimplenteBusca } from './useInadimplenteBusca.ts';

export interface InadimplenteFormProps {
  readonly busca: InadimplenteBusca;
  readonly isSearching: boolean;
}

/** Data de cancelamento, the excluded cities, and Buscar; Enter searches. */
export function InadimplenteForm({ busca, isSearching }: InadimplenteFormProps) {
  const { data, setData, excluidas, isChecking, search } = busca;
  return (
    <SearchForm
      label="Inadimplentes"
      onSubmit={() => {
        if (!isSearching && !isChecking) search();
      }}
    >
      <DatePicker label="Data de cancelamento" value={data} onChange={setData} />
      <MultiTagField
        label="Códigos de cidade a excluir"
        placeholder="Código do IBGE; vírgula separa"
        value={excluidas.codigos}
        onChange={excluidas.change}
        problemOf={codigoProblem}
        most={100}
      />
      <Button type="submit" tone="primary" isDisabled={data === null} isPending={isSearching || isChecking}>
        Buscar
      </Button>
    </SearchForm>
  );
}
