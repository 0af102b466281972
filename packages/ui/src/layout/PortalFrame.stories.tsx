import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { Stack } from './Stack.tsx';
import { portalFrameGuide } from './PortalFrame.guide.ts';

const meta = {
  title: 'ui/página/PortalFrame',
  tags: ['autodocs'],
  component: PortalFrame,
  parameters: { guide: portalFrameGuide, layout: 'fullscreen' },
  args: {
    quickExit: <Button tone="danger">Sair rápido</Button>,
    footer: 'Oeste Saúde · Registro ANS nº 00000-0',
    children: (
      <>
        <Stack>
          <Heading level={1} size="portal">
            Conte o que aconteceu. Você decide se quer se identificar.
          </Heading>
          <Text tone="muted">Qualquer pessoa pode registrar uma denúncia. Leva cerca de dez minutos.</Text>
        </Stack>
        <Notice tone="accent" title="O que não registramos">
          Seu endereço de internet, seu aparelho e de onde você veio.
        </Notice>
      </>
    ),
  },
  beforeEach: () => {
    document.documentElement.dataset['app'] = 'portal';
    return () => delete document.documentElement.dataset['app'];
  },
} satisfies Meta<typeof PortalFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sair rápido' })).toBeVisible();
    await expect(canvas.getByRole('main').offsetWidth).toBe(640);
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const LongText: Story = {
  args: {
    footer:
      'Oeste Saúde Operadora de Planos de Assistência à Saúde e Odontológica Limitada · Registro ANS nº 00000-0 · Ouvidoria Interna',
    children: (
      <Stack>
        <Heading level={1} size="portal">
          Conte o que aconteceu, com as palavras que quiser. Você decide se quer se identificar, agora ou
          depois.
        </Heading>
        <Text>{'O relato pode ser longo: escreva o que viu, quando e onde foi. '.repeat(30)}</Text>
      </Stack>
    ),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
