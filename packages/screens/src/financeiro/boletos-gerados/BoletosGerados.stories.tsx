import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type BoletoGerado,
  enviaBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import {
  boletosGeradosFakes,
  fakeBoletoGerado,
  fakeEnviando,
  fakeEnvioDeBoletos,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { buscaFakes } from '@vidas/api-client/shell/busca/busca.fake.ts';
import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, catchFiles, findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const idle = '/modulos/financeiro/boletosGerados';

export const screen = screenStory({
  title: 'Boletos gerados',
  path: `${idle}?vencimento=2026-12-10`,
  endpoints: [getBoletosGerados],
  fakes: boletosGeradosFakes,
  column: 'Nome',
  answers: {
    OneRow: [fake(getBoletosGerados, [fakeBoletoGerado(1)])],
    LongText: [fake(getBoletosGerados, [fakeBoletoGerado(1, { NOME: longName })])],
    ManyRows: [
      fake(
        getBoletosGerados,
        Array.from({ length: 2_000 }, (_, index) => fakeBoletoGerado(index + 1)),
      ),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/financeiro/Boletos gerados',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await seesText('Dados obtidos com sucesso!');
  return page;
};
const confirms = async () => {
  const dialog = await findDialog('Enviar por e-mail os boletos de 10/12/2026?', 'alertdialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
};
const asks = async (page: Awaited<ReturnType<typeof open>>) => {
  const send = page.getByRole('button', { name: 'Enviar boletos por e-mail' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  const dialog = await findDialog('Enviar por e-mail os boletos de 10/12/2026?', 'alertdialog');
  await expect(dialog.getByText(/^30 boletos, R\$ 9\.465,00; o maior: .+, R\$ 330,00\.$/)).toBeVisible();
  await expect(dialog.getByText(/25 boletos têm e-mail; 5 não têm e são pulados/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar boletos' }));
};
const listing = (rows: BoletoGerado[]): Story => ({
  parameters: withFakes(fake(getBoletosGerados, rows)),
  play: async ({ canvasElement }) => void (await find(canvasElement)),
});

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await open(canvasElement);
    await expect(page.getByText('Boletos com vencimento em 10/12/2026')).toBeVisible();
    await expect(await page.findByText(/^1–\d+ de 30$/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV (boletos)' }));
    // Three of thirty have no usable telephone.
    await seesText('27 linhas em boletos-gerados-10-12-2026.csv');
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV (telefone errado)' }));
    await waitFor(() =>
      expect(saved).toEqual(['boletos-gerados-10-12-2026.csv', 'boletos-fone-errado-10-12-2026.csv']),
    );
  },
};

/** One bill fails; the job ends with a message, and the failed bill is sent again. */
export const Sent: Story = {
  name: 'Enviados',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await asks(page);
    await expect(await page.findByText('Enviando boletos por e-mail')).toBeVisible();
    const again = await page.findByRole(
      'button',
      { name: 'Tentar de novo os que falharam' },
      { timeout: 30_000 },
    );
    await seesText('Erro ao enviar boletos por e-mail!');
    await expect(page.getByText(/24 enviados, 5 sem e-mail, 1 falhou\. Pedido por/)).toBeVisible();
    await userEvent.click(again);
    await confirms();
    await waitFor(() => expect(page.getByText(/25 enviados, 5 sem e-mail\. Pedido por/)).toBeVisible(), {
      timeout: 30_000,
    });
    await seesText('Boletos enviados com sucesso!');
  },
};

/** An earlier sending got no answer: only a person sends the bill again, to a corrected address. */
export const InDoubt: Story = {
  name: 'Em dúvida',
  parameters: withFakes(
    fake(getBoletosGerados, [
      fakeBoletoGerado(1, {
        ENVIO: 'Em dúvida',
        ENVIO_MOTIVO: 'O servidor de e-mail não respondeu: ela pode ter chegado.',
      }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const { NOME } = fakeBoletoGerado(1);
    await userEvent.click(page.getByRole('button', { name: /^Enviar(?! boletos)/ }));
    const dialog = await findDialog(`Enviar o boleto de ${NOME}`);
    await expect(dialog.getByText(/pode ter chegado/)).toBeVisible();
    const email = dialog.getByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'certa@exemplo.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar de novo' }));
    await seesText('Boleto enviado com sucesso!');
  },
};

/** A partly sent list of bills, with its job in the given state. */
const noEstado = (given: Partial<EstadoDaTarefa>) =>
  withFakes(
    fake(
      getEnvioDeBoletos,
      fakeEnvioDeBoletos({
        tarefa: fakeEnviando({ feito: 17, usuario: 'Otávio Magalhães Freitas', ...given }),
        enviados: 12,
        semEmail: 2,
        falhas: 3,
        pendentes: 13,
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
  );
const shows = (given: Partial<EstadoDaTarefa>, text: string, act: string): Story => ({
  parameters: noEstado(given),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: act })).toBeVisible();
  },
});

/** A returning person finds the job where it stopped, with the reason. */
export const Stopped: Story = {
  name: 'Parado',
  parameters: noEstado({
    situacao: 'FALHOU',
    motivo: 'O servidor de e-mail não está aceitando mensagens.',
    terminadaEm: '2026-11-21T09:00',
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByText('O envio por e-mail parou')).toBeVisible();
    await expect(
      page.getByText(
        /O servidor de e-mail não está aceitando mensagens\. 12 enviados, 2 sem e-mail, 3 falharam; 13 boletos por enviar\. Pedido por Otávio/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar os que faltam' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar boletos por e-mail' })).toBeEnabled();
  },
};

export const Sending: Story = shows({}, 'Enviando boletos por e-mail', 'Cancelar envio');
export const Waiting: Story = shows(
  { situacao: 'NA FILA', feito: 0, total: null, passo: null },
  'Enviando boletos por e-mail',
  'Cancelar envio',
);
export const Cancelling: Story = shows(
  { situacao: 'CANCELANDO' },
  'Cancelando o envio por e-mail',
  'Cancelar envio',
);
export const Interrupted: Story = shows(
  { situacao: 'INTERROMPIDA' },
  'O envio por e-mail foi interrompido',
  'Continuar envio',
);

/** Cancelled between two bills: the sent ones stay sent, the others wait for a new sending. */
export const Cancels: Story = {
  name: 'Cancela',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await asks(page);
    await userEvent.click(await page.findByRole('button', { name: 'Cancelar envio' }));
    await expect(await page.findByText('Envio por e-mail cancelado', {}, { timeout: 30_000 })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Enviar os que faltam' }));
    await confirms();
    await expect(await page.findByText('Envio por e-mail terminado', {}, { timeout: 30_000 })).toBeVisible();
  },
};

export const SendingFails: Story = {
  parameters: withFakes(fake(enviaBoletos, () => new Refusal(500, {}))),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await asks(page);
    await seesText('Erro ao enviar boletos por e-mail! Verifique sua sessão ou conexão.');
  },
};

/** Without a mail server nothing starts, and the reason is on show (MSG-17). */
export const WithoutMailServer: Story = {
  name: 'Sem servidor de e-mail',
  parameters: withFakes(
    fake(
      enviaBoletos,
      () =>
        new Refusal(422, {
          error: 'O envio de e-mails não está configurado (SMTP_URL). Fale com a TI.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await asks(page);
    await seesText(
      'Erro ao enviar boletos por e-mail! O envio de e-mails não está configurado (SMTP_URL). Fale com a TI.',
    );
    await expect(page.queryByText('Enviando boletos por e-mail')).toBeNull();
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    for (const name of [
      'Exportar CSV (boletos)',
      'Exportar CSV (telefone errado)',
      'Enviar boletos por e-mail',
      'Buscar',
    ])
      await expect(page.getByRole('button', { name })).toBeDisabled();
  },
};

export const Empty: Story = {
  ...listing([]),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum boleto em aberto neste vencimento!');
  },
};

/** Ir para finds a bill, and the list of its day shows only that bill (ACE-25). */
export const ByThePalette: Story = {
  name: 'Pelo Ir para',
  args: { path: idle },
  parameters: withFakes(
    ...buscaFakes(),
    fake(getBoletosGerados, [fakeBoletoGerado(1), fakeBoletoGerado(2, { NOSSONUMERO: '31285570000001172' })]),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.keyboard('{Control>}k{/Control}');
    await body().findByRole('combobox', undefined, { timeout: 10_000 });
    await userEvent.keyboard('1172');
    const bills = within(await body().findByRole('group', { name: 'Boletos em aberto' }));
    await userEvent.click(bills.getByRole('option', { name: /^31285570000001172/ }));
    await expect(await page.findByText('Boletos com vencimento em 10/12/2026')).toBeVisible();
    await expect(
      (await page.findAllByText(fakeBoletoGerado(2).NOME, undefined, { timeout: 10_000 }))[0],
    ).toBeVisible();
    await expect(page.queryByText(fakeBoletoGerado(1).NOME)).toBeNull();
  },
};
