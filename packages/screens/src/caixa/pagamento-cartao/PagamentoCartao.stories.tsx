import type { Meta, StoryObj } from '@storybook/react-vite';
import { insertDataCartaoPagamento } from '@vidas/api-client/caixa/cartao.contract.ts';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import {
  getBandeiraCartao,
  getBeneficiario,
  getMensalidade,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import {
  fakeAbertas,
  fakeAchados,
  fakeQuem,
  lancamentoFakes,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeIsForbidden } from '../../testing/homeStories.ts';
import { chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
import { chooseFee, fillCard, inSeven, openFees, title } from '../../testing/vendaPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cartaoFakes(), ...lancamentoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/caixa/Pagamento com cartão',
  component: StaffStory,
  args: { path: '/modulos/caixa/pagamento-cartao' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = { times: 0 };

/** From the search of the beneficiary to Salvar: two fees with a discount in seven. */
export const Default: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('combobox', { name: 'Transação' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Buscar beneficiário' }));
    const dialog = await findDialog('Buscar beneficiário');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await userEvent.keyboard('conc{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: /^Escolher Conceição/ }));
    await expect(await page.findByText('3000101', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Código do beneficiário' })).toHaveValue('0000001200');
    // The search in the dialog has not submitted the form behind it.
    await expect(page.queryByText('Insira o código de autorização!')).toBeNull();
    await expect(page.getAllByRole('checkbox', { name: /^Escolher \d\d\/\d\d\/\d{4}$/ })).not.toHaveLength(0);
    await chooseFee(page, '3000102');
    await chooseFee(page, '3000103');
    await fillCard(page);
    await expect(page.getByRole('textbox', { name: /^Desconto/ })).toBeDisabled();
    await inSeven(page);
    const desconto = page.getByRole('textbox', { name: /^Desconto/ });
    await waitFor(() => expect(desconto).toBeEnabled());
    await userEvent.type(desconto, '800,01');
    await userEvent.click(page.getByRole('button', { name: 'Aplicar desconto' }));
    await seesText('Valor do desconto incorreto!');
    await userEvent.clear(desconto);
    await userEvent.type(desconto, '50,01');
    await userEvent.click(page.getByRole('button', { name: 'Aplicar desconto' }));
    await seesText('Desconto aplicado com sucesso!');
    const result = within(page.getByRole('region', { name: 'A cobrar no cartão' }));
    for (const text of [
      'R$ 25,43 (3,39%)',
      '7 × R$ 107,14 (a última R$ 107,16)',
      'Fica em aberto: 1 mensalidade, R$ 413,47',
    ])
      await expect(result.getByText(text)).toBeVisible();
    await expect(result.getAllByText('R$ 750,00')[0]).toBeVisible();
    const parcelas = within(page.getByRole('grid', { name: 'Parcelas da venda' }));
    await expect(await parcelas.findByText('19/06/2027')).toBeVisible();
    await expect(parcelas.getByText('107,16')).toBeVisible();
    await expect(await parcelas.findByText('750,00')).toBeVisible();
  },
};

/** Every empty field has its message. */
export const Missing: Story = {
  name: 'Falta preencher',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    for (const text of [
      'Insira o código de autorização!',
      'Insira o código de beneficiário!',
      'Insira o emitente do cartão!',
      'Selecione a bandeira!',
      'Selecione o tipo de transação!',
      'Selecione ao menos uma mensalidade.',
    ])
      await seesText(text);
  },
};

/** CXA-21: the key does what Salvar does, from any field; in a window over the form it does nothing. */
export const ByKey: Story = {
  name: 'Salvar pelo teclado',
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Buscar beneficiário' }));
    const dialog = await findDialog('Buscar beneficiário');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), '{Control>}{Enter}{/Control}');
    await expect(page.queryByText('Insira o código de autorização!')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await chooseFee(page, '3000102');
    await fillCard(page);
    await inSeven(page);
    await userEvent.type(page.getByRole('textbox', { name: /^Observação/ }), '{Control>}{Enter}{/Control}');
    await findDialog(/^Salvar a venda de R\$ 400,00/, 'alertdialog');
  },
};

/** Debit has one installment, due on the day of the sale. Another choice of fees removes the discount. */
export const Debit: Story = {
  name: 'Débito',
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await chooseFee(page, '3000101');
    await fillCard(page);
    await chooses(page.getByRole('combobox', { name: 'Transação' }), 'Débito');
    await expect(page.getByRole('combobox', { name: 'Parcelas' })).toBeDisabled();
    const parcelas = within(page.getByRole('grid', { name: 'Parcelas da venda' }));
    await expect(await parcelas.findByText('21/11/2026')).toBeVisible();
    await expect(parcelas.getAllByText('413,47')[0]).toBeVisible();
    const desconto = page.getByRole('textbox', { name: /^Desconto/ });
    await waitFor(() => expect(desconto).toBeEnabled());
    await userEvent.type(desconto, '13,47');
    await userEvent.click(page.getByRole('button', { name: 'Aplicar desconto' }));
    await expect((await parcelas.findAllByText('400,00'))[0]).toBeVisible();
    await chooseFee(page, '3000102');
    await waitFor(() => expect(page.getByRole('button', { name: 'Aplicar desconto' })).toBeEnabled());
    await expect((await parcelas.findAllByText('813,47'))[0]).toBeVisible();
  },
};

/** The fees of one matrícula disappear as soon as another is typed, before its own arrive. */
export const AnotherMatricula: Story = {
  name: 'Outro beneficiário',
  parameters: withFakes(
    fake(getMensalidade, ({ params }) =>
      params.codSau.endsWith('1200')
        ? { dataFormat: fakeAbertas, empCon: null, quem: fakeQuem }
        : new Promise<never>(() => undefined),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    const codigo = page.getByRole('textbox', { name: 'Código do beneficiário' });
    await userEvent.clear(codigo);
    await userEvent.type(codigo, '1300{Tab}');
    await waitFor(() => expect(page.queryByText('3000101')).toBeNull());
    await expect(page.queryByRole('heading', { name: fakeQuem.nome })).toBeNull();
  },
};

/** All fees are paid, and no brand is registered. */
export const Empty: Story = {
  parameters: withFakes(fake(getMensalidade, { dataFormat: [], empCon: null }), fake(getBandeiraCartao, [])),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.type(page.getByRole('textbox', { name: 'Código do beneficiário' }), '1200{Tab}');
    await seesText('Não existem mensalidades em haver!');
    const bandeira = page.getByRole('combobox', { name: 'Bandeira' });
    await expect(bandeira).toHaveDisplayValue('Não há bandeiras cadastradas');
  },
};

/** A person registered a moment ago is found by the same words. */
export const SearchingAsksTheServer: Story = {
  name: 'Buscar pergunta ao servidor',
  parameters: withFakes(
    fake(getBeneficiario, () => {
      asked.times += 1;
      return asked.times === 1 ? [] : [...fakeAchados];
    }),
  ),
  beforeEach: () => {
    asked.times = 0;
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Buscar beneficiário' }));
    const dialog = await findDialog('Buscar beneficiário');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'conc{Enter}');
    await expect(await dialog.findByText('Não há beneficiário(s) cadastrado(s)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Buscar' }));
    await expect(await dialog.findByRole('button', { name: /^Escolher Conceição/ })).toBeInTheDocument();
  },
};

