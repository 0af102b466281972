import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { skeletonGuide } from './Skeleton.guide.ts';

const meta = {
  title: 'ui/avisos/Skeleton',
  tags: ['autodocs'],
  parameters: { guide: skeletonGuide },
  component: Skeleton,
  render: () => (
    <Stack>
      <Skeleton size="figure" width="30%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton size="block" />
    </Stack>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
