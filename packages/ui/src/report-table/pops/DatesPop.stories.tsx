import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DatesPop } from './DatesPop.tsx';
import { TypedScene } from './pops.fake.tsx';

const column = { format: 'date', filter: { kind: 'dates' } } as const;
const meta = {
  title: 'ui/dados/ReportTable/Filtros/Datas',
  component: DatesPop,
  args: { header: 'Ativação', text: '', onText: fn(), onClose: fn() },
  render: (args) => (
    <TypedScene args={args} column={column}>
      {(props) => <DatesPop {...props} />}
    </TypedScene>
  ),
} satisfies Meta<typeof DatesPop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Ativação' });
    await expect(box).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '01072026');
    await expect(box).toHaveValue('>=01/07/2026');
    // Short forms are expanded when the box is left.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até' }), '300926');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Até' })).toHaveValue('30/09/2026');
    await expect(box).toHaveValue('01/07/2026..30/09/2026');
    await expect(canvas.getByText('Ativação de 01/07/2026 a 30/09/2026')).toBeVisible();
    await expect(args.onText).toHaveBeenLastCalledWith('01/07/2026..30/09/2026');
    await userEvent.type(box, '{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Shortcuts: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Ativação' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mês passado' }));
    await expect(box).toHaveValue('mês passado');
    await expect(canvas.getByText('Ativação no mês passado')).toBeVisible();
    await expect(args.onText).toHaveBeenLastCalledWith('mês passado');
    await userEvent.click(canvas.getByRole('button', { name: 'Mês passado', pressed: true }));
    await expect(box).toHaveValue('');
    await userEvent.type(box, 'Este mes');
    await expect(canvas.getByRole('button', { name: 'Este mês', pressed: true })).toBeVisible();
  },
};

export const WithError: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'De' }), '31022026{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('31/02/2026 não existe: use um dia de 01 a 28');
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar Ativação' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { text: '07/2026..09/2026' } };
export const LongText: Story = {
  args: {
    header: 'Data do envio do comprovante de permanência ao responsável',
    text: 'segunda-feira da semana que vem, se não chover muito',
  },
};
export const Narrow: Story = { args: { text: 'este mês' }, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { text: 'este mês' }, globals: { theme: 'dark' } };
