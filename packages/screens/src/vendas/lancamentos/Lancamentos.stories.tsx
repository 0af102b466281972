import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import {
  getComissaoEmRisco,
  getEstornos,
  getIndicadores,
  getIndicadoresVendasGeral,
  getMetas,
  getVendas,
  getVendasVendedores,
  getVendedor,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.contract.ts';
import {
  fakeMetas,
  fakeResumoVendedor,
  fakeVenda,
  lancamentosFakes,
  semVendas,
} from '@vidas/api-client/vendas/lancamentos/lancamentos.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import {
  cellsOf,
  chooses,
  findDialog,
  findScreen,
  longName,
  seesHeaders,
  seesNoRows,
  seesText,
} from '../../testing/storyPlay.ts';
import { gerente, notForOthers, vendedora } from '../../testing/vendasStory.ts';

const title = 'Lançamentos de vendas';
const path = '/modulos/vendas/lancamentos-vendas?competencia=11-2026';

type Handlers = ReturnType<typeof shellFakes>;

const withFakes = (handlers: Handlers = [], person = gerente) => ({
  msw: [...handlers, ...lancamentosFakes(), ...shellFakes(person)],
});

const meta = {
  title: 'telas/vendas/Lançamentos de vendas',
  component: StaffStory,
  args: { path, person: gerente },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await seesText('Requisição realizada com sucesso!');
  return page;
};

const vendaHeaders =
  'Código da venda,Nome do cliente,Código de saúde,Valor do plano,Valor da comissão,Por que não paga,Status,Data da venda,Data de efetivação,Status do beneficiário,Data de ativação,Tipo de venda'.split(
    ',',
  );

/** A manager: all sellers, and the sales of one of them in a dialog. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByText('Vendas da competência 11/2026')).toBeVisible();
    await expect(await page.findByText('148')).toBeVisible();
    await expect(page.getByText('97 Smart · 42 Premium · comissão de R$ 8.941,20')).toBeVisible();
    await seesHeaders(
      canvasElement,
      'Código do vendedor,Vendedor,Qtd. vendas,Total vendas,Qtd. vendas comissionadas,Total comissão,Qtd. canceladas,Total canceladas,Ações'.split(
        ',',
      ),
    );
    const { nomeVendedor } = fakeResumoVendedor(1);
    await userEvent.click(await page.findByRole('button', { name: `Ver vendas de ${nomeVendedor}` }));
    const dialog = await findDialog(nomeVendedor);
    await expect(await dialog.findByRole('tab', { name: /^Individual\/Familiar\s*18/ })).toBeVisible();
    await expect(await dialog.findByRole('grid', { name: 'Lançamentos de estornos' })).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: /^Coletivo empresarial/ }));
    const sales = await dialog.findByRole('grid', { name: 'Coletivo empresarial' });
    await waitFor(() => expect(within(sales).getAllByRole('row').length).toBeGreaterThan(5));
    await expect(
      within(sales)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(vendaHeaders.map((header) => expect.stringContaining(header)));
    await expect(dialog.getAllByRole('button', { name: 'Fechar' })).toHaveLength(2);
  },
};

/** Sales of each seller beside other months (VEN-43), also in the next chosen month. */
export const Comparado: Story = {
  name: 'Comparado com outras competências',
  args: { path: `${path}&comparar=1` },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await seesText('Vendas da competência 11/2026 · com 10/2026 e 11/2025');
    await waitFor(() =>
      expect(cellsOf(canvasElement, 1).slice(1, 5)).toEqual(['3.750,00', '3.873,00', '5.226,00', '−123,00']),
    );
    await chooses(page.getByRole('combobox', { name: 'Competência' }), '10/2026');
    await seesText('Vendas da competência 10/2026 · com 09/2026 e 10/2025');
    await userEvent.click(page.getByRole('tab', { name: 'Todas as vendas' }));
    await expect(await page.findByText('Vendas da competência 10/2026')).toBeVisible();
  },
};

/** A seller sees their own sales under the same address; the login's record gives the code. */
export const Vendedor: Story = {
  args: { person: vendedora },
  parameters: withFakes(
    [
      fake(getVendedor, ({ params }) =>
        params.code === 'marina.alencar'
          ? [{ codigoVendedor: '613', nomeVendedor: 'Marina Alencar' }]
          : new Refusal(403, { error: 'Estes dados são de outro vendedor.' }),
      ),
      fake(getVendas, ({ params }) =>
        params.seller === '613' ? [7, 1, 5].map((index) => fakeVenda(index)) : new Refusal(403),
      ),
    ],
    vendedora,
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const sales = await page.findByRole('grid', { name: 'Individual/Familiar' });
    await expect(await within(sales).findByText('Venda Administrativa')).toBeInTheDocument();
    await expect(within(sales).getAllByText('Aguardando ativação do beneficiário')).toHaveLength(2);
    // A tab of their own: under the sales they hid the foot of that table.
    await expect(page.queryByRole('grid', { name: 'Lançamentos de estornos' })).toBeNull();
    await userEvent.click(page.getByRole('tab', { name: /^Estornos/ }));
    await expect(await page.findByRole('grid', { name: 'Lançamentos de estornos' })).toBeVisible();
    await expect(page.queryByRole('tab', { name: 'Vendedores' })).toBeNull();
  },
};

