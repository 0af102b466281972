import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { longWords } from '../fieldStory.tsx';
import { Checkbox } from '../choice/Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from '../choice/RadioGroup.tsx';
import { SelectField } from '../choice/SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const planos = [
  { value: 'smart', label: 'Individual Smart' },
  { value: 'premium', label: 'Individual Premium' },
  { value: 'adesao', label: 'Adesão', isDisabled: true },
];
const contatos = [
  { value: 'email', label: 'Por e-mail' },
  { value: 'telefone', label: 'Por telefone', hint: 'Em dias úteis, das 8 às 18 horas.' },
];

interface Look {
  readonly size?: 'normal' | 'large';
  readonly isDisabled?: boolean;
  readonly errorMessage?: string;
  readonly hint?: string;
}

/** Every field in one look. */
function Fields(look: Look) {
  return (
    <Stack gap="l">
      <TextField label="Nome" name="nome" defaultValue="Adriana da Silva Prado" {...look} />
      <TextField label="Mensalidade" name="valor" trailing="R$" isTabular isOptional {...look} />
      <SelectField label="Plano" name="plano" options={planos} placeholder="Selecione" {...look} />
      <PasswordField label="Senha" name="senha" defaultValue="segredo" {...look} />
      <TextArea label="Relato" name="relato" maxLength={2000} hasCounter {...look} />
      <Checkbox label="Aceito receber a resposta por e-mail" name="aceite" {...look} />
      <RadioGroup label="Como prefere ser procurado?" name="contato" options={contatos} {...look} />
    </Stack>
  );
}

const meta = { title: 'ui/formulários/Form/Campos juntos', component: Fields } satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Como prefere ser procurado?'));
    await userEvent.click(canvas.getByLabelText(/^Por telefone/));
    await expect(canvas.getByRole('radio', { name: /^Por telefone/ })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plano' }), 'Individual Premium');
    await expect(canvas.getByRole('combobox')).toHaveValue('premium');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Aceito receber a resposta por e-mail' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const WithError: Story = {
  args: { errorMessage: 'Preencha este campo', hint: 'Como está no documento' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Nome', 'Plano', 'Senha', 'Relato']) {
      const field = canvas.getByLabelText(name);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Preencha este campo Como está no documento');
    }
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Preencha este campo Como está no documento',
    );
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Large: Story = { args: { size: 'large', hint: 'Só a ouvidoria vê' } };
export const Dark: Story = {
  args: { errorMessage: 'Preencha este campo', hint: 'Como está no documento' },
  globals: { theme: 'dark' },
};
export const Narrow: Story = { args: { size: 'large' }, globals: { viewport: { value: 'phoneSmall' } } };

export const LongText: Story = {
  args: { errorMessage: longWords.errorMessage, hint: longWords.hint },
};

export const PasswordShown: Story = {
  name: 'Senha à mostra',
  render: () => <PasswordField label="Senha" name="senha" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Senha');
    await userEvent.type(field, 'capivara');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('capivara');
  },
};
export const LettersCounted: Story = {
  name: 'Letras contadas',
  render: () => <TextArea label="Relato" name="relato" defaultValue="Oi" maxLength={5} hasCounter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 de 5')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Relato'), ' você');
    // Nothing is cut, and the field says what to do.
    await expect(canvas.getByText('7 de 5')).toBeVisible();
    await expect(canvas.getByLabelText('Relato')).toHaveValue('Oi você');
    await expect(canvas.getByLabelText('Relato')).toHaveAccessibleDescription('Passa de 5 letras: tire 2');
  },
};
