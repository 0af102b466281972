import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChoiceLink } from './ChoiceLink.tsx';
import { LinkList } from './LinkList.tsx';
import { Stack } from './Stack.tsx';
import { portalPiecesGuide } from './PortalPieces.guide.ts';

const long =
  'Uma descrição comprida, que passa de uma linha e empurra a seta sem a deformar nem sair da caixa';

const ways = (
  <Stack gap="xl">
    <Stack>
      <ChoiceLink href="#a" title="Quero permanecer anônimo" description="Não pedimos nome." isFirst />
      <ChoiceLink href="#b" title="Quero me identificar" description={long} />
    </Stack>
    <LinkList>
      <a href="#c">Como garantimos o anonimato</a>
      <a href="#d">Acompanhar uma denúncia</a>
    </LinkList>
  </Stack>
);

const meta = {
  title: 'ui/ações/ChoiceLink e LinkList',
  tags: ['autodocs'],
  parameters: { guide: portalPiecesGuide },
  render: () => ways,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: /Quero me identificar/ })).toHaveAttribute('href', '#b');
    await expect(page.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const LongText: Story = {
  render: () => (
    <LinkList>
      <a href="#c">{long}</a>
      <a href="#d">Acompanhar uma denúncia</a>
    </LinkList>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
