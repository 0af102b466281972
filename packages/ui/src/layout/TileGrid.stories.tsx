import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckIcon, InboxIcon, SearchIcon } from '../icon/icons.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { CentredPage } from './CentredPage.tsx';
import { Stack } from './Stack.tsx';
import { Tile } from './Tile.tsx';
import { TileGrid } from './TileGrid.tsx';
import { tileGridGuide } from './TileGrid.guide.ts';

const meta = {
  title: 'ui/página/TileGrid',
  tags: ['autodocs'],
  component: TileGrid,
  parameters: { guide: tileGridGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: {
    label: 'Módulos',
    children: [
      <Tile
        key="a"
        title="Atendimento"
        subtitle="Protocolos, autorizações"
        icon={<InboxIcon />}
        href="#atendimento"
      />,
      <Tile
        key="c"
        title="Cadastro"
        subtitle="14 sem CCO"
        subtitleHref="#sem-cco"
        isCaution
        icon={<CheckIcon />}
        href="#cadastro"
      />,
      <Tile key="o" title="Ouvidoria" subtitle="2 novas" isCaution icon={<SearchIcon />} href="#ouvidoria" />,
      <Tile key="p" title="Prevenção" subtitle="Programas" icon={<InboxIcon />} href="#prevencao" />,
      <Tile key="t" title="Tecnologia" icon={<SearchIcon />} href="#tecnologia" />,
    ],
  },
  render: (args) => (
    <CentredPage>
      <Stack gap="xs">
        <Heading level={1} size="greeting">
          Bom dia, Marina
        </Heading>
        <Text tone="muted">Escolha um módulo ou digite o nome dele.</Text>
      </Stack>
      <TileGrid {...args} />
    </CentredPage>
  ),
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Módulos' });
    await expect(within(list).getAllByRole('link')).toHaveLength(6);
    await expect(within(list).getByRole('link', { name: /Cadastro/ })).toHaveAttribute('href', '#cadastro');
  },
};
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desk' } } };
export const LongText: Story = {
  args: {
    children: [
      <Tile
        key="c"
        title="Credenciamento e relacionamento com prestadores"
        subtitle="14 contratos vencem antes do fim do mês e três prestadores aguardam resposta"
        isCaution
        icon={<CheckIcon />}
        href="#credenciamento"
      />,
      <Tile key="t" title="Tecnologia" icon={<SearchIcon />} href="#tecnologia" />,
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