/** In January the waiting months belong to the year before (VEN-40). */
export const AnoPassado: Story = {
  name: 'O ano passado',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await chooses(page.getByRole('combobox', { name: 'Competência' }), '12/2025');
    await seesText('Vendas da competência 12/2025');
    await chooses(page.getByRole('combobox', { name: 'Competência' }), '01/2025');
    await seesText('Vendas da competência 01/2025');
  },
};

/** Without reversals their tab says so. */
export const SemEstornos: Story = {
  name: 'Sem estornos',
  args: { person: vendedora },
  parameters: withFakes([fake(getEstornos, [])], vendedora),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByRole('grid', { name: 'Individual/Familiar' })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: /^Estornos/ }));
    await seesText('Nenhum estorno nesta competência.');
  },
};

/** A person without a seller code sees a message, and nobody's sales. */
export const SemCodigo: Story = {
  name: 'Sem código',
  args: { person: vendedora },
  parameters: withFakes([fake(getVendedor, [])], vendedora),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados do módulo de vendas');
    await expect(page.getByText('Seu acesso ainda não tem um código de vendedor.')).toBeVisible();
  },
};

/** A manager without a record works normally. */
export const GerenteSemRegistro: Story = {
  name: 'Gerente sem registro',
  parameters: withFakes([fake(getVendedor, [])]),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByRole('grid', { name: 'Vendedores' })).toBeVisible();
    await expect(page.queryByText('Não foi possível carregar os dados do módulo de vendas')).toBeNull();
  },
};

/** The goal by month with its table, and by seller, as a figure of the home opens it. */
export const MetaDoMes: Story = {
  name: 'Meta e ano anterior',
  args: { path: `${path}&aba=meta&filtro.situacao=Abaixo+da+meta` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const twin = await page.findByRole('button', {
      name: 'Ver como tabela: Vidas por mês, a meta e o ano anterior',
    });
    await waitFor(() => expect(twin).toBeEnabled());
    await userEvent.click(twin);
    await expect(
      await page.findByRole('table', { name: 'Vidas por mês, a meta e o ano anterior' }),
    ).toBeVisible();
    const grid = await page.findByRole('grid', { name: 'Meta do mês por vendedor' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '10'));
    await expect(within(grid).queryByText('Meta alcançada')).toBeNull();
  },
};

/** Amounts that a cancellation can still take back, with their total. */
export const EmRisco: Story = {
  name: 'Comissão em risco',
  args: { path: `${path}&aba=risco` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText(/^R\$ 1\.800,00 já lançados/)).toBeVisible();
    await expect(await page.findByRole('columnheader', { name: /Definitiva em/ })).toBeVisible();
  },
};

const empty = [
  fake(getVendasVendedores, []),
  fake(getVendas, []),
  fake(getEstornos, []),
  fake(getIndicadores, semVendas),
  fake(getIndicadoresVendasGeral, semVendas),
  fake(getComissaoEmRisco, []),
  fake(getMetas, { ...fakeMetas(0), meses: [] }),
];

export const Empty: Story = {
  parameters: withFakes(empty),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesNoRows('Infelizmente não foi encontrado dados para a competência 11/2026');
    await expect(page.getByText('Nenhum dado encontrado…')).toBeVisible();
  },
};

/** The same for a seller. */
export const VendedorSemVendas: Story = {
  name: 'Vendedor sem vendas',
  args: { person: vendedora },
  parameters: withFakes(empty, vendedora),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesNoRows('Infelizmente não foi encontrado dados para a competência 11/2026');
    await expect(page.getByText('Nenhuma venda encontrada…')).toBeVisible();
  },
};

const frames = frameStates({
  title,
  endpoints: [getVendasVendedores],
  fakes: [...lancamentosFakes(), ...shellFakes(gerente)],
  failed: 'Não foi possível carregar os dados!',
  column: 'Vendedor',
});

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes([fakeWaiting(getVendasVendedores), fakeWaiting(getIndicadoresVendasGeral)]),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};
export const Failed: Story = { ...frames.Failed, tags: ['moldura'] };
export const NoResult: Story = { ...frames.NoResult, tags: ['moldura'] };
export const Narrow: Story = { ...frames.Narrow, tags: ['moldura'] };
export const Dark: Story = { ...frames.Dark, tags: ['moldura'] };

/** Another occupation is told that it has no access. */
export const Forbidden: Story = { ...notForOthers(title), tags: ['moldura'] };

const sellers = (...rows: ReturnType<typeof fakeResumoVendedor>[]): Story => ({
  tags: ['moldura'],
  parameters: withFakes([fake(getVendasVendedores, rows)]),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
});

export const OneRow: Story = sellers(fakeResumoVendedor());
export const LongText: Story = sellers(
  fakeResumoVendedor(1, { nomeVendedor: longName, totalVendas: 98_765_432_100 }),
);
export const ManyRows: Story = sellers(
  ...Array.from({ length: 500 }, (_, index) => fakeResumoVendedor(index + 1)),
);
