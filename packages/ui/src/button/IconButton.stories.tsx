import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InfoIcon } from '../icon/icons.tsx';
import { IconButton } from './IconButton.tsx';
import { iconButtonGuide } from './IconButton.guide.ts';

const meta = {
  title: 'ui/ações/IconButton',
  tags: ['autodocs'],
  parameters: { guide: iconButtonGuide },
  component: IconButton,
  args: { label: 'Sobre esta tela', icon: <InfoIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sobre esta tela' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(within(document.body).getByText('Sobre esta tela')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = { args: { isPressed: true, tone: 'secondary' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { label: 'Informações sobre a tela atual e sobre o período que os números representam' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).getByText(/^Informações/)).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
