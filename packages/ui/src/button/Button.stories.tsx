import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckIcon } from '../icon/icons.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { buttonGuide } from './Button.guide.ts';

const meta = {
  title: 'ui/ações/Button',
  tags: ['autodocs'],
  parameters: { guide: buttonGuide },
  component: Button,
  args: { children: 'Buscar', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Stack>
    {(['normal', 'small', 'large'] as const).map((size) => (
      <Row key={size}>
        <Button size={size} tone="primary">
          Buscar
        </Button>
        <Button size={size} icon={<CheckIcon />}>
          Exportar CSV
        </Button>
        <Button size={size} tone="quiet">
          Limpar
        </Button>
        <Button size={size} tone="danger">
          Excluir
        </Button>
        <Button size={size} isDisabled>
          Salvar
        </Button>
        <Button size={size} tone="primary" isPending>
          Salvar
        </Button>
      </Row>
    ))}
  </Stack>
);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const AllTones: Story = { render: () => all };
export const Dark: Story = { render: () => all, globals: { theme: 'dark' } };
/** Switches something on and off: the look and the state for screen readers follow. */
export const Pressed: Story = {
  args: { isPressed: true, tone: 'quiet', size: 'small', children: 'Comparar' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Comparar', pressed: true }),
    ).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
export const Pending: Story = {
  args: { isPending: true, tone: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buscar' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const Narrow: Story = {
  render: () => all,
  globals: { viewport: { value: 'phoneSmall' } },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320),
};
export const LongText: Story = {
  args: { children: 'Gerar o demonstrativo de imposto de renda de todos os beneficiários', isWide: true },
  globals: { viewport: { value: 'phoneSmall' } },
};