/** The search finds nobody. */
export const NoResult: Story = {
  parameters: withFakes(fake(getBeneficiario, [])),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Buscar beneficiário' }));
    const dialog = await findDialog('Buscar beneficiário');
    await userEvent.click(dialog.getByRole('radio', { name: 'CPF' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'CPF' }), '1{Enter}');
    await expect(await dialog.findByText('Não há beneficiário(s) cadastrado(s)')).toBeVisible();
  },
};

/** Without brands and tariffs nothing can be sold. */
export const Failed: Story = {
  parameters: withFakes(fakeOffline(getBandeiraCartao)),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await waitFor(() => seesText('Não foi possível carregar os dados de tarifa e bandeira!'), {
      timeout: 15_000,
    });
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ modules: ['cadastro'] }) },
  play: homeIsForbidden('Caixa'),
};
const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  void (await openFees(canvasElement));
export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(getMensalidade)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.type(page.getByRole('textbox', { name: 'Código do beneficiário' }), '1200{Tab}');
  },
};
export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getMensalidade, { dataFormat: fakeAbertas.slice(0, 1), empCon: null })),
  play: shown,
};
export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getMensalidade, {
      dataFormat: Array.from({ length: 60 }, (_, index) => ({
        ...(fakeAbertas[0] as (typeof fakeAbertas)[number]),
        codFatura: String(3_000_101 + index),
      })),
      empCon: null,
    }),
  ),
  play: shown,
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getBeneficiario, [{ ...(fakeAchados[0] as (typeof fakeAchados)[number]), nome: longName }]),
    fake(insertDataCartaoPagamento, () => new Refusal(409, { error: longName })),
  ),
  play: shown,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: shown };
/** At 390 px the amount stands beside the due day, without a scroll. */
export const Narrow: Story = {
  name: 'No celular',
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    const fees = page.getByRole('grid', { name: 'Mensalidades em aberto' });
    const owed = within(fees).getByRole('gridcell', { name: /413,47$/ });
    await expect(owed.getBoundingClientRect().right).toBeLessThanOrEqual(
      fees.getBoundingClientRect().left + (fees.parentElement?.clientWidth ?? 0),
    );
  },
};
