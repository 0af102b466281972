import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipGuide } from './Tooltip.guide.ts';

const meta = {
  title: 'ui/camadas/Tooltip',
  tags: ['autodocs'],
  parameters: { guide: tooltipGuide },
  component: Tooltip,
  args: { text: 'Competência é o mês a que o boleto se refere', children: <Button>Competência</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const waitUntilClosed = () => waitFor(() => expect(page().queryByRole('tooltip')).toBeNull());

export const Default: Story = {
  parameters: { shows: 'focus' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await page().findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(tip.textContent);
  },
};
export const EscapeHidesIt: Story = {
  name: 'Esc a esconde',
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const OnPointer: Story = {
  name: 'Sob o mouse',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await expect(page().queryByRole('tooltip')).toBeNull();
    const tip = await page().findByRole('tooltip', {}, { timeout: 3000 });
    await expect(tip).toBeVisible();
    // The pointer can move onto the tooltip, which stays so that it can be read and magnified.
    await userEvent.unhover(button);
    await userEvent.hover(tip);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitUntilClosed();
  },
};
export const EscapeLeavesTheDialogOpen: Story = {
  name: 'Esc deixa o diálogo aberto',
  render: (args) => (
    <Dialog title="Nova cobrança" onClose={fn()}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await page().findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(dialog).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await waitUntilClosed();
  },
};
export const LongText: Story = {
  ...Default,
  args: {
    text: 'A competência é o mês a que o boleto se refere, mesmo quando ele vence, é pago ou é baixado em outro mês, como nas cobranças retroativas e nos acordos parcelados.',
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
