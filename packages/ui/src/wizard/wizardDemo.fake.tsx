import { useState } from 'react';
import { Checkbox } from '../form/choice/Checkbox.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import type { WizardProps } from './wizardTypes.ts';

/** The props that stories change in the wizard of a commission rule. */
export type RuleWizardProps = Partial<WizardProps> & Pick<WizardProps, 'onSave' | 'onCancel'>;

/** The props of a wizard with invented steps and its own answers; the value of the second step is typed into an uncontrolled field. */
export function useRuleWizard({
  hasSummary,
  ...props
}: RuleWizardProps & { hasSummary: boolean }): WizardProps {
  const [nome, setNome] = useState('');
  const [valor, setValor] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const need = (name: string, value: string, message: string) => {
    const isGood = value.trim() !== '';
    setErrors(isGood ? {} : { [name]: message });
    return isGood;
  };
  return {
    title: 'Nova regra de comissão',
    hasChanges: nome !== '' || valor !== '',
    steps: [
      {
        key: 'dados',
        label: 'Dados iniciais',
        content: (
          <TextField
            label="Descrição da regra"
            value={nome}
            errorMessage={errors['nome']}
            onChange={({ target }) => setNome(target.value)}
          />
        ),
        validate: () => need('nome', nome, 'Insira uma descrição para a nova regra'),
      },
      {
        key: 'valores',
        label: 'Valores',
        content: (
          <Stack>
            <TextField
              label="Comissão por vida"
              isTabular
              defaultValue=""
              errorMessage={errors['valor']}
              onChange={({ target }) => setValor(target.value)}
            />
            <Checkbox label="Conta para a meta" />
          </Stack>
        ),
        validate: async () => {
          await Promise.resolve();
          return need('valor', valor, 'Insira o valor da comissão');
        },
      },
      { key: 'vendedores', label: 'Vendedores', content: <Text>Todos os vendedores ativos.</Text> },
    ],
    ...(hasSummary && {
      summary: {
        dados: [{ name: 'Descrição', value: nome }],
        valores: [{ name: 'Comissão por vida', value: valor && `R$ ${valor}` }],
        vendedores: [{ name: 'Vendedores', value: 'Todos os ativos' }],
      },
    }),
    ...props,
  };
}
