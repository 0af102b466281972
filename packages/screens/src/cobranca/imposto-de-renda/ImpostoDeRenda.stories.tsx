import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  enviaImpostoRenda,
  listarDeclaracoes,
} from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.contract.ts';
import {
  declaracaoFakes,
  fakeDeclaracao,
} from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.fake.ts';
import { quitacaoFakes } from '@vidas/api-client/cobranca/quitacao/quitacao.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const title = 'Imposto de Renda';
const searches = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.type(page.getByRole('textbox', { name: 'Matrícula' }), '1200{Enter}');
  return page;
};

export const screen = screenStory({
  title,
  path: '/modulos/cobranca/imposto-de-renda',
  endpoints: [listarDeclaracoes],
  fakes: declaracaoFakes,
  failed: 'Não foi possível carregar os dados da tabela!',
  column: 'Nome',
  opens: searches,
  answers: {
    OneRow: [...declaracaoFakes([fakeDeclaracao(1)])],
    LongText: declaracaoFakes([fakeDeclaracao(1, { nome: longName })]),
    ManyRows: declaracaoFakes(Array.from({ length: 24 }, (_, index) => fakeDeclaracao(index + 1))),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Imposto de Renda',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = async (canvasElement: HTMLElement) => {
  const page = await searches(canvasElement);
  await page.findAllByText('Conceição Inventada de Ávila');
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await expect(page.getByText('20250000001200')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: { msw: [...declaracaoFakes([]), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await searches(canvasElement);
    await seesText('Declarações de Imposto de Renda não encontradas!');
  },
};

const sends = async (canvasElement: HTMLElement, email: string) => {
  const page = await found(canvasElement);
  if (email !== '') await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.click(page.getByRole('button', { name: 'Enviar e-mail com a declaração 20250000001200' }));
  return page;
};

export const NeedsAnAddress: Story = {
  name: 'Precisa de um e-mail',
  play: async ({ canvasElement }) => {
    await sends(canvasElement, '');
    await seesText('E-mail não foi digitado no campo indicado!');
    await expect(body().queryByRole('alertdialog')).toBeNull();
  },
};

export const Sends: Story = {
  name: 'Envia',
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'ana@example.org');
    await body().findByText(/O PDF abre com os 5 primeiros dígitos do CPF do titular/);
    await userEvent.click(await body().findByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Declaração enviada com sucesso!');
  },
};

export const SentBeforeAsksAgain: Story = {
  name: 'Já enviado pergunta de novo',
  parameters: withFakes(
    fake(enviaImpostoRenda, {
      status: true,
      message: 'Já enviado para o mesmo e-mail em 20/11/2026 10:15.',
      isRepetido: true,
    }),
  ),
  play: async ({ canvasElement }) => {
    await sends(canvasElement, 'ana@example.org');
    await userEvent.click(await body().findByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Já enviado para o mesmo e-mail em 20/11/2026 10:15.');
    await expect(body().getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  },
};

/** A letter without a font has a warning before the paper is made (PAP-2). */
export const LettersWithoutFont: Story = {
  name: 'Letras sem fonte',
  parameters: {
    ...withFakes(...declaracaoFakes([fakeDeclaracao(1, { nome: 'Li 李', letrasSemFonte: '李' })])),
    picture: { take: true },
  },
  play: async ({ canvasElement }) => {
    const page = await searches(canvasElement);
    await expect(await page.findByText(/^李: no papel perdem o acento/)).toBeVisible();
  },
};

/** A year's debt stands in place of its discharge (COB-33). */
export const Discharges: Story = {
  name: 'Quitação anual',
  parameters: { ...withFakes(...declaracaoFakes(), ...quitacaoFakes()), picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), 'ana@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Quitação anual' }));
    const drawer = within(await body().findByRole('dialog', { name: 'Quitação anual de débitos' }));
    await expect(await drawer.findByText(/^Deve março e abril de 2024/u)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Baixar: a quitação de 2024' })).toBeDisabled();
    await userEvent.click(drawer.getByRole('button', { name: 'Enviar e-mail com a quitação de 2025' }));
    await body().findByText('Enviar a quitação de 2025 para ana@example.org?');
    const question = within(await body().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Enviar e-mail' }));
    await seesText('Quitação enviada com sucesso!');
  },
};

export const DischargesOfNothing: Story = {
  name: 'Quitação sem e-mail',
  parameters: withFakes(...declaracaoFakes(), ...quitacaoFakes()),
  play: async ({ canvasElement }) => {
    const page = await found(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Quitação anual' }));
    const drawer = within(await body().findByRole('dialog', { name: 'Quitação anual de débitos' }));
    await userEvent.click(
      await drawer.findByRole('button', { name: 'Enviar e-mail com a quitação de 2025' }),
    );
    await expect(drawer.getByText('E-mail não foi digitado no campo indicado!')).toBeVisible();
  },
};
