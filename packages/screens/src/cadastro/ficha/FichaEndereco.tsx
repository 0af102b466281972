import { useQuery } from '@tanstack/react-query';
import { municipiosQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import { CepField } from '@vidas/ui/form/fields/CepField.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { useHttp } from '../../app/services.tsx';
import type { FichaGroupProps } from './FichaIdentificacao.tsx';
import { marked } from './fichaMarcas.ts';

/** Address of the beneficiary. */
export function FichaEndereco(props: FichaGroupProps) {
  const { form } = props;
  const cities = useQuery(municipiosQuery(useHttp()));
  const options = (cities.data ?? []).map(({ codigo, nome, uf }) => ({
    value: codigo,
    label: `${nome} – ${uf}`,
    hint: codigo,
  }));
  return (
    <Fieldset legend="Endereço">
      <Row isEven align="start" gap="l">
        <FormField form={form} name="cep">
          {(field) => <CepField label="CEP" {...marked(props, 'cep')(field)} />}
        </FormField>
        <FormField form={form} name="codigoMunicipio">
          {(field) => (
            <SearchableSelect
              label="Município"
              options={options}
              isLoading={cities.isPending}
              {...(cities.error && {
                failure: { text: cities.error.message, onRetry: () => void cities.refetch() },
              })}
              {...marked(props, 'codigoMunicipio')(field)}
            />
          )}
        </FormField>
      </Row>
      <FormField form={form} name="logradouro">
        {(field) => <TextField label="Logradouro" {...marked(props, 'logradouro')(field)} />}
      </FormField>
      <Row isEven align="start" gap="l">
        <FormField form={form} name="numero">
          {(field) => <TextField label="Número" {...marked(props, 'numero')(field)} />}
        </FormField>
        <FormField form={form} name="complemento">
          {(field) => <TextField label="Complemento" isOptional {...marked(props, 'complemento')(field)} />}
        </FormField>
        <FormField form={form} name="bairro">
          {(field) => <TextField label="Bairro" {...marked(props, 'bairro')(field)} />}
        </FormField>
      </Row>
    </Fieldset>
  );
}
