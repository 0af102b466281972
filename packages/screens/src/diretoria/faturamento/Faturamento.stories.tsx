import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFaturamento } from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { fakeFatura, faturamentoFakes } from '@vidas/api-client/diretoria/faturamento/faturamento.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { seesCards } from '../../testing/seesCards.ts';
import { catchFiles, chooses, longName, seesHeaders, seesText, exportsAs } from '../../testing/storyPlay.ts';

const path = '/modulos/diretoria/faturamento';
const asked = `${path}?tipo=I&emissaoInicio=2026-09-01&emissaoFim=2026-09-30`;

export const screen = screenStory({
  title: 'Faturamento',
  path: asked,
  endpoints: [getFaturamento],
  fakes: () => [faturamentoFakes()],
  column: 'Nome',
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/diretoria/Faturamento',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One period, the cards and the file. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await find(canvasElement);
    await expect(await page.findByText('Individual · emissão de 01/09/2026 a 30/09/2026')).toBeVisible();
    await seesText('60 faturas');
    await seesHeaders(canvasElement, [
      'Matrícula',
      'Nome',
      'Fatura',
      'Título',
      'Vencimento',
      'Valor',
      'Valor boleto',
      'Total lançamento',
      'Mensalidade',
      'Coparticipação',
      'Auxílio funeral',
      'Acordo coparticipação',
      'Outros lançamentos',
      'Desconto',
      'Data de emissão',
      'Status',
    ]);
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['faturamento.csv']));
  },
};

/** The cards of three invoices: a direct debit is no boleto. */
export const OneRow: Story = {
  parameters: withFakes(
    fake(getFaturamento, [
      fakeFatura(1, { valor: 10_000, valorBoleto: 10_000, totalLancamento: 10_000, copart: 250 }),
      fakeFatura(4, { valor: 20_000, valorBoleto: null, totalLancamento: 19_000, copart: 0 }),
      fakeFatura(5, { valor: 5_000, valorBoleto: null, totalLancamento: 5_000, copart: 100 }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('3 faturas');
    await seesCards({
      Faturas: '3',
      'Débito automático': 'R$ 200,00',
      Boleto: 'R$ 100,00',
      'Total faturado': 'R$ 350,00',
      Lançamentos: 'R$ 340,00',
      Coparticipação: 'R$ 3,50',
    });
  },
};

/** One search for the total: every kind, due in the month, with the kind in its column. */
export const AllKinds: Story = {
  name: 'Todos os tipos de um mês',
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await chooses(page.getByRole('combobox', { name: 'Tipo' }), 'Todos os tipos');
    await userEvent.type(page.getByRole('textbox', { name: /^Mês do vencimento/ }), '10/2026{Tab}');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(
      await page.findByText('Todos os tipos · vencimento de 01/10/2026 a 31/10/2026'),
    ).toBeVisible();
    await expect(await page.findByRole('columnheader', { name: /^Tipo/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /^Razão social/ })).toBeVisible();
  },
};

/** Both periods are sent; Limpar empties the fields and removes the rows. */
export const BothPeriods: Story = {
  name: 'Os dois períodos',
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const types = async (field: string, digits: string) => {
      await userEvent.click(page.getByRole('spinbutton', { name: `dia, ${field}` }));
      await userEvent.keyboard(digits);
    };
    const buscar = page.getByRole('button', { name: 'Buscar' });
    await expect(buscar).toBeDisabled();
    await chooses(page.getByRole('combobox', { name: 'Tipo' }), 'Empresarial');
    await expect(buscar).toBeDisabled();
    await types('Emissão inicial', '01092026');
    await expect(buscar).toBeDisabled();
    await types('Emissão final', '30092026');
    await waitFor(() => expect(buscar).toBeEnabled());
    await types('Vencimento inicial', '01102026');
    await types('Vencimento final', '31102026');
    await waitFor(() => expect(buscar).toBeEnabled());
    await userEvent.click(buscar);
    await expect(
      await page.findByText(
        'Empresarial · emissão de 01/09/2026 a 30/09/2026 · vencimento de 01/10/2026 a 31/10/2026',
      ),
    ).toBeVisible();
    await seesText('Metalúrgica Ipê Ltda');
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    await expect(
      await page.findByText('Escolha o tipo e pelo menos um dos períodos, e busque.'),
    ).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'dia, Emissão inicial' })).toHaveAttribute(
      'aria-valuetext',
      'Vazio',
    );
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getFaturamento, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Não existem faturas emitidas neste período!');
    await seesText('Verifique o períodos selecionados.');
  },
};

const listing = (handler: ReturnType<typeof fake>): Story => ({
  tags: ['moldura'],
  parameters: withFakes(handler),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Dados obtidos com sucesso!');
  },
});

export const LongText: Story = listing(
  fake(getFaturamento, [fakeFatura(1, { nome: longName, valor: 98_765_432_100 }), fakeFatura(2)]),
);
export const ManyRows: Story = listing(faturamentoFakes(3_000));
