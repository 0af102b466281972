import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';
import { logoGuide } from './Logo.guide.ts';

const meta = {
  title: 'ui/página/Logo',
  tags: ['autodocs'],
  parameters: { guide: logoGuide },
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { args: { size: 'large' }, globals: { theme: 'dark' } };
