import type { Meta, StoryObj } from '@storybook/react-vite';
import { comecaBaixa } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { getDeclaracoesDoAno } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import {
  declaracoesDoAnoFakes,
  fakeDeclaracaoDoAno,
  fakeDmed,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.fake.ts';
import { getDmed } from '@vidas/api-client/cobranca/declaracoes-do-ano/dmed.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, longName, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Declarações do ano',
  path: '/modulos/cobranca/declaracoes-do-ano?ano=2025',
  endpoints: [getDeclaracoesDoAno],
  fakes: declaracoesDoAnoFakes,
  column: 'Titular',
  answers: {
    OneRow: declaracoesDoAnoFakes([fakeDeclaracaoDoAno(1)]),
    LongText: declaracoesDoAnoFakes([fakeDeclaracaoDoAno(1, { nome: longName })]),
    ManyRows: declaracoesDoAnoFakes(Array.from({ length: 60 }, (_, index) => fakeDeclaracaoDoAno(index + 1))),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/cobranca/Declarações do ano',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement, name: string) => {
  const page = await find(canvasElement);
  await page.findByText('Conceição Inventada 1');
  await userEvent.click(page.getByRole('button', { name }));
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await page.findByText('Conceição Inventada 1');
    // A holder without CPF, and a declaration that changed after its sending.
    await expect(page.getByText('sem CPF')).toBeInTheDocument();
    await expect(page.getByText(/^(R\$\s)?[−-](R\$\s)?50,00$/u)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: withFakes(...declaracoesDoAnoFakes([])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Nada foi recebido neste ano!');
    await expect(page.getByRole('button', { name: 'Enviar todas' })).toBeDisabled();
  },
};

export const SendsAll: Story = {
  name: 'Envia todas',
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Enviar todas');
    await body().findByText(/^5 declarações, R\$/u);
    await seesText(/3 têm CPF e e-mail e saem; 2 não têm e são puladas/u);
    const question = await body().findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar todas' }));
    await seesText('Declarações enviadas com sucesso!');
  },
};

/** Declarations that left by mail or as a file are not downloaded again; holders without CPF are named. */
export const DownloadsAll: Story = {
  name: 'Baixa todas',
  parameters: { ...withFakes(...declaracoesDoAnoFakes()), picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = await opens(canvasElement, 'Baixar todas');
    const dialog = await body().findByRole('dialog', { name: 'Baixar as declarações de 2025' });
    await expect(
      within(dialog).getByRole('radio', { name: /^As que ainda não saíram \(4\)/u }),
    ).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar' }));
    await within(dialog).findByText('3 arquivos baixados, 1 de fora', {}, { timeout: 5_000 });
    await expect(
      within(dialog).getByText('Conceição Inventada 5: O titular está sem CPF no cadastro.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByText('Fechar'));
    await waitFor(() => expect(page.getAllByText('Marina Inventada')).toHaveLength(4));
  },
};

/** A file that is cut off does not count, and is downloaded again. */
export const DownloadStopped: Story = {
  name: 'Baixa parada e repetida',
  parameters: withFakes(
    ...declaracoesDoAnoFakes(Array.from({ length: 60 }, (_, index) => fakeDeclaracaoDoAno(index + 1))),
  ),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Baixar todas');
    const dialog = within(await body().findByRole('dialog', { name: 'Baixar as declarações de 2025' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }));
    await dialog.findByRole('progressbar', { name: 'Baixando' });
    await userEvent.click(dialog.getByRole('button', { name: 'Parar' }));
    await dialog.findByText('Parado: nada conta como baixado');
    await expect(dialog.getByRole('radio', { name: /^As que ainda não saíram \(40\)/u })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Todas \(60\)/u }));
    await expect(dialog.getByRole('button', { name: 'Baixar' })).toBeEnabled();
  },
};

export const DownloadRefused: Story = {
  name: 'Outra pessoa está baixando',
  parameters: withFakes(
    fake(
      comecaBaixa,
      new Refusal(409, {
        error: 'Marina Inventada está baixando estes papéis desde 09:15. Aguarde um instante.',
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Baixar todas');
    const dialog = within(await body().findByRole('dialog', { name: 'Baixar as declarações de 2025' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }));
    await expect(
      await dialog.findByText(/^Marina Inventada está baixando estes papéis desde 09:15/u),
    ).toBeVisible();
  },
};

export const Dmed: Story = {
  name: 'Dmed com pendência',
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Dmed');
    await body().findByText('O titular está sem CPF.');
    await seesText(/Declarações do ano: R\$\s24\.233,31 = no arquivo R\$\s20\.177,76/u);
    await userEvent.click(await body().findByRole('button', { name: 'Baixar arquivo da Dmed' }));
    await seesText('Arquivo baixado');
  },
};

const semConfiguracao =
  'Quem preenche a Dmed e quem responde pelo CNPJ não estão configurados (DMED_RESPONSAVEL e DMED_CPF_CNPJ). Fale com a TI.';

export const DmedRefused: Story = {
  name: 'Dmed sem configuração',
  parameters: withFakes(fake(getDmed, fakeDmed({ recusa: semConfiguracao }))),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Dmed');
    await seesText(semConfiguracao);
    await expect(body().getByRole('button', { name: 'Baixar arquivo da Dmed' })).toBeDisabled();
  },
};
