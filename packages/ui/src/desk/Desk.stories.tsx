import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../layout/Page.tsx';
import { deskGuide } from './Desk.guide.ts';
import { DeskScene, TypedDeskScene } from './desk.fake.tsx';

const meta = {
  title: 'ui/página/Desk',
  tags: ['autodocs'],
  component: DeskScene,
  parameters: { guide: deskGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: { onDecide: fn() },
  render: (args) => (
    <Page title="Guia 20000002" isFilling>
      <DeskScene {...args} />
    </Page>
  ),
} satisfies Meta<typeof DeskScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { name, level: 2 });

/** The first thing is open, with the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = await heading(canvasElement, '1 · Hemograma');
    await waitFor(() => expect(first).toHaveFocus());
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 de 6')).toBeVisible();
    await expect(canvas.getByText('Limpos · 13 · R$ 1.310,00')).toBeVisible();
  },
};

/** A decision is said and leads on; U takes it back. */
export const Decided: Story = {
  name: 'Decidido e desfeito',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = await heading(canvasElement, '1 · Hemograma');
    await waitFor(() => expect(first).toHaveFocus());
    const status = canvas.getByRole('status');
    // Too soon is no decision: the key is pressed until the thing was seen.
    await waitFor(async () => {
      await userEvent.keyboard('g');
      await expect(status).toHaveTextContent('Item 1 glosado.');
    });
    await waitFor(async () => expect(await heading(canvasElement, '2 · Hemograma')).toHaveFocus());
    await expect(canvas.getByText('2 de 6')).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(status).toHaveTextContent('Desfeito: item 1 volta a esperar.'));
    await waitFor(async () => expect(await heading(canvasElement, '1 · Hemograma')).toHaveFocus());
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
  },
};

/** The thing on show and another one are open elsewhere; every act stays. */
export const OpenElsewhere: Story = {
  name: 'Aberta por outra pessoa',
  args: {
    elsewhere: new Map([
      ['1', 'Aberta por Marília Prado agora'],
      ['4', 'Aberta por Bento Aguiar e Carmem Lúcia de Albuquerque Figueiredo agora'],
    ]),
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, '1 · Hemograma');
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('region', { name: '1 · Hemograma', description: 'Aberta por Marília Prado agora' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ver 4 · .+ agora$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aprovar e ir ao próximo' })).toBeEnabled();
  },
};

export const Keys: Story = {
  name: 'Todas as teclas',
  play: async ({ canvasElement }) => {
    await heading(canvasElement, '1 · Hemograma');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Teclas' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Teclas da mesa' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Teclas de uma letra' })).toBeChecked());
    await waitFor(() => expect(dialog.getByText('Glosar: 1714')).toBeVisible());
  },
};

/** The focus is in the field, and Enter saves and goes on. */
export const Typed: Story = {
  name: 'Digitado',
  render: (args) => (
    <Page title="Pendências" isFilling>
      <TypedDeskScene {...args} />
    </Page>
  ),
  play: async ({ canvasElement, args }) => {
    const field = () => within(canvasElement).getByRole('textbox', { name: 'Nome da mãe' });
    await heading(canvasElement, '1 · Nome da mãe');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'Alzira Neves');
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onDecide).toHaveBeenCalledOnce();
    });
    await expect(args.onDecide).toHaveBeenCalledWith('1: Alzira Neves');
    await heading(canvasElement, '2 · Nome da mãe');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('');
  },
};

export const Loading: Story = {
  args: { isWaiting: true },
  play: async ({ canvasElement }) => void (await heading(canvasElement, '1 · Hemograma')),
};

export const Empty: Story = {
  name: 'Nada espera',
  args: { gone: ['1', '2', '3', '4', '5', '6'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nada mais espera por uma decisão.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    name: 'Colecistectomia com colangiografia por videolaparoscopia, com exploração das vias biliares e drenagem',
  },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('heading', { name: /^1 · Colecistectomia/, level: 2 })),
};

/** On a phone the list comes first, and a thing takes its place. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver 3 · Hemograma/ }));
    await waitFor(async () => expect(await heading(canvasElement, '3 · Hemograma')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Aprovar e ir ao próximo' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await heading(canvasElement, '1 · Hemograma')),
};
