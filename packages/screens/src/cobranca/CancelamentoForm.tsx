import { Button } from '@vidas/ui/button';
import { CancelamentoDataField } from './CancelamentoDataField.tsx';
import { useCancelamentoData } from './useCancelamentoData.ts';

export interface CancelamentoFormProps {
  /** The ISO day searched last; null for none. */
  readonly data: string | null;
  readonly isSearching: boolean;
  readonly onSearch: (data: string) => void;
}

/** Data de cancelamento and Buscar, which waits for a day. */
export function CancelamentoForm({ data, isSearching, onSearch }: CancelamentoFormProps) {
  const field = useCancelamentoData(data);
  const { chosen } = field;
  return (
    <>
      <CancelamentoDataField field={field} isCounted />
      <Button
        tone="primary"
        isDisabled={chosen === null}
        isPending={isSearching}
        onPress={() => chosen !== null && onSearch(chosen)}
      >
        Buscar
      </Button>
    </>
  );
}
