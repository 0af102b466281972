import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getCargaDados,
  getCargasPedidas,
} from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.contract.ts';
import { cargaDadosFakes, fakeCarga } from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cargaDadosFakes(), ...shellFakes()],
});
const title = 'Carga de dados - Camedics';

const meta = {
  title: 'telas/contas-medicas/Carga de dados - Camedics',
  component: StaffStory,
  args: { path: '/modulos/contas-medicas/camedics' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const form = within(page.getByRole('form', { name: 'Envio de carga de dados' }));
    await expect(form.getByRole('status')).toHaveTextContent('Aguardando envio…');
    await userEvent.click(form.getByRole('radio', { name: 'Modelo assistencial - Contas' }));
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    await seesText(/^Pedido guardado\. Nada foi enviado, porque o destino dos dados/);
    await expect(page.queryByText('Carregado com sucesso!')).toBeNull();
    await seesText('3 · Modelo assistencial - Contas');
    await expect(page.getByText('Pedida em 21/11/2026 09:00 por Marina Alencar')).toBeVisible();
    // Another choice is another load.
    await userEvent.click(form.getByRole('radio', { name: 'Modelo administrativo' }));
    await expect(form.getByRole('status')).toHaveTextContent('Aguardando envio…');
  },
};

/** A server that has loaded answers in the words of the specification. */
export const Loaded: Story = {
  name: 'Carregada',
  parameters: { msw: [...cargaDadosFakes({ isCarregada: true }), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await seesText('Carregado com sucesso!');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getCargaDados, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
    fake(getCargasPedidas, []),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
    await seesText('Não foi possível fazer a carga de dados!');
    await expect(within(page.getByRole('form')).getByRole('status')).toHaveTextContent('Aguardando envio…');
    await expect(page.getByText('Nenhuma carga foi pedida ainda.')).toBeVisible();
  },
};

const frame = (...handlers: Parameters<typeof withFakes>): Story => ({
  parameters: withFakes(...handlers),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
});
const carregadas = (count: number) =>
  fake(
    getCargasPedidas,
    Array.from({ length: count }, (_, index) => fakeCarga({ id: String(count - index) })),
  );
const refused = () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' });

export const Loading: Story = { ...frame(fakeWaiting(getCargasPedidas)), tags: ['moldura'] };
export const Empty: Story = { ...frame(carregadas(0)), tags: ['moldura'] };
export const Forbidden: Story = {
  ...frame(fake(getCargaDados, refused), fake(getCargasPedidas, refused)),
  tags: ['moldura'],
};
export const LongText: Story = {
  ...frame(fake(getCargasPedidas, [fakeCarga({ usuario: longName })])),
  tags: ['moldura'],
};
export const OneRow: Story = { ...frame(carregadas(1)), tags: ['moldura'] };
export const ManyRows: Story = { ...frame(carregadas(20)), tags: ['moldura'] };
export const Narrow: Story = { ...frame(), tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...frame(), tags: ['moldura'], globals: { theme: 'dark' } };
