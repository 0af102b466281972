import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { getSemComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { getPreviaComissaoGeral } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import {
  type FechamentoFakeOptions,
  fakeSaldo,
  fakeSaldos,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { fakeSemComissao } from '@vidas/api-client/vendas/fechamento/linhas.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import {
  body,
  cellsOf,
  chooses,
  findDialog,
  findScreen,
  longName,
  printedSheet,
  seesText,
} from '../../testing/storyPlay.ts';
import { gerente, notForOthers } from '../../testing/vendasStory.ts';

const title = 'Fechamento de comissão';
const path = '/modulos/vendas/fechamento-comissao?competencia=10-2026';
const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await seesText(fakeSaldo(1).nomeVendedor);
  return page;
};

export const screen = screenStory({
  title,
  path,
  person: gerente,
  endpoints: [getPreviaComissaoGeral],
  fakes: () => fechamentoFakes({}),
  column: 'Vendedor',
  without: ['Forbidden'],
  answers: {
    OneRow: fechamentoFakes({ saldos: [fakeSaldo()] }),
    LongText: fechamentoFakes({ saldos: [fakeSaldo(1, { nomeVendedor: longName })] }),
    ManyRows: fechamentoFakes({ saldos: fakeSaldos(500) }),
  },
});
const withFakes = (options: FechamentoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) =>
  screen.withFakes(...handlers, ...fechamentoFakes(options));

const meta = {
  title: 'telas/vendas/Fechamento de comissão',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (rest: string) => ({ path: `${path}&${rest}`, person: gerente });
const press = async (name: string) => userEvent.click(await body().findByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await seesText('Competência 10/2026 · Aberta: os valores ainda mudam');
    await expect(page.getByRole('button', { name: 'Gerar fechamento' })).toBeEnabled();
    await expect(page.queryByRole('button', { name: 'Marcar como paga' })).toBeNull();
  },
};

/** Each seller's own amount of the month beside other months (COM-40), with the greatest change first. */
export const Comparado: Story = {
  name: 'Comparado com outras competências',
  args: at('comparar=1'),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText(/ · com 09\/2026 e 10\/2025 · 1 linha de 09\/2026 já não está$/);
    await waitFor(() =>
      expect(cellsOf(canvasElement, 1).slice(1, 5)).toEqual(['−60,00', '−29,00', '312,00', '−31,00']),
    );
    await userEvent.click(page.getByRole('tab', { name: 'Mudou depois de fechado' }));
    await waitFor(() => expect(page.queryByText(/ · com 09\/2026/)).toBeNull());
  },
};

