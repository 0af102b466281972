import type { CodigoDeGlosa } from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import type { FormFieldProps } from '@vidas/ui/form/FormField.tsx';
import { useGlosas } from './useGlosas.ts';

interface GlosaFieldProps extends Omit<FormFieldProps<string>, 'onChange'> {
  readonly isDisabled: boolean;
  readonly onChange: (codigo: string) => void;
}

const optionOf = ({ codigo, descricao, comentarioPadrao, usos }: CodigoDeGlosa) => ({
  value: codigo,
  label: `${codigo} - ${descricao}`,
  hint: [usos > 0 && 'Usada por você', comentarioPadrao].filter(Boolean).join(' · ') || undefined,
});

/** The code of a denial, by number or words; the person's own come first (CTM-80). */
export function GlosaField(props: GlosaFieldProps) {
  const { data = [], error, isPending, refetch } = useGlosas();
  return (
    <SearchableSelect
      label="Código da glosa"
      placeholder="Número ou palavras"
      options={data.map(optionOf)}
      isLoading={isPending}
      emptyText="Código não cadastrado"
      failure={
        error && data.length === 0 ? { text: error.message, onRetry: () => void refetch() } : undefined
      }
      {...props}
    />
  );
}
