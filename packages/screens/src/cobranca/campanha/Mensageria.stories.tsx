import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  autorizaEnvio,
  buscaCampanhas,
  linhaDaCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  type CampanhaFakeOptions,
  campanhaFakes,
  fakeCampanha,
  fakeCampanhaEnviada,
} from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { mudouAntes, outrasLinhas } from '../../testing/mudouAntes.ts';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';

const withFakes = (options: CampanhaFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...campanhaFakes(options), ...shellFakes()],
});

const meta = {
  title: 'telas/cobranca/Mensageria',
  component: StaffStory,
  args: { path: '/modulos/cobranca/mensageria' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Mensageria';
const waiting = fakeCampanha(12);
const sendOf = (nome: string) => `Enviar campanha: ${nome}`;
const opens: Story['play'] = async ({ canvasElement }) => {
  await findScreen(canvasElement, title);
  await seesText('Dados obtidos com sucesso!');
};
const asksToSend = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.click(await page.findByRole('button', { name: sendOf(waiting.nome_campanha) }));
  return findDialog(`Enviar a campanha “${waiting.nome_campanha}”?`, 'alertdialog');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByRole('button', { name: sendOf(waiting.nome_campanha) })).toBeEnabled();
    const others = page.getAllByRole('button', { name: /^Enviar campanha: .+Só uma campanha que aguarda/ });
    await expect(others).toHaveLength(5);
    for (const other of others) await expect(other).toBeDisabled();
    await expect(page.getByText('Desconhecido (8)')).toBeVisible();
  },
};

export const OfAMonth: Story = {
  name: 'De um mês',
  args: { path: '/modulos/cobranca/mensageria?competencia=11-2026' },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const field = page.getByRole('textbox', { name: /^Mês e ano/ });
    await expect(field).toHaveValue('11/2026');
    await seesText(waiting.nome_campanha);
    await userEvent.clear(field);
    await userEvent.type(field, '102026');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Nenhuma campanha neste mês.');
    await expect(page.getByText('Campanhas criadas em 10/2026')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText(waiting.nome_campanha);
    await expect(page.getByText('Todas as campanhas')).toBeVisible();
  },
};

export const Running: Story = {
  name: 'Em execução',
  parameters: withFakes({
    campanhas: [fakeCampanha(14, { status: 11 }), fakeCampanha(13, { status: 1 }), fakeCampanhaEnviada(2)],
  }),
  play: opens,
};

export const RefreshesItself: Story = {
  parameters: withFakes({
    campanhas: [fakeCampanha(14, { status: 11 }), fakeCampanha(13, { status: 1 })],
    isAdvancing: true,
  }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Processando');
    await waitFor(() => expect(page.getByText('Enviado')).toBeVisible(), { timeout: 10_000 });
    await expect(page.getByText('Importado / aguardando autorização')).toBeVisible();
    await expect(body().queryAllByText('Dados obtidos com sucesso!').length).toBeLessThan(2);
  },
};

export const IsSent: Story = {
  name: 'É enviada',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const question = await asksToSend(canvasElement);
    await expect(question.getByText(/^696 mensagens, R\$ 96,00: 564 por SMS e 132 por push\./)).toBeVisible();
    const send = question.getByRole('button', { name: 'Enviar campanha' });
    await userEvent.dblClick(send);
    await seesText('Envio autorizado!');
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await seesText('Processando');
    // The button is disabled now, so the focus is on the cell around it.
    const sent = body().getByRole('button', { name: new RegExp(`^${sendOf(waiting.nome_campanha)}\\.`) });
    await waitFor(() => expect(sent.closest('td')).toHaveFocus());
  },
};

