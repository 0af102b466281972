import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCartaoPagamentosRealizados, type PagamentoRealizado } from '@vidas/api-client/caixa/cartao';
import { cartaoFakes, fakeRealizado } from '@vidas/api-client/caixa/cartao-fake';
import { fake } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import { findScreen, longName, seesHeaders, seesNoRows, seesText } from '../../testing/storyPlay.ts';

const title = 'Relatório de Cartão';
const path = '/modulos/caixa/relatorio-cartao';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cartaoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/caixa/Relatório de cartão',
  component: StaffStory,
  args: { path: `${path}?inicio=2026-10-01&fim=2026-10-31` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says how many there are; a sale opens to the bills that it paid, which are its total and discount. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
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
    ]);
    const [first] = await page.findAllByRole('button', { name: /^Detalhes de / });
    await userEvent.click(first as HTMLElement);
    const { pefNome } = fakeRealizado(1);
    const faturas = within(await page.findByRole('grid', { name: `Faturas pagas por ${pefNome}` }));
    await expect(faturas.getByText('Mensalidade 10/2026, com multa e juros')).toBeVisible();
    await expect(faturas.getAllByText('R$ 414,47')[0]).toBeVisible();
  },
};

export const NotAskedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByText('Escolha o período e use Buscar.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getCartaoPagamentosRealizados, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesNoRows('Nenhum pagamento com cartão neste período.');
  },
};

const frames = frameStates({
  title,
  endpoints: [getCartaoPagamentosRealizados],
  fakes: cartaoFakes(),
  failed: 'Não foi possível carregar os dados!',
  column: 'Nome',
});
const vendas = (...rows: PagamentoRealizado[]): Story => ({
  parameters: withFakes(fake(getCartaoPagamentosRealizados, rows)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
});

export const Loading: Story = { ...frames.Loading, tags: ['moldura'] };
export const Failed: Story = { ...frames.Failed, tags: ['moldura'] };
export const Offline: Story = { ...frames.Offline, tags: ['moldura'] };
export const Forbidden: Story = { ...frames.Forbidden, tags: ['moldura'] };
export const NoResult: Story = { ...frames.NoResult, tags: ['moldura'] };
export const Narrow: Story = { ...frames.Narrow, tags: ['moldura'] };
export const Dark: Story = { ...frames.Dark, tags: ['moldura'] };
export const OneRow: Story = { ...vendas(fakeRealizado()), tags: ['moldura'] };
export const LongText: Story = { ...vendas(fakeRealizado(1, { nome: longName })), tags: ['moldura'] };
export const ManyRows: Story = {
  ...vendas(...Array.from({ length: 3_000 }, (_, index) => fakeRealizado(index + 1))),
  tags: ['moldura'],
};
