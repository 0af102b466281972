import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Tabs',
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
export const Phone: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
