import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExactPop } from './ExactPop.tsx';
import { ChoiceScene } from './pops.fake.tsx';

const few = [
  { text: 'Ativo', count: 4182 },
  { text: 'Cancelado', count: 117 },
  { text: 'Suspenso', count: 8 },
  { text: '', count: 3 },
];
const cities = [
  'Aracaju',
  'Belém',
  'Belo Horizonte',
  'Brasília',
  'Cuiabá',
  'Curitiba',
  'Florianópolis',
  'Goiânia',
  'São Luís',
  'São Paulo',
].map((text, index) => ({ text, count: 40 - index * 3 }));
const many = Array.from({ length: 4310 }, (_, index) => ({
  text: `Prestador ${String(index + 1).padStart(4, '0')}`,
  count: (index % 7) + 1,
}));

const meta = {
  title: 'ui/dados/ReportTable/Filtros/Escolha',
  component: ExactPop,
  args: { header: 'Status', values: few, chosen: [], onChoose: fn(), onClose: fn() },
  render: (args) => <ChoiceScene args={args}>{(props) => <ExactPop {...props} />}</ChoiceScene>,
} satisfies Meta<typeof ExactPop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Ativo (4.182)' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cancelado (117)' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vazio (3)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Cancelado', '']);
    await expect(canvas.getByText('2 escolhidos')).toBeVisible();
    await expect(canvas.getByText('Status: Cancelado ou vazio')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cancelado (117)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Suspenso']);
    await userEvent.keyboard('{End} {ArrowUp}{Home}{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Suspenso', '']);
    await expect(canvas.getByRole('checkbox', { name: 'Cancelado (117)' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Só este: Cancelado' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Cancelado']);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Cancelado (117)' })).toHaveFocus();
  },
};

export const AllAndNone: Story = {
  name: 'Todos e nenhum',
  args: { header: 'Cidade', values: cities, chosen: ['Aracaju'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar Cidade' }), 'sao');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Todos' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Aracaju', 'São Luís', 'São Paulo']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'São Luís (16)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nenhum' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Aracaju']);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TheOneThatWasSearched: Story = {
  name: 'O que foi procurado',
  args: { header: 'Cidade', values: cities },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Pesquisar Cidade' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'belem{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['Belém']);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TakenBackStaysAway: Story = {
  name: 'Desfeito não volta',
  args: { header: 'Cidade', values: cities, chosen: ['Belém'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar Cidade' }), 'belem');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Belém (37)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([]);
  },
};

export const ManyRows: Story = {
  args: { header: 'Prestador', values: many, chosen: ['Prestador 4000'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(101);
    // A choice can be removed without a search.
    await expect(canvas.getByRole('checkbox', { name: 'Prestador 4000 (3)' })).toBeChecked();
    await expect(canvas.getByText('Mais 4.209 valores: pesquise para vê-los.')).toBeVisible();
  },
};

export const NoResult: Story = {
  args: { header: 'Cidade', values: cities },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'xyz');
    await expect(await canvas.findByText('Nenhum valor contém “xyz”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { values: [] } };
export const OneRow: Story = { args: { values: [{ text: 'Ativo', count: 1 }] } };
export const LongText: Story = {
  args: {
    header: 'Tipo de contratação do plano de assistência',
    values: [
      { text: 'Coletivo empresarial com coparticipação e internação em enfermaria', count: 1234 },
      { text: 'Coletivo por adesão com abrangência de grupo de municípios e obstetrícia', count: 5678 },
      { text: 'ColetivoEmpresarialAmbulatorialHospitalarComObstetricia', count: 9 },
    ],
    chosen: ['Coletivo por adesão com abrangência de grupo de municípios e obstetrícia'],
  },
};
export const Narrow: Story = {
  args: { header: 'Cidade', values: cities },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Dark: Story = { args: { chosen: ['Ativo'] }, globals: { theme: 'dark' } };
