import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TypedScene } from './pops.fake.tsx';
import { TextPop } from './TextPop.tsx';

const column = { format: 'text', filter: { kind: 'text' } } as const;
const meta = {
  title: 'ui/dados/ReportTable/Filtros/Texto',
  component: TextPop,
  args: { header: 'Nome', text: '', onText: fn(), onClose: fn() },
  render: (args) => (
    <TypedScene args={args} column={column}>
      {(props) => <TextPop {...props} />}
    </TypedScene>
  ),
} satisfies Meta<typeof TextPop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Nome' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Também: vazio\u00a0· !silva\u00a0· silva ou souza');
    await userEvent.type(box, 'silva ou souza');
    await expect(args.onText).toHaveBeenLastCalledWith('silva ou souza');
    await expect(canvas.getByText('Nome contém “silva” ou “souza”')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Cleared: Story = {
  args: { text: '!vazio' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('!vazio');
    await expect(canvas.getByText('Nome preenchido')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(args.onText).toHaveBeenLastCalledWith('');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    header: 'Nome completo do responsável financeiro pelo contrato',
    text: 'Maria Aparecida da Conceição de Albuquerque e Vasconcelos ou vazio',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { text: 'silva' }, globals: { theme: 'dark' } };
