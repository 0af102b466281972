import { writeDay } from '@vidas/api-client/words/day.ts';
import type { DataCancelamento } from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import type { CancelamentoData } from './useCancelamentoData.ts';

export interface CancelamentoDataFieldProps {
  readonly field: CancelamentoData;
}

const optionOf = ({ data, contratos }: DataCancelamento) => {
  const count = contratos?.toLocaleString('pt-BR');
  const words = count !== undefined ? ` · ${count} ${count === '1' ? 'contrato' : 'contratos'}` : '';
  return { value: data, label: `${writeDay(data)}${words}` };
};

/** Data de cancelamento, a list with the number of contracts beside each day if the server sends it; when it cannot be read, the field shows the reason and a retry. */
export function CancelamentoDataField({ field }: CancelamentoDataFieldProps) {
  const { datas, chosen, choose, isLoading, failure, read } = field;
  const options = datas.map(optionOf);
  // An address may name a day that is not in the list, or the list may not be loaded yet.
  if (chosen !== null && !datas.some(({ data }) => data === chosen))
    options.unshift({ value: chosen, label: writeDay(chosen) });
  const words = isLoading ? 'Carregando…' : 'Selecione';
  const none = failure ? 'Nenhuma data' : 'Não há datas de cancelamento';
  return (
    <>
      <SelectField
        label="Data de cancelamento"
        placeholder={chosen === null ? words : undefined}
        emptyText={isLoading ? undefined : none}
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
