import type { Meta, StoryObj } from '@storybook/react-vite';
import { buscaMensagens, detalhesCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  type CampanhaFakeOptions,
  campanhaFakes,
  fakeCampanha,
  fakeCampanhaEnviada,
  fakeMensagem,
  fakeMensagens,
} from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';

const sent = fakeCampanhaEnviada(12);
const withFakes = (options: CampanhaFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...campanhaFakes({ campanhas: [sent], ...options }), ...shellFakes()],
});

const path = '/modulos/cobranca/mensageria';
const meta = {
  title: 'telas/cobranca/Detalhe da campanha',
  component: StaffStory,
  args: { path: `${path}?id=712` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Mensageria';
const pane = async (canvasElement: HTMLElement, name = sent.nome_campanha) => {
  const page = await findScreen(canvasElement, title);
  return within(await page.findByRole('region', { name }));
};
const opens = async (canvasElement: HTMLElement) => {
  const thing = await pane(canvasElement);
  await thing.findByText(/^código 712 · /);
  return thing;
};
const shows: Story['play'] = async ({ canvasElement }) => void (await opens(canvasElement));

const asked = fn();

export const Default: Story = {
  parameters: withFakes(
    {},
    fake(buscaMensagens, ({ query }) => {
      asked(query);
      return { status: true, message: 'OK', data: fakeMensagens(60) };
    }),
  ),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const thing = await opens(canvasElement);
    await expect(thing.getAllByText('Enviado')[0]).toBeVisible();
    await expect(thing.getByText(/envio desde 20\/11\/2026 10:00 · até 20\/11\/2026 10:42/)).toBeVisible();
    await expect(asked.mock.calls).toEqual([[{ id_campanha: 712, copias: false, offset: 0, limit: 696 }]]);
    // A campaign that is sent has nothing left to do.
    await expect(thing.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  },
};

/** The list keeps its month and its filters while campaigns come and go beside it. */
export const FromTheList: Story = {
  name: 'Vindo da lista',
  args: { path: `${path}?competencia=11-2026` },
  play: async ({ canvasElement }) => {
    const list = await findScreen(canvasElement, title);
    await userEvent.click(await list.findByRole('button', { name: `Ver mensagens: ${sent.nome_campanha}` }));
    const thing = await opens(canvasElement);
    const heading = thing.getByRole('heading', { name: sent.nome_campanha });
    await waitFor(() => expect(heading).toHaveFocus());
    await seesText('Campanhas criadas em 11/2026');
    await userEvent.click(thing.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    await seesText('Campanhas criadas em 11/2026');
  },
};

/** The address of before, when a campaign had a page of its own. */
export const OldAddress: Story = {
  name: 'Endereço antigo',
  args: { path: '/modulos/cobranca/detalhe-campanha?id=712' },
  play: async ({ canvasElement }) => void (await opens(canvasElement)),
};

/** An act that waits for a person is done where it is read. */
export const SentFromThePane: Story = {
  name: 'Enviada do painel',
  parameters: withFakes({ campanhas: [fakeCampanha(12)] }),
  play: async ({ canvasElement }) => {
    const thing = await pane(canvasElement, fakeCampanha(12).nome_campanha);
    await userEvent.click(await thing.findByRole('button', { name: 'Enviar 696 mensagens' }));
    const question = await findDialog(/^Enviar a campanha/, 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await seesText('Envio autorizado!');
    await waitFor(() => expect(thing.queryByRole('button', { name: /^Enviar 696/ })).toBeNull());
  },
};

export const NotFound: Story = {
  name: 'Não encontrada',
  args: { path: `${path}?id=999` },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Esta campanha não existe. Escolha outra na lista.');
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes({}, fakeWaiting(detalhesCampanha)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Empty: Story = {
  parameters: withFakes(
    { campanhas: [fakeCampanha(12, { status: 13, qtd_push: 0, qtd_sms: 0 })] },
    fake(buscaMensagens, () => new Refusal(500, { error: 'Nenhuma chamada era esperada.' })),
  ),
  play: async () => seesText('Esta campanha não tem mensagens.'),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await opens(canvasElement);
    await filtersEverythingAway(canvasElement, 'Texto');
  },
};

export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    {},
    fake(
      buscaMensagens,
      () => new Refusal(502, { error: 'O serviço de mensagens não respondeu. Nada foi enviado.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Cobrança indisponível')).toBeVisible(),
};

let readings = 0;

export const RefreshesItself: Story = {
  beforeEach: () => void (readings = 0),
  parameters: withFakes(
    {},
    fake(detalhesCampanha, () => {
      readings += 1;
      return { status: true, message: 'OK', data: [readings === 1 ? { ...sent, status: 1 } : sent] };
    }),
  ),
  play: async ({ canvasElement }) => {
    const thing = await opens(canvasElement);
    await waitFor(() => expect(thing.queryByText('Processando')).toBeNull(), { timeout: 10_000 });
    await expect(readings).toBeGreaterThan(1);
  },
};

export const Cancelled: Story = {
  name: 'Cancelada',
  parameters: withFakes({
    campanhas: [fakeCampanha(12, { status: 5, motivo_cancelamento: 'Texto com o valor errado.' })],
    mensagens: fakeMensagens(6).map((each) => ({ ...each, situacao: 2, data_hora_enviada: null })),
  }),
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement);
    await expect(page.getByText('Motivo do cancelamento: Texto com o valor errado.')).toBeVisible();
  },
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes({ mensagens: fakeMensagens(1) }),
  play: shows,
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({ mensagens: fakeMensagens(2_000) }),
  play: shows,
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes({
    mensagens: [
      fakeMensagem(2, {
        texto: `${longName}, explicamos de novo cada cobrança desde janeiro. `.repeat(5),
        situacao: 9,
      }),
      fakeMensagem(3),
    ],
  }),
  play: shows,
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: shows };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: shows };
