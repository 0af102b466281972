import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type BoletoGerado,
  enviaBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
} from '@vidas/api-client/financeiro/boletos-gerados';
import {
  boletosGeradosFakes,
  fakeBoletoGerado,
  fakeEnvioDeBoletos,
} from '@vidas/api-client/financeiro/boletos-gerados-fake';
import { fake, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import { catchFiles, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const title = 'Boletos Gerados';
const idle = '/modulos/financeiro/boletosGerados';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...boletosGeradosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/financeiro/Boletos Gerados',
  component: StaffStory,
  args: { path: `${idle}?vencimento=2026-12-10` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await seesText('Dados obtidos com sucesso!');
  return page;
};
const listing = (rows: BoletoGerado[]): Story => ({
  parameters: withFakes(fake(getBoletosGerados, rows)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
});

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await open(canvasElement);
    await expect(page.getByText('Boletos com vencimento em 10/12/2026')).toBeVisible();
    await expect(await page.findByText('1–15 de 30')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV (boletos)' }));
    // Three of thirty have no phone that a message reaches.
    await seesText('27 linhas em boletos-gerados-10-12-2026.csv');
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV (fone errado)' }));
    await waitFor(() =>
      expect(saved).toEqual(['boletos-gerados-10-12-2026.csv', 'boletos-fone-errado-10-12-2026.csv']),
    );
  },
};

/** One bill fails; the sending ends, says so, and the failed one is tried again. */
export const Sent: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const send = page.getByRole('button', { name: 'Enviar boletos E-mail' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    const dialog = await findDialog('Enviar por e-mail os boletos de 10/12/2026?', 'alertdialog');
    await expect(dialog.getByText(/25 boletos têm e-mail; 5 não têm e são pulados/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
    await expect(await page.findByText('Enviando boletos por e-mail')).toBeVisible();
    const again = await page.findByRole(
      'button',
      { name: 'Tentar de novo os que falharam' },
      { timeout: 30_000 },
    );
    await seesText('Erro ao enviar boletos por email!');
    await expect(page.getByText(/24 enviados, 5 sem e-mail, 1 falhou\. Começado por/)).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(page.getByText(/25 enviados, 5 sem e-mail\. Começado por/)).toBeVisible(), {
      timeout: 30_000,
    });
    await seesText('Boletos enviados com sucesso!');
  },
};

/** Whoever comes back finds the sending where it stopped, with the reason. */
export const Stopped: Story = {
  parameters: withFakes(
    fake(
      getEnvioDeBoletos,
      fakeEnvioDeBoletos({
        situacao: 'PARADO',
        enviados: 12,
        semEmail: 2,
        falhas: 3,
        pendentes: 13,
        iniciadoEm: '2026-11-21T08:40',
        usuario: 'Otávio Magalhães Freitas',
        motivo: 'O servidor de e-mail não está aceitando mensagens.',
      }),
    ),
    fake(
      getBoletosGerados,
      Array.from({ length: 30 }, (_, index) =>
        fakeBoletoGerado(index + 1, {
          ENVIO: index < 12 ? 'Enviado' : index < 15 ? 'Falhou' : 'Aguardando',
        }),
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(
      await page.findByText(
        'Envio por e-mail parado, 13 boletos por enviar. O servidor de e-mail não está aceitando mensagens.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar envio' })).toBeVisible();
  },
};

export const SendingFails: Story = {
  parameters: withFakes(fake(enviaBoletos, () => new Refusal(500, {}))),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const send = page.getByRole('button', { name: 'Enviar boletos E-mail' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    const dialog = await findDialog('Enviar por e-mail os boletos de 10/12/2026?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
    await seesText('Erro ao enviar boletos por email!');
    await seesText('Verifique sua sessão ou conexão.');
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    for (const name of [
      'Exportar CSV (boletos)',
      'Exportar CSV (fone errado)',
      'Enviar boletos E-mail',
      'Buscar',
    ])
      await expect(page.getByRole('button', { name })).toBeDisabled();
  },
};

export const Empty: Story = {
  ...listing([]),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhum boleto em aberto neste vencimento!');
  },
};

const frame = frameStates({
  title,
  endpoints: [getBoletosGerados],
  fakes: boletosGeradosFakes(),
  failed: 'Não foi possível carregar os dados!',
  column: 'Nome',
});
export const Loading: Story = { ...frame.Loading, tags: ['moldura'] };
export const Failed: Story = { ...frame.Failed, tags: ['moldura'] };
export const Offline: Story = { ...frame.Offline, tags: ['moldura'] };
export const Forbidden: Story = { ...frame.Forbidden, tags: ['moldura'] };
export const NoResult: Story = { ...frame.NoResult, tags: ['moldura'] };
export const Dark: Story = { ...frame.Dark, tags: ['moldura'] };
export const Narrow: Story = { ...frame.Narrow, tags: ['moldura'] };
export const OneRow: Story = { ...listing([fakeBoletoGerado(1)]), tags: ['moldura'] };
export const LongText: Story = { ...listing([fakeBoletoGerado(1, { NOME: longName })]), tags: ['moldura'] };
export const ManyRows: Story = {
  ...listing(Array.from({ length: 2_000 }, (_, index) => fakeBoletoGerado(index + 1))),
  tags: ['moldura'],
};
