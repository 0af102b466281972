import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeMovimento } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { previaSbx } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import {
  getRejeitadosSib,
  type RejeitadoSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { mesaFake } from '@vidas/api-client/shell/mesa/mesa.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findScreen, isOpenElsewhere, longName, seesText } from '../../testing/storyPlay.ts';
import { fakeCadastro, type FakeCadastroOptions } from './fakeCadastro.fixture.ts';

const title = 'Pendências do SIB';
const path = '/modulos/cadastro/pendencias-sib';
const meta = {
  title: 'telas/cadastro/Pendências do SIB',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const withScene = (options: FakeCadastroOptions = {}) => ({ msw: fakeCadastro(options) });

const field = () => body().findByRole('textbox', { name: 'Nome da mãe' });
const isFocused = async (quem: string) => {
  await body().findByRole('heading', { level: 2, name: quem });
  await waitFor(async () => expect(await field()).toHaveFocus());
};
/** Types a name and saves it after the 300 ms of MES-3. Enter is tried in a journey: here the browser does not send the form. */
const saves = async (nome: string, said: string) => {
  await userEvent.type(await field(), nome);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await userEvent.click(body().getByRole('button', { name: 'Salvar e ir à próxima' }));
  await waitFor(() => expect(status()).toHaveTextContent(said), { timeout: 10_000 });
};
const status = () =>
  body()
    .getAllByRole('status')
    .find((each) => each.closest('[aria-label="Pendências do SIB"]')) as HTMLElement;

export const Default: Story = {
  parameters: withScene(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await seesText('1 de 11');
    await seesText('Faltam para o envio · 11');
  },
};

/** A name and Enter: saved, said, and the next field has the focus. U takes it back. */
export const SavesAndGoesOn: Story = {
  name: 'Salva e vai à próxima',
  parameters: withScene(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await saves('Alzira Rocha', 'Gravado: Nome da mãe de Benta Rocha.');
    await isFocused('Caio Rocha');
    await seesText('2 de 11');
    await userEvent.click(body().getByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(status()).toHaveTextContent('Desfeito: Nome da mãe de Benta Rocha volta ao que era.'),
    );
    await isFocused('Benta Rocha');
  },
};

/** One correction for a family. */
export const SameForMany: Story = {
  name: 'O mesmo para várias',
  parameters: withScene(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await userEvent.click(body().getByRole('checkbox', { name: 'O mesmo para Caio Rocha, Davi Rocha' }));
    await saves('Alzira Rocha', 'Gravado: Nome da mãe de Benta Rocha, Caio Rocha, Davi Rocha.');
    await isFocused('Pessoa 4');
    await seesText('Faltam para o envio · 8');
  },
};

/** The row and the thing say who else has it open; Salvar stays. */
export const OpenElsewhere: Story = {
  name: 'Aberta por outra pessoa',
  parameters: {
    msw: [
      mesaFake([{ coisa: `${fakeMovimento(1).matricula} nomeMae`, quem: 'Marília Prado' }]),
      ...fakeCadastro(),
    ],
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await isOpenElsewhere('Benta Rocha', 'Aberta por Marília Prado agora');
    await expect(body().getByRole('button', { name: 'Salvar e ir à próxima' })).toBeEnabled();
  },
};

/** A refusal stands at the field, and the typed text stays. */
export const Refused: Story = {
  name: 'Recusado no campo',
  parameters: withScene({
    refuses: () =>
      new Refusal(422, {
        error: 'O nome da mãe tem um sinal que a ANS não recebe.',
        problems: [{ field: 'dados.nomeMae', message: 'O nome da mãe tem um sinal que a ANS não recebe.' }],
      }),
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await userEvent.type(await field(), 'Alzira ☺');
    await waitFor(async () => {
      await userEvent.click(body().getByRole('button', { name: 'Salvar e ir à próxima' }));
      await expect(await field()).toBeInvalid();
    });
    await seesText('O nome da mãe tem um sinal que a ANS não recebe.');
    await expect(await field()).toHaveValue('Alzira ☺');
    await expect(await field()).toHaveFocus();
  },
};

const rejeitado = (index: number): RejeitadoSib => ({
  id: String(index),
  retorno: '99999920261120101500.RPX',
  retornoEm: '2026-11-20T10:15',
  cco: '300000007919',
  codbeneficiario: null,
  tipoMovimento: 'RETIFICAÇÃO',
  campo: 'CEP',
  valorCampo: '87000000',
  codigoErro: '1201',
  mensagemErro: 'CEP inexistente',
  matricula: `000000130${index}`,
  nome: `Rejeitada ${index}`,
});

/** Rejections come first; those with the same refused value are corrected together. */
export const Rejected: Story = {
  name: 'Rejeitados pela ANS',
  parameters: withScene({ quantas: 2, rejeitados: [1, 2].map(rejeitado) }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: 'Rejeitada 1' });
    await seesText('Rejeitados pela ANS · 2');
    await expect(await body().findByRole('checkbox', { name: 'O mesmo para Rejeitada 2' })).toBeVisible();
  },
};

/** The address says which one, by its number alone. */
export const FromTheAddress: Story = {
  name: 'Pelo endereço',
  args: { path: `${path}?lugar=4` },
  parameters: { ...withScene(), picture: { skip: 'o que se vê é o padrão' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Pessoa 4');
    await seesText('4 de 11');
  },
};

export const Empty: Story = {
  name: 'Nada falta',
  parameters: withScene({ quantas: 0 }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nada falta para o envio, e nada do que a ANS rejeitou espera.');
  },
};

export const Failed: Story = {
  name: 'Erro',
  parameters: {
    msw: [
      fake(getRejeitadosSib, () => new Refusal(500, { err: 'O banco de dados não respondeu.' })),
      ...fakeCadastro(),
    ],
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await waitFor(() => expect(body().getByRole('button', { name: 'Tentar de novo' })).toBeVisible(), {
      timeout: 10_000,
    });
  },
};

export const Loading: Story = {
  parameters: { msw: [fakeWaiting(previaSbx), ...fakeCadastro()] },
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Forbidden: Story = {
  args: { modules: ['vendas'] },
  parameters: withScene(),
  play: async () => seesText('Módulo Cadastro indisponível'),
};

export const OneRow: Story = {
  parameters: withScene({ quantas: 1 }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await seesText('1 de 1');
  },
};

export const ManyRows: Story = {
  parameters: withScene({ quantas: 400 }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
    await seesText('1 de 400');
  },
};

export const LongText: Story = {
  parameters: withScene({ nome: (index) => `${longName} ${index + 1}` }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused(`${longName} 1`);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: withScene(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await body().findByRole('button', { name: /^Ver Benta Rocha/ }));
    await isFocused('Benta Rocha');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: withScene(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await isFocused('Benta Rocha');
  },
};