/** The address has the open seller, so that the lines are still open after a reload. */
export const Vendedor: Story = {
  args: at('vendedor=601'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const drawer = await findDialog(fakeSaldo(1).nomeVendedor);
    await seesText(/R\$ 0,00 de antes \+ R\$ 60,00 do mês = R\$ 60,00 a pagar \+ R\$ 0,00 a transportar/);
    await expect(
      await drawer.findByText(/^Diferença de 08\/2026, que mudou depois de fechado/),
    ).toBeInTheDocument();
    await expect(
      await drawer.findByText('faltam faixas para 15 vidas na faixa etária 24–28'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press(`Linhas de ${fakeSaldo(3).nomeVendedor}`);
    await findDialog(fakeSaldo(3).nomeVendedor);
  },
};

/** Paper and files of each tab have the month and the person who printed (REL-20). */
export const Impresso: Story = {
  name: 'A impressão diz o mês e quem imprimiu',
  args: at('aba=sem-comissao'),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const sheet = await printedSheet(page);
    await expect(sheet).toMatch(/^Vendas sem comissãoCompetência 10\/2026/);
    await expect(sheet).toMatch(/Impresso por .+ em \d{2}\/\d{2}\/\d{4}/);
  },
};

export const MudouDepois: Story = {
  name: 'Mudou depois',
  args: at('aba=mudancas'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Rogério Pacheco Lima');
    await expect(body().getAllByText('08/2026').length).toBeGreaterThan(0);
  },
};

export const SemComissao: Story = {
  args: at('aba=sem-comissao'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('é uma venda administrativa');
  },
};

const asked = { times: 0 };

/** Also in a tab with its own list; while another month is typed there is no file. */
export const SearchingAsksTheServer: Story = {
  name: 'Buscar pergunta ao servidor',
  args: at('aba=sem-comissao'),
  beforeEach: () => {
    asked.times = 0;
  },
  parameters: withFakes(
    {},
    fake(getSemComissao, () => {
      asked.times += 1;
      return Array.from({ length: asked.times }, (_, index) => fakeSemComissao(index + 1));
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('1–1 de 1')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    const file = await page.findByRole('button', { name: 'Exportar' });
    await expect(file).toBeEnabled();
    const month = page.getByRole('textbox', { name: 'Competência' });
    await userEvent.clear(month);
    await userEvent.type(month, '092026');
    await expect(file).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(file).toBeEnabled());
  },
};

export const Gerar: Story = {
  name: 'Gerar',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await press('Gerar fechamento');
    const dialog = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await expect(
      await dialog.findByText(/^12 vendedores, R\$ [\d.,]+ a pagar; o maior: .+, R\$ /),
    ).toBeVisible();
    await expect(dialog.getByText('1 venda fica sem comissão para sempre')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar fechamento' }));
    await seesText(/fechada com sucesso!/);
    await seesText('Competência 10/2026 · Fechada em 05/11/2026 por Otávio Magalhães Freitas');
    await expect(page.queryByRole('button', { name: 'Gerar fechamento' })).toBeNull();
  },
};

/** Another person was faster: the question stays and names them. */
export const GerarTarde: Story = {
  name: 'Gerar com atraso',
  parameters: withFakes({ isClosedMeanwhile: true }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press('Gerar fechamento');
    const dialog = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await dialog.findByText(/^12 vendedores/);
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar fechamento' }));
    await seesText(/já foi fechada em 05\/11\/2026 09:00 por Otávio/);
  },
};

/**
 * The amounts differ from those on show: nothing is closed, and the question shows the difference and the present amounts (REL-46).
 */
export const GerarOutro: Story = {
  name: 'Gerar o que mudou',
  parameters: withFakes({
    saldos: [fakeSaldo(1), fakeSaldo(3)],
    depois: [fakeSaldo(1), fakeSaldo(3, { valorLinhas: 20_000, valorPago: 20_000 })],
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press('Gerar fechamento');
    const dialog = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await expect(
      await dialog.findByText(/^2 vendedores, R\$ 240,00 a pagar; o maior: .+, R\$ 180,00/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar fechamento' }));
    await seesText(
      'Eram 2 vendedores e R$ 240,00 a pagar; agora são 2 vendedores e R$ 260,00 a pagar. Nada foi feito: confira e confirme de novo.',
    );
    await expect(
      dialog.getByText(/^2 vendedores, R\$ 260,00 a pagar; o maior: .+, R\$ 200,00/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar fechamento' }));
    await seesText(/fechada com sucesso!/);
  },
};

/** A month that may not be closed yet shows the reason. */
export const AindaNao: Story = {
  name: 'Ainda não',
  parameters: withFakes({ impedimento: 'A competência 10/2026 ainda não terminou.' }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByRole('button', { name: 'Gerar fechamento' })).toBeDisabled();
    await seesText(/A competência 10\/2026 ainda não terminou\./);
  },
};

export const Pagar: Story = {
  name: 'Pagar',
  parameters: withFakes({ situacao: 'fechada' }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press('Marcar como paga');
    const dialog = await findDialog('Marcar 10/2026 como paga');
    await expect(dialog.getByText(/^12 vendedores, R\$ [\d.,]+ a pagar; o maior: .+, R\$ /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como paga' }));
    await seesText(/Paga em 21\/11\/2026 por Sônia Peixoto Leal/);
  },
};

export const Contestacoes: Story = {
  name: 'Contestações',
  args: at('aba=contestacoes'),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Responder à contestação 1');
    const dialog = await findDialog('Responder à contestação 1');
    await dialog.findByText(
      /^A linha é de −R\$ 60,00: Diferença de 08\/2026, que mudou depois de fechado: administrativa: não → sim \(por Marina Alencar/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText('Escolha se a contestação é aceita.');
    await chooses(dialog.getByRole('combobox', { name: 'Decisão' }), 'Aceita');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Corrigido.');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
    await seesText('Contestação respondida com sucesso!');
    await seesText('Aceita');
    await expect(body().queryByRole('button', { name: 'Responder à contestação 1' })).toBeNull();
    await press('Escrever linha à mão da venda 500005');
    await findDialog('Escrever linha à mão');
  },
};

export const Forbidden: Story = notForOthers(title);

export const Empty: Story = {
  parameters: withFakes({ saldos: [], linhas: [], contestacoes: [], linhasAMao: [] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhum vendedor tem comissão nesta competência.');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(within(page.getByRole('tablist')).getAllByRole('tab')).toHaveLength(6);
  },
};