export const WasSentBefore: Story = {
  name: 'Já foi enviada',
  parameters: withFakes(
    {},
    fake(autorizaEnvio, { status: true, message: 'OK', isRepetido: true, campanha: waiting }),
  ),
  play: async ({ canvasElement }) => {
    const question = await asksToSend(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await seesText('Esta campanha já estava autorizada; nada foi enviado de novo.');
  },
};

export const SendingFails: Story = {
  parameters: withFakes(
    {},
    fake(
      autorizaEnvio,
      () => new Refusal(502, { error: 'O serviço de mensagens não respondeu. Nada foi enviado.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const question = await asksToSend(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await expect(await question.findByText(/não respondeu\. Nada foi enviado\./)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Enviar campanha' })).toBeEnabled());
  },
};

const outra = outrasLinhas([waiting], [fakeCampanha(12, { qtd_sms: 100 })], (rows) =>
  rows.map(linhaDaCampanha),
);

/** The campaign was read in again behind the question, which says the new count and can be answered. */
export const ChangedBeforeSending: Story = {
  name: 'Mudou antes de enviar',
  beforeEach: outra.comeca,
  parameters: withFakes(
    {},
    fake(buscaCampanhas, () => ({ status: true, message: 'OK', data: outra.agora() })),
    fake(
      autorizaEnvio,
      ({ body: { confirmado } }) => outra.recusa(confirmado) ?? { status: true, message: 'OK' },
    ),
  ),
  play: async ({ canvasElement }) => {
    const question = await asksToSend(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await expect(await question.findByText(/^232 mensagens, .*: 100 por SMS e 132 por push\./)).toBeVisible();
    await expect(question.getByText(mudouAntes)).toBeVisible();
    const send = question.getByRole('button', { name: 'Enviar campanha' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await seesText('Envio autorizado!');
  },
};

const unanswered =
  'Ana Inventada pediu o envio em 21/11/2026 09:00, o serviço de mensagens não respondeu e não se sabe se ela foi enviada.';
let asked = 0;

export const InDoubtIsDecidedByAPerson: Story = {
  name: 'Na dúvida uma pessoa decide',
  beforeEach: () => void (asked = 0),
  parameters: withFakes(
    { campanhas: [fakeCampanha(12, { em_duvida: true })] },
    fake(autorizaEnvio, ({ body: { enviar_em_duvida: isDecided } }) => {
      asked += 1;
      return isDecided
        ? { status: true, message: 'OK' }
        : new Refusal(409, { error: unanswered, duvida: { quem: 'Ana Inventada', em: '2026-11-21T09:00' } });
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(
      await page.findByRole('button', { name: `Decidir envio: ${waiting.nome_campanha}` }),
    );
    await expect(page.queryByRole('button', { name: sendOf(waiting.nome_campanha) })).toBeNull();
    const question = await findDialog(`Enviar a campanha “${waiting.nome_campanha}”?`, 'alertdialog');
    await expect(question.getByText(/não se sabe se ela foi enviada/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar campanha' }));
    await expect(await question.findByText(unanswered)).toBeVisible();
    await userEvent.click(await question.findByRole('button', { name: 'Enviar mesmo assim' }));
    await seesText('Envio autorizado!');
    await expect(asked).toBe(2);
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes({}, fakeWaiting(buscaCampanhas)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Empty: Story = {
  parameters: withFakes({ campanhas: [] }),
  play: () => seesText('Nenhuma campanha foi importada ainda.'),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText(waiting.nome_campanha);
    await filtersEverythingAway(canvasElement, 'Nome da campanha');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    {},
    fake(
      buscaCampanhas,
      () => new Refusal(502, { error: 'O serviço de mensagens não respondeu. Nada foi enviado.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Erro ao carregar campanhas!');
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Cobrança indisponível')).toBeVisible(),
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes({ campanhas: [waiting] }),
  play: opens,
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({
    campanhas: Array.from({ length: 120 }, (_, index) => fakeCampanhaEnviada(120 - index)),
  }),
  play: opens,
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes({
    campanhas: [
      fakeCampanha(12, {
        nome_campanha: `Débitos em aberto de ${longName} e de todos os seus dependentes`,
        qtd_sms: 1_234_567,
      }),
      fakeCampanhaEnviada(9),
    ],
  }),
  play: opens,
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: opens };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: opens };
