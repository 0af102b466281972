import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Kbd } from './Kbd.tsx';
import { Mono } from './Mono.tsx';
import { Text } from './Text.tsx';
import { textGuide } from './Text.guide.ts';

const meta = {
  title: 'ui/página/Text',
  tags: ['autodocs'],
  parameters: { guide: textGuide },
  component: Text,
  args: { children: 'Vendas de 01/10/2026 a 31/10/2026' },
  render: () => (
    <Stack>
      <Heading level={1} size="portal">
        Conte o que aconteceu
      </Heading>
      <Heading size="greeting">Bom dia, Marina</Heading>
      <Heading size="title">Beneficiários cadastrados</Heading>
      <Heading>Endereço</Heading>
      <Heading level={3}>Contato</Heading>
      <Text>Texto corrido no tamanho do lugar.</Text>
      <Text size="table" tone="muted">
        Vendas de 01/10/2026 a 31/10/2026
      </Text>
      <Text size="label" tone="faint" isTabular>
        1.234.567,89
      </Text>
      <Text tone="positive">Recebido</Text>
      <Text tone="caution">Em atraso</Text>
      <Text tone="negative" weight="strong">
        Glosado
      </Text>
      <Text>
        Aperte <Kbd>Ctrl K</Kbd> para ir a uma tela.
      </Text>
      <Mono size="secret">K7QD-3XVN-9MRT-5HWE</Mono>
    </Stack>
  ),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="title">
        Leitura e conferência das correções do Sistema de Informações de Beneficiários por competência
      </Heading>
      <Text>{'Um texto comprido quebra em linhas e não sai da caixa. '.repeat(12)}</Text>
      <Mono>{'K7QD3XVN9MRT5HWA'.repeat(8)}</Mono>
    </Stack>
  ),
  globals: { viewport: { value: 'phoneSmall' } },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
