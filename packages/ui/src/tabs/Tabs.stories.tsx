import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Tabs } from './Tabs.tsx';
import { tabsGuide } from './Tabs.guide.ts';

const meta = {
  title: 'ui/página/Tabs',
  tags: ['autodocs'],
  parameters: { guide: tabsGuide },
  component: Tabs,
  args: {
    label: 'Ficha do beneficiário',
    selectedKey: 'dados',
    onChange: fn(),
    items: [
      { key: 'dados', label: 'Dados', content: 'Adriana da Silva Prado' },
      { key: 'boletos', label: 'Boletos', badge: 3, content: 'Três boletos em aberto' },
      { key: 'guias', label: 'Guias', content: 'Nenhuma guia', isDisabled: true },
      { key: 'historico', label: 'Histórico', content: 'Duas mudanças de plano' },
    ],
  },
  render: function Kept(args) {
    const [key, setKey] = useState(args.selectedKey);
    return (
      <Tabs
        {...args}
        selectedKey={key}
        onChange={(next) => {
          setKey(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Dados' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Três boletos em aberto');
    await expect(canvas.queryByText('Adriana da Silva Prado')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Histórico' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('historico');
  },
};
export const Disabled: Story = {
  play: async ({ canvasElement, args }) => {
    const off = within(canvasElement).getByRole('tab', { name: 'Guias' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(off);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A count that arrives moves neither its tab nor those after it. */
export const CountsArrive: Story = {
  name: 'As contagens chegam',
  render: function Arriving({ items, ...args }) {
    const [isKnown, setIsKnown] = useState(false);
    return (
      <>
        <Button onPress={() => setIsKnown(true)}>Chegaram</Button>
        <Tabs
          {...args}
          items={items.map((item, index) => ({ ...item, badge: isKnown ? ['0', '9.999'][index % 2] : null }))}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const places = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Chegaram' }));
    await expect(canvas.getByRole('tab', { name: 'Dados 0' })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};
export const OneRow: Story = {
  args: { items: [{ key: 'dados', label: 'Dados', content: 'Adriana da Silva Prado' }] },
};
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'dados',
        label: 'Dados cadastrais do titular e dos dependentes',
        content:
          'Associação dos Servidores Aposentados e Pensionistas do Oeste do Estado, contrato coletivo por adesão com coparticipação nas consultas, nos exames e nas terapias.',
      },
      { key: 'boletos', label: 'Boletos em aberto, pagos e cancelados', badge: '1.204', content: 'Boletos' },
      { key: 'guias', label: 'Guias de serviços profissionais', content: 'Guias' },
    ],
  },
};
/** More tabs than fit scroll sideways, and the arrows bring the chosen one into sight. */
export const ManyRows: Story = {
  args: {
    selectedKey: '0',
    items: Array.from({ length: 16 }, (_, index) => ({
      key: String(index),
      label: `Competência ${String((index % 12) + 1).padStart(2, '0')}/${2026 + Math.floor(index / 12)}`,
      content: `Boletos do mês ${index + 1}`,
    })),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Competência 01/2026' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Competência 04/2027' });
    await expect(last).toHaveFocus();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};
/** The chosen tab is visible at once, wherever it is in the list. */
export const ChosenBeyondTheEdge: Story = {
  name: 'Escolhida além da borda',
  args: { ...ManyRows.args, selectedKey: '11' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'Competência 12/2026' }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(edge.right + 1);
    await expect(chosen.left).toBeGreaterThanOrEqual(edge.left - 1);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
