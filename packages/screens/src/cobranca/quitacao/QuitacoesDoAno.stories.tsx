import type { Meta, StoryObj } from '@storybook/react-vite';
import { getQuitacoesDoAno } from '@vidas/api-client/cobranca/quitacao/quitacao.contract.ts';
import { fakeQuitacaoDoAno, quitacaoFakes } from '@vidas/api-client/cobranca/quitacao/quitacao.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, longName, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Quitações do ano',
  path: '/modulos/cobranca/quitacoes-do-ano?ano=2025',
  endpoints: [getQuitacoesDoAno],
  fakes: quitacaoFakes,
  column: 'Titular',
  answers: {
    OneRow: quitacaoFakes([fakeQuitacaoDoAno(1)]),
    LongText: quitacaoFakes([fakeQuitacaoDoAno(2, { nome: longName })]),
    ManyRows: quitacaoFakes(Array.from({ length: 60 }, (_, index) => fakeQuitacaoDoAno(index + 1))),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Quitações do ano',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement, name: string) => {
  const page = await find(canvasElement);
  await page.findByText('Conceição Inventada 1');
  await userEvent.click(page.getByRole('button', { name }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    // A payer with debts gets no discharge, and the row has the reason.
    await expect(await page.findByText(/^Deve março e abril de 2025/u)).toBeInTheDocument();
    await expect(
      page.getByRole('button', { name: 'Enviar por e-mail a quitação de Conceição Inventada 2' }),
    ).toBeDisabled();
    await expect(
      page.getByRole('button', { name: 'Enviar por e-mail a quitação de Conceição Inventada 1' }),
    ).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: withFakes(...quitacaoFakes([])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Nenhuma fatura venceu neste ano!');
    await expect(page.getByRole('button', { name: 'Baixar todas' })).toBeDisabled();
  },
};

export const SendsAll: Story = {
  name: 'Envia todas',
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Enviar todas');
    await body().findByText(/^4 quitações, R\$/u);
    await seesText(/2 têm CPF e e-mail e saem; 2 não têm e são puladas/u);
  },
};

export const DownloadsAll: Story = {
  name: 'Baixa todas',
  parameters: { picture: { take: true } },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Baixar todas');
    const dialog = within(await body().findByRole('dialog', { name: 'Baixar as quitações de 2025' }));
    // A payer with debts is in no download.
    await expect(dialog.getByRole('radio', { name: /^Todas \(5\)/u })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }));
    await dialog.findByText('2 arquivos baixados, 1 de fora', {}, { timeout: 5_000 });
  },
};

export const SendsOne: Story = {
  name: 'Envia uma',
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Enviar por e-mail a quitação de Conceição Inventada 1');
    const question = within(await body().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Quitação enviada com sucesso!');
  },
};
