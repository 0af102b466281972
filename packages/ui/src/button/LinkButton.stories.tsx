import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';
import { linkButtonGuide } from './LinkButton.guide.ts';

const meta = {
  title: 'ui/ações/LinkButton',
  tags: ['autodocs'],
  parameters: { guide: linkButtonGuide },
  component: LinkButton,
  args: { children: 'Ouvidoria Interna', href: '#ouvidoria' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ouvidoria Interna' })).toHaveAttribute(
      'href',
      '#ouvidoria',
    );
  },
};
export const Wide: Story = { args: { isWide: true, size: 'large', tone: 'primary' } };
export const WithTheLinkOfARouter: Story = {
  name: 'Com o link de um roteador',
  args: { linkComponent: ({ href, ...rest }) => <a {...rest} href={`${href}?via=router`} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#ouvidoria?via=router');
  },
};
export const LongText: Story = {
  args: { children: 'Acompanhar na Ouvidoria Interna uma denúncia que já foi feita por mim' },
};
export const Narrow: Story = {
  args: { isWide: true, children: 'Acompanhar na Ouvidoria Interna uma denúncia que já foi feita por mim' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320),
};
export const Dark: Story = { globals: { theme: 'dark' } };
