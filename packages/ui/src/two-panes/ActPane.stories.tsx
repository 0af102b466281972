import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { Facts } from '../text/Facts.tsx';
import { ActPane } from './ActPane.tsx';
import { actPaneGuide } from './ActPane.guide.ts';

const fields = [
  'Código de autorização',
  'Emitente do cartão',
  'Bandeira',
  'Transação',
  'Parcelas',
  'Observação',
];

const meta = {
  title: 'ui/página/ActPane',
  tags: ['autodocs'],
  component: ActPane,
  parameters: { guide: actPaneGuide },
  globals: { viewport: { value: 'desk' } },
  args: {
    title: 'A cobrar no cartão',
    figure: 'R$ 750,00',
    result: (
      <Facts
        isLine
        facts={[
          { name: 'Mensalidades', value: 'R$ 800,01' },
          { name: 'Desconto', value: 'R$ 50,01' },
          { name: 'Tarifa', value: null },
        ]}
      />
    ),
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button tone="primary">Salvar</Button>
      </>
    ),
    children: fields.map((label) => <TextField key={label} label={label} />),
  },
} satisfies Meta<typeof ActPane>;
export default meta;
type Story = StoryObj<typeof meta>;

const sides = (canvasElement: HTMLElement) => {
  const side = within(canvasElement).getByRole('region', { name: 'A cobrar no cartão' });
  const field = within(canvasElement).getByRole('textbox', { name: 'Observação' });
  return [side.getBoundingClientRect(), field.getBoundingClientRect()] as const;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [side, field] = sides(canvasElement);
    await expect(side.left).toBeGreaterThan(field.right);
    await expect(side.top).toBeLessThan(field.top);
  },
};

export const LongText: Story = {
  args: {
    figure: 'R$ 1.234.567.890,12',
    result: (
      <Facts
        isLine
        facts={[
          {
            name: 'Mensalidades',
            value: 'R$ 1.234.567.890,12, com multa e juros até o dia da venda, de quem saiu do contrato',
          },
        ]}
      />
    ),
  },
};

/** Below the form, as wide as it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [side, field] = sides(canvasElement);
    await expect(side.top).toBeGreaterThan(field.bottom);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
