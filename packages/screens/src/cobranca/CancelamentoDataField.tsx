import type { DataCancelamento } from '@vidas/api-client/cobranca/inadimplencia';
import { Button } from '@vidas/ui/button';
import { SelectField } from '@vidas/ui/form/select-field';
import { writeDay } from '../report/periodo.ts';
import type { CancelamentoData } from './useCancelamentoData.ts';

/** What a CancelamentoDataField takes. */
export interface CancelamentoDataFieldProps {
  readonly field: CancelamentoData;
  /** Beside each day stands how many contracts end on it, where the server says so. */
  readonly isCounted?: boolean;
}

const optionOf = ({ data, contratos }: DataCancelamento, isCounted: boolean) => {
  const count = contratos?.toLocaleString('pt-BR');
  const words =
    isCounted && count !== undefined ? ` · ${count} ${count === '1' ? 'contrato' : 'contratos'}` : '';
  return { value: data, label: `${writeDay(data)}${words}` };
};

/** Data de cancelamento, out of the days there are; when they cannot be read it says why and asks again. */
export function CancelamentoDataField({ field, isCounted = false }: CancelamentoDataFieldProps) {
  const { datas, chosen, choose, isLoading, failure, read } = field;
  const options = datas.map((day) => optionOf(day, isCounted));
  // An address may name a day that the list does not have, or not yet.
  if (chosen !== null && !datas.some(({ data }) => data === chosen))
    options.unshift({ value: chosen, label: writeDay(chosen) });
  const words = isLoading ? 'Carregando…' : 'Nenhuma data';
  return (
    <>
      <SelectField
        label="Data de cancelamento"
        placeholder={chosen === null ? words : undefined}
        options={options}
        value={chosen ?? ''}
        isDisabled={options.length === 0}
        errorMessage={failure ? `As datas não foram lidas. ${failure.message}` : undefined}
        onChange={({ target }) => choose(target.value)}
      />
      {failure && <Button onPress={read}>Ler as datas de novo</Button>}
    </>
  );
}
