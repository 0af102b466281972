import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';
import { Divider } from './Divider.tsx';
import { Page } from './Page.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';
import { pageGuide } from './Page.guide.ts';

const meta = {
  title: 'ui/página/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: { guide: pageGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: {
    title: 'Empresas conveniadas',
    subtitle: 'Contratos vigentes em 31/10/2026',
    actions: <Button tone="primary">Nova empresa</Button>,
    children: (
      <Card>
        <Stack>
          <Row isEven align="start">
            <TextField label="Razão social" name="razaoSocial" />
            <TextField label="CNPJ" name="cnpj" isTabular />
            <TextField label="Vidas" name="vidas" isTabular />
          </Row>
          <Divider />
          <Row justify="between">
            <Text tone="muted">3 contratos</Text>
            <Button size="small">Exportar CSV</Button>
          </Row>
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Empresas conveniadas',
    );
  },
};
export const LongText: Story = {
  args: {
    title: 'Leitura e conferência das correções do Sistema de Informações de Beneficiários por competência',
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name, cnpj] = [canvas.getByLabelText('Razão social'), canvas.getByLabelText('CNPJ')];
    await expect(cnpj.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
/** A form too wide for the title's row: two rows in all, the subtitle beside the title. */
export const WideSearch: Story = {
  name: 'Busca larga',
  args: {
    search: (
      <Row align="end">
        <TextField label="Competência inicial" name="inicial" isTabular />
        <TextField label="Competência final" name="final" isTabular />
        <TextField label="Matrícula ou código da empresa" name="codigo" isTabular />
        <Button tone="primary">Buscar</Button>
      </Row>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [title, search, act] = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByLabelText('Competência inicial'),
      canvas.getByRole('button', { name: 'Nova empresa' }),
    ].map((each) => each.getBoundingClientRect());
    await expect(act?.top).toBeLessThan(title?.bottom ?? 0);
    await expect(search?.top).toBeGreaterThan(act?.bottom ?? Infinity);
  },
};
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desk' } } };
