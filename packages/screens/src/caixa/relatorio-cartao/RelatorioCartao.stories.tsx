import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCartaoPagamentosRealizados } from '@vidas/api-client/caixa/cartao.contract.ts';
import { cartaoFakes, fakeRealizado } from '@vidas/api-client/caixa/cartao.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { longName, seesHeaders, seesNoRows, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/caixa/relatorio-cartao';

export const screen = screenStory({
  title: 'Relatório de cartão',
  path: `${path}?inicio=2026-10-01&fim=2026-10-31`,
  endpoints: [getCartaoPagamentosRealizados],
  fakes: cartaoFakes,
  column: 'Nome',
  answers: {
    OneRow: [fake(getCartaoPagamentosRealizados, [fakeRealizado()])],
    LongText: [fake(getCartaoPagamentosRealizados, [fakeRealizado(1, { nome: longName })])],
    ManyRows: [
      fake(
        getCartaoPagamentosRealizados,
        Array.from({ length: 3_000 }, (_, index) => fakeRealizado(index + 1)),
      ),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/caixa/Relatório de cartão',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A count of the sales; each opens the bills that it paid, which explain its total and discount. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('6 pagamento(s) encontrado(s)!');
    await seesHeaders(canvasElement, [
      '',
      'Código de autorização',
      'Matrícula',
      'Nome',
      'Empresa',
      'Emitente',
      'Bandeira',
      'Transação',
      'Parcelas',
      'Valor total',
      'Desconto',
      'Valor líquido',
      'Data da venda',
      'Status',
      'Ações',
    ]);
    const [first] = await page.findAllByRole('button', { name: /^Detalhes de / });
    await userEvent.click(first as HTMLElement);
    const { pefNome } = fakeRealizado(1);
    const faturas = within(await page.findByRole('grid', { name: `Faturas pagas por ${pefNome}` }));
    await expect(faturas.getByText('Mensalidade 10/2026, com multa e juros')).toBeVisible();
    await expect(faturas.getAllByText('414,47')[0]).toBeVisible();
  },
};

export const NotAskedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByText('Escolha o período e use Buscar.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getCartaoPagamentosRealizados, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesNoRows('Nenhum pagamento com cartão neste período.');
  },
};
