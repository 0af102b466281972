import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { emBranco, preenchido } from './cadastro.fake.ts';
import { ContratoForm } from './ContratoForm.fake.tsx';

const meta = {
  title: 'ui/formulários/Form/Cadastro completo',
  component: ContratoForm,
  args: { startsWith: preenchido, onSave: fn() },
} satisfies Meta<typeof ContratoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar contrato' }));

export const Default: Story = {};
export const Saved: Story = {
  name: 'Gravado',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const mensalidade = canvas.getByRole('textbox', { name: 'Mensalidade' });
    await userEvent.clear(mensalidade);
    await userEvent.type(mensalidade, '412,9');
    await expect(canvas.getByText('Há alterações não salvas')).toBeVisible();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ ...preenchido, mensalidadeCents: 41_290 });
    await waitFor(() => expect(canvas.queryByText('Há alterações não salvas')).not.toBeInTheDocument());
    await expect(mensalidade).toHaveValue('412,90');
  },
};
export const Empty: Story = { args: { startsWith: emBranco } };
/** Each empty field has its own message; the focus goes to the first, and corrected fields are ticked off. */
export const Refused: Story = {
  args: { startsWith: emBranco },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Corrija 15 campos');
    const first = canvas.getByRole('textbox', { name: 'Razão social' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(first, 'Metalúrgica Aurora Ltda.');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Faltam 14 campos'));
    await expect(first).toBeValid();
    await userEvent.click(canvas.getByRole('link', { name: 'Informe o município' }));
    await expect(canvas.getByRole('combobox', { name: 'Município' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Escreva ao menos um e-mail para os avisos' }));
    await expect(canvas.getByRole('combobox', { name: 'Enviar avisos para' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'CPF' }), '52998224724');
    await expect(
      await canvas.findByText('CPF com dígito verificador errado: confira os números'),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** The server finds a problem: its message stands at the field until the field is changed. */
export const RefusedByTheServer: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve({
        problems: [{ name: 'cnpj', message: 'Este CNPJ já tem contrato: abra o 2026-000123' }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    const cnpj = canvas.getByRole('textbox', { name: 'CNPJ' });
    await waitFor(() => expect(cnpj).toHaveFocus());
    await expect(cnpj).toBeInvalid();
    await expect(cnpj).toHaveAccessibleDescription('Este CNPJ já tem contrato: abra o 2026-000123');
    await userEvent.clear(cnpj);
    await userEvent.type(cnpj, '11222333000181');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Tudo corrigido: envie de novo'));
  },
};
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText(/Nada se perdeu/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
  },
};
export const Loading: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Salvar contrato' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    // As Enter in a field does; a second sending would come about before the next frame is drawn.
    button.closest('form')?.requestSubmit();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** The browser asks before leaving unsaved changes; when they are undone it does not. */
export const Undone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const cpf = canvas.getByRole('textbox', { name: 'CPF' });
    await expect(isGuarded()).toBe(false);
    await userEvent.type(cpf, '{Backspace}');
    await waitFor(() => expect(isGuarded()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer alterações' }));
    await waitFor(() => expect(cpf).toHaveValue('529.982.247-25'));
    await waitFor(() => expect(isGuarded()).toBe(false));
  },
};
export const LongText: Story = {
  args: {
    startsWith: {
      ...preenchido,
      razaoSocial: 'Associação Beneficente dos Servidores Públicos Municipais Aposentados do Vale do Paraíba',
      avisos: ['diretoria.administrativa.financeira@associacaodosservidores.exemplo.com.br'],
    },
  },
};
export const Narrow: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
