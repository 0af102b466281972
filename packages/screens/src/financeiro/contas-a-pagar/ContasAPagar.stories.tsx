import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getContasAPagar,
  type Pagamento,
} from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.contract.ts';
import {
  contasAPagarFakes,
  fakePagamento,
} from '@vidas/api-client/financeiro/contas-a-pagar/contasAPagar.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { catchFiles, longName, seesHeaders, seesText, exportsAs } from '../../testing/storyPlay.ts';

const idle = '/modulos/financeiro/ContasAPagarPgtsEfetuados';

export const screen = screenStory({
  title: 'Pagamentos efetuados',
  path: `${idle}?inicio=2026-10-01&fim=2026-10-31`,
  endpoints: [getContasAPagar],
  fakes: contasAPagarFakes,
  column: 'Fornecedor',
  answers: {
    OneRow: [
      fake(getContasAPagar, { success: true, contasAPagarPgtsEfetuados: [fakePagamento(1)], error: null }),
    ],
    LongText: [
      fake(getContasAPagar, {
        success: true,
        contasAPagarPgtsEfetuados: [fakePagamento(1, { FORNECEDOR: longName, HISTORICO: longName })],
        error: null,
      }),
    ],
    ManyRows: [
      fake(getContasAPagar, {
        success: true,
        contasAPagarPgtsEfetuados: Array.from({ length: 2_000 }, (_, index) => fakePagamento(index + 1)),
        error: null,
      }),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/financeiro/Pagamentos efetuados',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const listing = (rows: Pagamento[]): Story => ({
  parameters: withFakes(
    fake(getContasAPagar, { success: true, contasAPagarPgtsEfetuados: rows, error: null }),
  ),
  play: async ({ canvasElement }) => void (await find(canvasElement)),
});

/** Missing values show as NULO; cash box and social security appear when they are included. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await find(canvasElement);
    await expect(await page.findByText('Pagamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await seesHeaders(canvasElement, [
      'Conta banco',
      'Histórico',
      'Código',
      'Fornecedor',
      'Conta contábil',
      'Documento',
      'Data de pagamento',
      'Valor',
    ]);
    await expect(await page.findByText(/^18 linhas/)).toBeVisible();
    await expect(page.getAllByText('NULO')[0]).toBeVisible();
    await expect(page.queryByText('Caixa')).toBeNull();
    await expect(page.queryByText('Guia da Previdência Social')).toBeNull();
    await userEvent.click(page.getByRole('checkbox', { name: 'Contas Caixa' }));
    await expect(await page.findByText(/^27 linhas/)).toBeVisible();
    await expect(page.getAllByText('Caixa')[0]).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Guias Previdência Social' }));
    await expect(await page.findByText(/^36 linhas/)).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['contasAPagar-PgtsEfetuados-01-10-2026a31-10-2026.csv']));
  },
};

/** The server answers with a failure and its own reason. */
export const RefusedInside: Story = {
  name: 'Recusado na resposta',
  parameters: withFakes(
    fake(getContasAPagar, {
      success: false,
      contasAPagarPgtsEfetuados: [],
      error: 'Período fora do exercício.',
    }),
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Não foi possível carregar os dados!');
    await seesText('Período fora do exercício.');
  },
};

/** Buscar needs both days. */
export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    const [day] = within(page.getByRole('group', { name: 'Data final' })).getAllByRole('spinbutton');
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  },
};

export const Empty: Story = {
  ...listing([]),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum pagamento no período!');
  },
};
