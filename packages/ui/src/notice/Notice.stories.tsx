import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from './Notice.tsx';
import { noticeGuide } from './Notice.guide.ts';

const meta = {
  title: 'ui/avisos/Notice',
  tags: ['autodocs'],
  parameters: { guide: noticeGuide },
  component: Notice,
  args: { children: 'Os números são da última carga, de 01/10/2026.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <Stack>
    <Notice tone="accent" title="O que não registramos">
      Seu endereço de internet, seu aparelho e de onde você veio.
    </Notice>
    <Notice tone="info">Os números são da última carga, de 01/10/2026.</Notice>
    <Notice tone="caution">Não salve em um aparelho da empresa. Anote em papel, se preferir.</Notice>
    <Notice tone="negative" title="Arquivo recusado">
      A linha 12 não tem CPF.
    </Notice>
    <Notice tone="positive">Denúncia realizada com sucesso!</Notice>
  </Stack>
);

export const Default: Story = {};
export const AllTones: Story = { render: () => all };
export const Dark: Story = { render: () => all, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    tone: 'caution',
    title: 'A carga do SIB de outubro ainda não chegou, e os números desta tela são os da carga de setembro',
    children:
      'Beneficiários incluídos, alterados ou cancelados depois de 01/09/2026 não aparecem; o arquivo https://exemplo.com.br/sib/2026/10/arquivo-de-correcoes-enviado-pela-agencia.sbx está na fila.',
  },
};
export const Narrow: Story = { render: () => all, globals: { viewport: { value: 'phoneSmall' } } };
export const Live: Story = {
  name: 'Anunciado',
  args: { tone: 'negative', isLive: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
