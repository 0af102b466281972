import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInadimplentesAposVencimento } from '@vidas/api-client/cobranca/inadimplencia';
import { fakePagamentoVencido, inadimplenciaFakes } from '@vidas/api-client/cobranca/inadimplencia-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const idle = '/modulos/cobranca/pagamento-vencido';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...inadimplenciaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cobranca/Relatório de Inadimplentes após o Vencimento',
  component: StaffStory,
  args: { path: `${idle}?inicio=2026-08-01&fim=2026-11-20` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Relatório de Inadimplentes após o Vencimento';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Vencimentos de 01/08/2026 a 20/11/2026')).toBeVisible();
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      [
        'Nome',
        'E-mail',
        'Telefone 1',
        'Telefone 2',
        'Telefone 3',
        'Data de vencimento',
        'Dias vencidos',
        'Faixa de atraso',
        'Matrícula',
        'Valor',
      ].map((name) => expect.stringContaining(name)),
    );
    await expect(await page.findByText('1–15 de 60')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: `${idle}?todos=1` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByText('Escolha o período do vencimento e busque.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Dados obtidos com sucesso!');
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

/** A band of the age leaves its rows, and the cards say what is left. */
export const OneAge: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Faixa de atraso'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Mais de 90 dias/ }));
    await userEvent.keyboard('{Escape}');
    await seesText('Faixa de atraso: Mais de 90 dias');
    await seesText(/com o filtro/);
  },
};

/** A server that sends only what the specification says. */
export const Bare: Story = {
  parameters: withFakes(
    fake(getInadimplentesAposVencimento, () =>
      [1, 2, 3].map((index) => {
        const { matricula: _matricula, tipo: _tipo, valor: _valor, ...row } = fakePagamentoVencido(index);
        return row;
      }),
    ),
  ),
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getInadimplentesAposVencimento)) };

export const Empty: Story = {
  parameters: withFakes(fake(getInadimplentesAposVencimento, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhum pagamento vencido!');
    await seesText('Verifique o período e tente novamente.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(
      getInadimplentesAposVencimento,
      () => new Refusal(500, { error: 'O banco de dados não respondeu.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados da tabela!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getInadimplentesAposVencimento)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(
      getInadimplentesAposVencimento,
      () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' }),
    ),
  ),
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const ManyRows: Story = {
  parameters: { msw: [...inadimplenciaFakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getInadimplentesAposVencimento, [fakePagamentoVencido(7)])),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getInadimplentesAposVencimento, [
      fakePagamentoVencido(1, {
        nome: longName,
        email: 'maria.da.conceicao.aparecida.dos.santos.albuquerque@correio.exemplo.com.br',
      }),
      fakePagamentoVencido(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
