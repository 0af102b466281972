import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChoiceScene } from './pops.fake.tsx';
import { YesNoPop } from './YesNoPop.tsx';

const meta = {
  title: 'ui/dados/ReportTable/Filtros/Resposta',
  component: YesNoPop,
  args: {
    header: 'Reanálise',
    values: [
      { text: 'Não', count: 1204 },
      { text: 'Sim', count: 96 },
      { text: '', count: 12 },
    ],
    chosen: [],
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args) => <ChoiceScene args={args}>{(props) => <YesNoPop {...props} />}</ChoiceScene>,
} satisfies Meta<typeof YesNoPop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sim (96)' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Sim']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vazio (12)' }));
    await expect(canvas.getByText('Reanálise: Sim ou vazio')).toBeVisible();
    canvas.getByRole('checkbox', { name: 'Não (1.204)' }).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Só este: Não' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Não']);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Sim (0)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Não (0)' })).toBeVisible();
  },
};
export const Chosen: Story = { args: { chosen: ['Sim', ''] } };
export const LongText: Story = {
  args: { header: 'Beneficiário com declaração de permanência vigente', chosen: ['Sim'] },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { chosen: ['Sim'] }, globals: { theme: 'dark' } };
