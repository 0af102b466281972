import { useQuery } from '@tanstack/react-query';
import type { CampoFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { municipiosQuery } from '@vidas/api-client/cadastro/ficha/ficha.queries.ts';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { CepField } from '@vidas/ui/form/fields/CepField.tsx';
import { CnsField } from '@vidas/ui/form/fields/CnsField.tsx';
import { CpfField } from '@vidas/ui/form/fields/CpfField.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { nomeDoCampo } from './fichaCampos.ts';
import { type Marcas, marked } from './fichaMarcas.ts';
import type { FichaFields } from './useFichaForm.ts';

export interface FichaGroupProps extends Marcas {
  readonly form: FichaFields;
}

export interface CampoDaFichaProps extends FichaGroupProps {
  readonly campo: CampoFicha;
}

const sexos = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
];

/** One field of the record, with its marks. */
export function CampoDaFicha({ campo, ...props }: CampoDaFichaProps) {
  if (campo === 'dataNascimento') return <Nascimento {...props} />;
  if (campo === 'codigoMunicipio') return <Municipio {...props} />;
  const label = nomeDoCampo(campo);
  return (
    <FormField form={props.form} name={campo}>
      {(given) => {
        const field = marked(props, campo)(given);
        switch (campo) {
          case 'cpf':
            return <CpfField label={label} {...field} />;
          case 'cns':
            return <CnsField label={label} isOptional {...field} />;
          case 'cep':
            return <CepField label={label} {...field} />;
          case 'sexo':
            return <SelectField label={label} options={sexos} {...field} />;
          default:
            return (
              <TextField
                label={label}
                isRequired={campo === 'nome'}
                isOptional={campo === 'complemento'}
                {...field}
              />
            );
        }
      }}
    </FormField>
  );
}

function Nascimento(props: FichaGroupProps) {
  const { today } = useOperatorClock();
  return (
    <FormField form={props.form} name="dataNascimento">
      {(field) => (
        <DatePicker
          label={nomeDoCampo('dataNascimento')}
          isRequired
          min="1900-01-01"
          max={today()}
          {...marked(props, 'dataNascimento')(field)}
        />
      )}
    </FormField>
  );
}

function Municipio(props: FichaGroupProps) {
  const cities = useQuery(municipiosQuery(useHttp()));
  const options = (cities.data ?? []).map(({ codigo, nome, uf }) => ({
    value: codigo,
    label: `${nome} – ${uf}`,
    hint: codigo,
  }));
  return (
    <FormField form={props.form} name="codigoMunicipio">
      {(field) => (
        <SearchableSelect
          label={nomeDoCampo('codigoMunicipio')}
          options={options}
          isLoading={cities.isPending}
          {...(cities.error && {
            failure: { text: cities.error.message, onRetry: () => void cities.refetch() },
          })}
          {...marked(props, 'codigoMunicipio')(field)}
        />
      )}
    </FormField>
  );
}
