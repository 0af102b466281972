import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longWords } from './fieldStory.tsx';
import { Form } from './Form.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { TextField } from './fields/TextField.tsx';
import { formGuide } from './Form.guide.ts';

const longProblems = [
  { name: 'razaoSocial', message: longWords.errorMessage },
  { name: 'cnpj', message: 'Este CNPJ já tem contrato: abra o 2026-000123', isSolved: true },
];

interface Prestador {
  readonly razaoSocial: string;
  readonly cnpj: string;
  readonly rede: string;
}

const redes = [{ value: 'norte', label: 'Rede Norte' }];

function Cadastro({
  onSave,
  size = 'normal',
}: {
  onSave: (prestador: Prestador) => void;
  size?: 'normal' | 'large';
}) {
  const { register, handleSubmit, formState } = useForm<Prestador>({ shouldFocusError: false });
  const { errors } = formState;
  const problems = (['razaoSocial', 'cnpj', 'rede'] as const).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  return (
    <Form problems={problems} onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <TextField
        label="Razão social"
        size={size}
        isRequired
        errorMessage={errors.razaoSocial?.message}
        {...register('razaoSocial', { required: 'Informe a razão social' })}
      />
      <TextField
        label="CNPJ"
        size={size}
        isRequired
        isTabular
        errorMessage={errors.cnpj?.message}
        {...register('cnpj', { required: 'Informe o CNPJ' })}
      />
      <SelectField
        label="Rede"
        size={size}
        options={redes}
        placeholder="Selecione"
        errorMessage={errors.rede?.message}
        {...register('rede', { required: 'Escolha a rede' })}
      />
      <Button type="submit" tone="primary" size={size}>
        Salvar
      </Button>
    </Form>
  );
}

const meta = {
  title: 'ui/formulários/Form',
  tags: ['autodocs'],
  parameters: { guide: formGuide },
  component: Cadastro,
  args: { onSave: fn() },
} satisfies Meta<typeof Cadastro>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar' }));

export const Default: Story = {};
export const RefusedGoesToTheFirstWrongField: Story = {
  name: 'Recusado vai ao primeiro campo errado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Razão social'), 'Clínica Aurora');
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Corrija 2 campos');
    await waitFor(() => expect(canvas.getByLabelText('CNPJ')).toHaveFocus());
    await expect(canvas.getByLabelText('CNPJ')).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Escolha a rede' }));
    await expect(canvas.getByLabelText('Rede')).toHaveFocus();
  },
};
export const Accepted: Story = {
  name: 'Aceito',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Razão social'), 'Clínica Aurora');
    await userEvent.type(canvas.getByLabelText('CNPJ'), '11222333000181');
    await userEvent.selectOptions(canvas.getByLabelText('Rede'), 'Rede Norte');
    await submit(canvasElement);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { razaoSocial: 'Clínica Aurora', cnpj: '11222333000181', rede: 'norte' },
      expect.anything(),
    );
  },
};
export const Dark: Story = { ...RefusedGoesToTheFirstWrongField, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...RefusedGoesToTheFirstWrongField,
  args: { size: 'large' },
  globals: { viewport: { value: 'phoneSmall' } },
};
/** A corrected problem stays in the summary, ticked, so that nothing moves while one types. */
export const LongText: Story = {
  render: () => (
    <Form problems={longProblems} aria-label="Cadastro">
      <TextField label={longWords.label} name="razaoSocial" errorMessage={longWords.errorMessage} />
      <TextField label="CNPJ" name="cnpj" defaultValue="11.222.333/0001-81" isTabular />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Falta corrigir um campo');
  },
};
