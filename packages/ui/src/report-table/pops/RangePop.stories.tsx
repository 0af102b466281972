import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TypedScene } from './pops.fake.tsx';
import { RangePop } from './RangePop.tsx';

const meta = {
  title: 'ui/dados/ReportTable/Filtros/Faixa',
  component: RangePop,
  args: { header: 'Mensalidade', text: '', format: 'money', onText: fn(), onClose: fn() },
  render: (args) => (
    <TypedScene args={args} column={{ format: args.format ?? 'integer', filter: { kind: 'range' } }}>
      {(props) => <RangePop {...props} format={args.format} />}
    </TypedScene>
  ),
} satisfies Meta<typeof RangePop>;
export default meta;
type Story = StoryObj<typeof meta>;

const problem = '“abc” não é um número: use 100, >100 ou 100..200';

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Mensalidade' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('>1.000');
    await expect(canvas.getByText('Mensalidade > R$ 1.000,00')).toBeVisible();
    await userEvent.clear(box);
    const from = canvas.getByRole('textbox', { name: 'De' });
    const to = canvas.getByRole('textbox', { name: 'Até' });
    await userEvent.type(from, '100');
    await expect(box).toHaveValue('>=100');
    await userEvent.type(to, '1.250,50');
    await expect(box).toHaveValue('100..1.250,50');
    await expect(canvas.getByText('Mensalidade de R$ 100,00 a R$ 1.250,50')).toBeVisible();
    await userEvent.clear(from);
    await expect(box).toHaveValue('<=1.250,50');
    await userEvent.type(to, '{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { text: '100..200' } };

export const WithError: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Mensalidade' });
    await userEvent.type(box, 'abc');
    await expect(canvas.getByRole('alert')).toHaveTextContent(problem);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(problem);
    // A filter that is not in force must not look as if it were.
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
  },
};

export const MendedError: Story = {
  name: 'Erro corrigido',
  args: { text: '1x' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Mensalidade' });
    await userEvent.type(box, '{Backspace}00{Enter}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(box).toBeValid();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WholeNumbers: Story = {
  name: 'Números inteiros',
  args: { header: 'Vidas', format: 'integer', text: '<10' },
};
export const Percentages: Story = {
  name: 'Percentuais',
  args: { header: 'Sinistralidade', format: 'percent', text: '>=72,5%' },
};
export const LongText: Story = {
  args: {
    header: 'Valor apresentado pelo prestador antes da glosa administrativa',
    text: 'cento e vinte e cinco mil e quatrocentos reais',
  },
};
export const Narrow: Story = { args: { text: 'abc' }, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { text: '100..200' }, globals: { theme: 'dark' } };
export const DarkWithError: Story = {
  name: 'Com erro, escuro',
  args: { text: '100..x' },
  globals: { theme: 'dark' },
};
