import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompetenciasPop } from './CompetenciasPop.tsx';
import { TypedScene } from './pops.fake.tsx';

const column = { format: 'competencia', filter: { kind: 'competencias' } } as const;
const meta = {
  title: 'ui/dados/ReportTable/Filtros/Meses',
  component: CompetenciasPop,
  args: { header: 'Competência', text: '', onText: fn(), onClose: fn() },
  render: (args) => (
    <TypedScene args={args} column={column}>
      {(props) => <CompetenciasPop {...props} />}
    </TypedScene>
  ),
} satisfies Meta<typeof CompetenciasPop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Competência' });
    await expect(box).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '072026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até' }), '9/26');
    await userEvent.tab();
    await expect(box).toHaveValue('07/2026..09/2026');
    await expect(canvas.getByText('Competência de 07/2026 a 09/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ano passado' }));
    await expect(box).toHaveValue('ano passado');
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { text: '07/2026..09/2026' } };
export const WithError: Story = {
  args: { text: '13/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '13/2026 não existe: use um mês de 01 a 12 e um ano desde 1900',
    );
  },
};
export const LongText: Story = {
  args: { header: 'Competência do demonstrativo de pagamento do prestador', text: '15/07/2026 a 20/08/2026' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { text: 'este ano' }, globals: { theme: 'dark' } };
