import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  beneficiariosSemCco,
  getDivergenciasSib,
  getSituacaoAnsXOeste,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { enviaDiferencasSib } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import { diferencasFakes } from '@vidas/api-client/cadastro/diferencas/diferencas.fake.ts';
import { fakeDivergencia, sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { mesaFake } from '@vidas/api-client/shell/mesa/mesa.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  chooses,
  findDialog,
  findScreen,
  isOpenElsewhere,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';
import { campos, situacoes, withFakes } from './fakeDiferencas.fixture.ts';

const title = 'Diferenças da conferência';
const path = '/modulos/cadastro/diferencas-sib';
const none = fake(beneficiariosSemCco, () => []);
const meta = {
  title: 'telas/cadastro/Mesa das diferenças',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes(none) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const [fim, comeco] = situacoes.map(({ nome }) => nome ?? '');
const desk = () => within(body().getByRole('region', { name: title }));
const status = () => desk().getAllByRole('status')[0] as HTMLElement;
const opens = async (name: RegExp) => userEvent.click(await body().findByRole('button', { name }));
/** Waits for the focus, then for the 300 ms of MES-3. */
const isReady = async () => {
  const region = body().getByRole('region', { name: title });
  await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
  await new Promise((resolve) => setTimeout(resolve, 350));
};
/** Presses a key once the thing was seen, and reads the result. */
const decides = async (key: string, said: string) => {
  await isReady();
  await userEvent.keyboard(key);
  await waitFor(() => expect(status()).toHaveTextContent(said));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const first = await body().findByRole('heading', { level: 2, name: fim ?? '' });
    await waitFor(() => expect(first).toHaveFocus());
    await seesText('1 de 5');
    await seesText('Situação diferente · 2');
  },
};

/** The row and the difference say who else has it open; a key whose act a difference lacks says why. */
export const OpenElsewhere: Story = {
  name: 'Aberta por outra pessoa',
  parameters: withFakes(
    none,
    mesaFake([
      { coisa: `${campos[2]?.codbeneficiario} Código ANS (CCO) ${campos[2]?.cco}`, quem: 'Marília Prado' },
    ]),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await opens(/^Ver .+ Aberta por Marília Prado agora$/);
    await isOpenElsewhere(campos[2]?.nome ?? '', 'Aberta por Marília Prado agora');
    await decides('e', 'E não faz nada aqui. O CCO é dado pela ANS e não se envia: use o valor dela.');
  },
};

/** One key sends, the next one is there, and U takes it back. */
export const SendsAndUndoes: Story = {
  name: 'Envia e desfaz',
  parameters: withFakes(none),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: fim ?? '' });
    await decides('e', `Segue à ANS: Situação de ${fim}.`);
    await waitFor(() => expect(body().getByRole('heading', { level: 2, name: comeco ?? '' })).toHaveFocus());
    await seesText('2 de 5');
    await userEvent.keyboard('u');
    await waitFor(() => expect(status()).toHaveTextContent('Desfeito: 1 diferença volta a esperar.'));
    await waitFor(() => expect(body().getByRole('heading', { level: 2, name: fim ?? '' })).toHaveFocus());
  },
};

/** An end here needs a reason: the key asks for it, and nothing is decided before. */
export const TakesAnEnd: Story = {
  name: 'Usa o cancelamento da ANS',
  parameters: withFakes(none),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: fim ?? '' });
    await isReady();
    await userEvent.keyboard('1');
    const dialog = await findDialog(/^Usar o valor da ANS: Situação de/);
    await chooses(dialog.getByRole('combobox'), 'Mudança de cidade');
    await userEvent.click(dialog.getByRole('button', { name: 'Usar o valor da ANS' }));
    await waitFor(() => expect(status()).toHaveTextContent(`Gravado o valor da ANS: Situação de ${fim}.`));
  },
};

/** The CCO is never sent: the desk has no such act, and says why. */
export const NeverSent: Story = {
  name: 'Não se envia',
  parameters: withFakes(none),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await opens(/14\/08\/1984|ANS: 14\/03/);
    await seesText('Não se envia. O CCO é dado pela ANS e não se envia: use o valor dela.');
    await expect(desk().queryByRole('button', { name: /^Enviar à ANS/ })).toBeNull();
    await decides('1', 'Gravado o valor da ANS: Código ANS (CCO)');
  },
};

const daMesma = campos.map((each) => ({
  ...each,
  codbeneficiario: campos[0]?.codbeneficiario ?? '',
  nome: campos[0]?.nome ?? '',
  cco: campos[0]?.cco ?? '',
}));

/** One decision for a person; what it does not serve stays. */
export const WithTheOthers: Story = {
  name: 'Com as outras da pessoa',
  parameters: { msw: [none, ...diferencasFakes([], daMesma), ...sibFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    // The CCO comes first, and is never sent.
    await userEvent.click(await body().findByRole('button', { name: /^Próxima/ }));
    await body().findByRole('button', { name: /^Enviar à ANS o daqui/ });
    await userEvent.click(
      await body().findByRole('checkbox', { name: /^O mesmo para 2 outras diferenças desta pessoa/ }),
    );
    await isReady();
    await userEvent.click(desk().getByRole('button', { name: /^Enviar à ANS o daqui/ }));
    await waitFor(() => expect(status()).toHaveTextContent(/^Segue à ANS: Nome, Nome da mãe de/));
    await seesText('1 de 3');
  },
};

export const IsRefused: Story = {
  name: 'É recusada',
  parameters: withFakes(
    none,
    fake(
      enviaDiferencasSib,
      () => new Refusal(409, { error: 'Um retorno da ANS está em curso. Nada foi feito.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: fim ?? '' });
    await decides('e', 'Um retorno da ANS está em curso. Nada foi feito.');
    await seesText('1 de 5');
  },
};

export const Empty: Story = {
  name: 'Nada espera',
  parameters: { msw: [none, ...diferencasFakes([], []), ...sibFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhuma diferença espera por uma decisão.');
  },
};

export const Failed: Story = {
  name: 'Erro',
  parameters: {
    msw: [
      fake(getSituacaoAnsXOeste, () => new Refusal(500, { err: 'O banco de dados não respondeu.' })),
      ...sibFakes(),
      ...shellFakes(),
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
  parameters: { msw: [fakeWaiting(getDivergenciasSib), ...sibFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Forbidden: Story = {
  args: { modules: ['vendas'] },
  play: async () => seesText('Módulo Cadastro indisponível'),
};

const muitas = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    fakeDivergencia(at + 1, {
      codbeneficiario: String(at + 1).padStart(10, '0'),
      campo: 'Nome',
      valorAns: 'ANA SOUSA',
      valorOperadora: 'Ana Souza',
    }),
  );

export const OneRow: Story = {
  parameters: { msw: [none, ...diferencasFakes([], muitas(1)), ...sibFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('1 de 1');
  },
};

/** The first 500 are on the desk; the rest comes as they are decided. */
export const ManyRows: Story = {
  parameters: { msw: [none, ...diferencasFakes([], muitas(600)), ...sibFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('1 de 500');
    await seesText(/as 500 primeiras de 600/);
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      none,
      ...diferencasFakes(
        [],
        campos.map((each) => ({ ...each, nome: longName, valorAns: longName, valorOperadora: longName })),
      ),
      ...sibFakes(),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: longName });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await opens(/ANS: ANA SOUSA/);
    await expect(body().getByRole('button', { name: /^Enviar à ANS o daqui/ })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await body().findByRole('heading', { level: 2, name: fim ?? '' });
  },
};
