import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDiferencasDaConta } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import {
  conferenciaDaNoiteFakes,
  fakeDiferenca,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { fakeTarefa } from '@vidas/api-client/shell/tarefa.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, longName, seesText } from '../../testing/storyPlay.ts';

const diferencas = [
  fakeDiferenca(1),
  fakeDiferenca(2, { identidade: 'SITUACAO', esperado: 'Paga', achado: 'Aberta', diferenca: null }),
  fakeDiferenca(3),
  fakeDiferenca(4, {
    identidade: 'INICIO_ATRASO',
    onde: 'Início do Financeiro',
    fatura: null,
    esperado: 'R$ 1.000,00',
    achado: 'R$ 999,99',
    diferenca: -1,
  }),
  fakeDiferenca(5, { situacao: 'FECHADA', fechadaEm: '2026-11-20T03:04', achadaEm: '2026-11-19T03:03' }),
];
const comDiferencas = () => conferenciaDaNoiteFakes({}, diferencas);

export const screen = screenStory({
  title: 'Conferência da noite',
  path: '/modulos/financeiro/conferencia-da-noite',
  endpoints: [getDiferencasDaConta],
  fakes: comDiferencas,
  column: 'Onde',
  answers: {
    Empty: conferenciaDaNoiteFakes(),
    OneRow: conferenciaDaNoiteFakes({}, [fakeDiferenca(1)]),
    LongText: conferenciaDaNoiteFakes({}, [fakeDiferenca(1, { onde: longName })]),
    ManyRows: conferenciaDaNoiteFakes(
      {},
      Array.from({ length: 600 }, (_, index) => fakeDiferenca(index + 1)),
    ),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/financeiro/Conferência da noite',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A difference is a row, with the expected and the found value. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('4 diferenças em aberto')).toBeVisible();
    await expect(page.getByText(/^Conferido em 21\/11\/2026 03:04: 41.234 faturas\./u)).toBeVisible();
    const table = within(await page.findByRole('grid', { name: 'Diferenças da conta' }));
    await expect(await table.findByText('Fatura 3000001')).toBeInTheDocument();
    await expect(table.getByText('Início: faturas em atraso')).toBeInTheDocument();
  },
};

/** A difference opens the account of its invoice, and the list of Financeiro that shows it. */
export const OpensAnInvoice: Story = {
  name: 'Abre a fatura',
  parameters: { picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Abrir a fatura 3000001: Pago e concedido da fatura' }),
    );
    const drawer = within(await body().findByRole('dialog', { name: 'Fatura 3000001' }));
    await expect(
      await drawer.findByText(
        /^Vence em 10\/11\/2026, em aberto\. Valor R\$.300,00; pago e concedido R\$.100,01\.$/u,
      ),
    ).toBeVisible();
    await expect(await drawer.findByText('Concessão')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Abrir em Idade de saldos' })).toHaveAttribute(
      'href',
      '/modulos/financeiro/idadeSaldos?todos=1&filtro.numfat=3000001',
    );
  },
};

export const Never: Story = {
  name: 'Nunca foi feita',
  parameters: {
    ...withFakes(...conferenciaDaNoiteFakes({ tarefa: null, ultima: null })),
    picture: { take: true },
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('A conferência nunca foi feita')).toBeVisible();
    await expect(page.getByText(/começa sozinha às 03:00, ou agora/u)).toBeVisible();
  },
};

export const Clean: Story = {
  name: 'Sem diferenças',
  parameters: { ...withFakes(...conferenciaDaNoiteFakes()), picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Sem diferenças')).toBeVisible();
    await expect(page.getByText('Nenhuma diferença.')).toBeVisible();
  },
};

export const Running: Story = {
  name: 'Em curso',
  parameters: {
    ...withFakes(
      ...conferenciaDaNoiteFakes(
        { tarefa: fakeTarefa({ feito: 12_500, total: 41_234, passo: 'Faturas' }) },
        diferencas,
      ),
    ),
    picture: { take: true },
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText(/12\.500 de 41\.234 faturas/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conferir agora' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Parar' }));
    await expect(await page.findByText('A conferência foi parada')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Falhou',
  parameters: {
    ...withFakes(
      ...conferenciaDaNoiteFakes({
        tarefa: fakeTarefa({
          situacao: 'FALHOU',
          motivo: 'A tarefa parou por um erro do servidor. Fale com a TI.',
          terminadaEm: '2026-11-21T03:02',
          usuario: 'servidor',
        }),
      }),
    ),
    picture: { take: true },
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('A conferência falhou')).toBeVisible();
    await expect(page.getByText(/parou por um erro do servidor/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conferir agora' })).toBeEnabled();
  },
};

export const StartsByHand: Story = {
  name: 'Começa à mão',
  parameters: withFakes(...conferenciaDaNoiteFakes()),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const button = await page.findByRole('button', { name: 'Conferir agora' });
    await expect(await page.findByText('Sem diferenças')).toBeVisible();
    await userEvent.click(button);
    await seesText('Conferindo a conta');
    await expect(await page.findByText('Sem diferenças')).toBeVisible();
  },
};

const pessoa = fakePayload({ cargo: 'Analista', modules: ['financeiro'] });

/** A person who is neither a manager nor of Tecnologia only reads; the acts are missing. */
export const ReadsOnly: Story = {
  name: 'Só lê',
  args: { person: pessoa },
  parameters: {
    msw: [
      ...conferenciaDaNoiteFakes({ tarefa: fakeTarefa({ feito: 1, total: 2, passo: 'Faturas' }) }),
      ...shellFakes(pessoa),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText(/1 de 2 faturas/u)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Conferir agora' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Parar' })).toBeNull();
  },
};
