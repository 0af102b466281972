import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { KpiStrip } from '../kpi-card/KpiStrip.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TableScene } from '../report-table/scene.fake.tsx';
import { type Vida, vidaColumns, vidas } from '../report-table/vidas.fake.tsx';
import { Text } from '../text/Text.tsx';

// Every choice of the workbench's toolbar on one page, made by the story instead of by hand.
const meta = {
  title: 'guia/A barra de cima',
  parameters: { picture: { skip: 'mostra as escolhas da bancada, e não um componente' } },
  render: () => (
    <Stack>
      <Text>Doze vidas</Text>
      <KpiStrip cards={[{ label: 'Vidas', value: 12, kind: 'integer' }]} />
      <TableScene<Vida>
        label="Beneficiários"
        columns={vidaColumns}
        rows={vidas.slice(0, 4)}
        rowKey={({ matricula }) => matricula}
      />
      <Button tone="primary" onPress={fn()}>
        Buscar
      </Button>
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const heightOfRow = (row: HTMLElement | undefined) => row && Math.round(row.getBoundingClientRect().height);
const isWished = (wish: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes(wish));
const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(heightOfRow(canvas.getAllByRole('row')[1])).toBe(32);
    await expect(sizeOf(canvas.getByText('Doze vidas'))).toBe('14px');
  },
};
/** Tables for which nobody has chosen a density start compact. */
export const Compact: Story = {
  name: 'Densidade compacta',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(heightOfRow(canvas.getAllByRole('row')[1])).toBe(28);
    await expect(canvas.getByRole('grid')).toHaveAttribute('data-density', 'compact');
  },
};
export const DoubleText: Story = {
  name: 'Texto a 200%',
  globals: { text: 'double' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sizeOf(canvas.getByText('Doze vidas'))).toBe('28px'));
    await expect(sizeOf(canvas.getByRole('button', { name: 'Buscar' }))).toBe('28px');
  },
};
export const LessMotion: Story = {
  name: 'Menos movimento',
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').media).toBe('all');
    // The rules for less motion hold for everybody now.
    await waitFor(() => expect(isWished('prefers-reduced-motion')).toBe(false));
  },
};
/** Parts divided only by background or shadow have an edge in the colours of the system. */
export const ForcedColours: Story = {
  name: 'Alto contraste',
  globals: { theme: 'forced' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-forced-colours'));
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toBeVisible();
  },
};
