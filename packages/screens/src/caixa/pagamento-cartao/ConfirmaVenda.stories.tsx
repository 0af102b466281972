import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartaoFakes } from '@vidas/api-client/caixa/cartao.fake.ts';
import { comprovanteFakes } from '@vidas/api-client/caixa/comprovante/comprovante.fake.ts';
import { getMensalidade } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import {
  fakeAbertas,
  fakeQuem,
  lancamentoFakes,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { buscaFakes } from '@vidas/api-client/shell/busca/busca.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findHome } from '../../testing/homeStories.ts';
import { body, chooses, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
import { chooseFee, fillCard, inSeven, openFees, title } from '../../testing/vendaPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...cartaoFakes(), ...comprovanteFakes(), ...lancamentoFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/caixa/Pagamento com cartão, de quem é',
  component: StaffStory,
  args: { path: '/modulos/caixa/pagamento-cartao' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Salvar asks first; after its message the form is empty again. */
export const Saves: Story = {
  name: 'Grava',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await chooseFee(page, '3000102');
    await chooseFee(page, '3000103');
    await fillCard(page);
    await inSeven(page);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    const ask = await findDialog(`Salvar a venda de R$ 800,01 para ${fakeQuem.nome}?`, 'alertdialog');
    await expect(
      ask.getByText('2 mensalidades ficam pagas no crédito em 7X de R$ 114,28, autorização 004217.'),
    ).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Salvar a venda' }));
    await seesText('Dados inseridos com sucesso!');
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Código de autorização' })).toHaveValue(''));
    await expect(page.getByText('Venda de R$ 800,01 gravada')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver a venda' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Comprovante do pagamento de ${fakeQuem.nome}` }));
    const receipt = await findDialog(`Comprovante do pagamento de ${fakeQuem.nome}`);
    await expect(receipt.getByRole('textbox', { name: 'E-mail' })).toHaveValue('conceicao@example.org');
    await userEvent.click(receipt.getByRole('button', { name: 'Enviar por e-mail' }));
    await seesText('Comprovante enviado com sucesso!');
  },
};

/** Enter looks the code up and submits nothing. Payer and debt, with fine and interest, appear at once. */
export const Whose: Story = {
  name: 'De quem é a dívida',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.type(page.getByRole('textbox', { name: 'Código do beneficiário' }), '1200{Enter}');
    await expect(await page.findByRole('heading', { name: fakeQuem.nome })).toBeVisible();
    await expect(page.getByText(`Matrícula 0000001200 · ${fakeQuem.plano}`)).toBeVisible();
    await expect(page.getByText('No mesmo contrato: Conrado Inventado de Ávila.')).toBeVisible();
    await expect(page.getByText('Vencido, com multa e juros de 21/11/2026')).toBeVisible();
    await expect((await page.findAllByText('R$ 1.213,48'))[0]).toBeVisible();
    await expect(page.queryByText('Insira o código de autorização!')).toBeNull();
    await chooseFee(page, '3000101');
    await userEvent.clear(page.getByRole('textbox', { name: 'Emitente do cartão' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Emitente do cartão' }), 'Outra Pessoa');
    await userEvent.type(page.getByRole('textbox', { name: 'Código de autorização' }), '004217');
    await chooses(page.getByRole('combobox', { name: 'Bandeira' }), 'Visa');
    await chooses(page.getByRole('combobox', { name: 'Transação' }), 'Débito');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    const ask = await findDialog(`Salvar a venda de R$ 413,47 para ${fakeQuem.nome}?`, 'alertdialog');
    await expect(
      ask.getByText('Matrícula 0000001200: R$ 413,47, com R$ 13,47 de multa e juros.'),
    ).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Voltar' }));
    await expect(page.getByRole('textbox', { name: 'Emitente do cartão' })).toHaveValue('Outra Pessoa');
  },
};

/** For a cancelled bond the page shows the day of its end. */
export const Cancelled: Story = {
  name: 'Vínculo cancelado',
  parameters: withFakes(
    fake(getMensalidade, {
      dataFormat: [...fakeAbertas],
      empCon: null,
      quem: { ...fakeQuem, canceladoEm: '2026-11-01', contrato: fakeQuem.contrato.slice(0, 1) },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await expect(page.getByText('Sem cobertura a partir de 01/11/2026.')).toBeVisible();
    await expect(page.getByText('Mais ninguém no contrato.')).toBeVisible();
  },
};

/** Another person took a fee: the message has their name, and no input is lost. */
export const TakenMeanwhile: Story = {
  name: 'Outra pessoa foi antes',
  parameters: { msw: [...cartaoFakes({ isTaken: true }), ...lancamentoFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await openFees(canvasElement);
    await chooseFee(page, '3000102');
    await fillCard(page);
    await inSeven(page);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    const ask = await findDialog(`Salvar a venda de R$ 400,00 para ${fakeQuem.nome}?`, 'alertdialog');
    await userEvent.click(ask.getByRole('button', { name: 'Salvar a venda' }));
    await seesText('Não foi possível gravar dados!');
    await seesText(/já foi paga com cartão em 21\/11\/2026 09:08 por Bia Leal/);
    await expect(page.getByRole('textbox', { name: 'Código de autorização' })).toHaveValue('004217');
    await expect(page.getByRole('combobox', { name: 'Parcelas' })).toHaveValue('7');
  },
};

/** Ir para finds the payer, and the counter opens on the debt. The matrícula never stands in the address (ACE-25). */
export const ByThePalette: Story = {
  name: 'Pelo Ir para',
  args: { path: '/modulos/caixa/inicio', modules: ['caixa'], person: fakePayload({ modules: ['caixa'] }) },
  parameters: withFakes(...buscaFakes()),
  play: async ({ canvasElement }) => {
    await findHome(canvasElement, 'caixa');
    await userEvent.keyboard('{Control>}k{/Control}');
    await body().findByRole('combobox', undefined, { timeout: 10_000 });
    await userEvent.keyboard('conce');
    const people = within(await body().findByRole('group', { name: 'Pessoas' }));
    await userEvent.click(people.getByRole('option', { name: /0000001200/ }));
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('heading', { name: fakeQuem.nome })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Código do beneficiário' })).toHaveValue('0000001200');
  },
};

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  void (await openFees(canvasElement));
export const Default: Story = { tags: ['moldura'], play: shown };
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getMensalidade, {
      dataFormat: [...fakeAbertas],
      empCon: null,
      quem: { ...fakeQuem, nome: longName, plano: longName },
    }),
  ),
  play: shown,
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: shown };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } }, play: shown };
