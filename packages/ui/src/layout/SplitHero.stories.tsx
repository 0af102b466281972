import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/fields/PasswordField.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { Divider } from './Divider.tsx';
import { setNetwork } from './network.fake.ts';
import { SplitHero } from './SplitHero.tsx';
import { Stack } from './Stack.tsx';
import { splitHeroGuide } from './SplitHero.guide.ts';

const meta = {
  title: 'ui/página/SplitHero',
  tags: ['autodocs'],
  component: SplitHero,
  parameters: { guide: splitHeroGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: {
    children: (
      <Stack gap="l">
        <Logo size="large" />
        <Stack gap="xs">
          <Heading level={1}>Entre com suas credenciais</Heading>
          <Text tone="muted">Oeste Saúde · sistema interno</Text>
        </Stack>
        <Form>
          <TextField label="Login" name="login" size="large" autoComplete="username" spellCheck={false} />
          <PasswordField label="Senha" name="senha" size="large" />
          <Button type="submit" tone="primary" size="large" isWide>
            Entrar
          </Button>
        </Form>
        <Divider />
        <LinkButton href="#ouvidoria" size="large" isWide>
          Ouvidoria Interna
        </LinkButton>
        <Text size="label" tone="faint">
          Registro ANS nº 00000-0
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof SplitHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cada ponto, uma vida sob nossos cuidados.')).toBeVisible();
    const canvas = canvasElement.querySelector('canvas');
    const isDrawn = () =>
      canvas
        ?.getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((byte) => byte > 0);
    await waitFor(() => expect(isDrawn()).toBe(true));
  },
};
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desk' } } };
export const LongText: Story = {
  args: {
    children: (
      <Stack gap="l">
        <Logo size="large" />
        <Heading level={1}>Entre com as credenciais que a equipe de Tecnologia da Informação enviou</Heading>
        <Text tone="muted">{'Oeste Saúde Operadora de Planos de Assistência à Saúde. '.repeat(8)}</Text>
      </Stack>
    ),
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Cada ponto, uma vida sob nossos cuidados.'),
    ).not.toBeVisible();
  },
};
export const Offline: Story = {
  name: 'Sem conexão',
  beforeEach: () => setNetwork(false),
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sem conexão. Nada é enviado.'),
};
export const OfflineNarrow: Story = {
  ...Offline,
  name: 'Sem conexão, celular',
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};
