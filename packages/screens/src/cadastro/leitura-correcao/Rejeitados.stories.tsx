import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeRejeitado, sibFakes } from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import {
  descartaRejeitadosSib,
  getRejeitadosSib,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { mudouAntes, outrasLinhas } from '../../testing/mudouAntes.ts';
import { findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...fichaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Leitura de correções SIB, Rejeitados',
  component: StaffStory,
  args: { path: '/modulos/cadastro/leitura-xml-sib' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Leitura de correções SIB');
  await page.findByRole('grid', { name: 'Rejeitados pela ANS' });
  return page;
};

const discard = 'Descartar rejeição de 0000001201, campo DATA DE NASCIMENTO';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: discard }));
    const question = await findDialog(
      'Descartar a rejeição de 0000001201, campo DATA DE NASCIMENTO?',
      'alertdialog',
    );
    await expect(question.getByText(/fica registrado quem descartou e quando/)).toBeVisible();
  },
};

export const Discards: Story = {
  name: 'Descarta',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: discard }));
    const question = await findDialog(
      'Descartar a rejeição de 0000001201, campo DATA DE NASCIMENTO?',
      'alertdialog',
    );
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await expect(await page.findByRole('tab', { name: /^Rejeitados pela ANS\s*17/ })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('button', { name: discard })).toBeNull());
  },
};

export const DiscardsTheChosen: Story = {
  name: 'Descarta os escolhidos',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const boxes = await page.findAllByRole('checkbox', { name: /^Escolher (?!todas)/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Descartar escolhidas' }));
    const question = await findDialog('Descartar 2 rejeições?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    await expect(await page.findByRole('tab', { name: /^Rejeitados pela ANS\s*16/ })).toBeVisible();
  },
};

const umSai = outrasLinhas([fakeRejeitado(0), fakeRejeitado(1)], [fakeRejeitado(1)], (rows) =>
  rows.map(({ id }) => ({ id })),
);

/** A colleague discards one of two behind the question, which asks for the other and can be answered. */
export const AColleagueDiscardsOne: Story = {
  name: 'Um colega descarta um',
  beforeEach: umSai.comeca,
  parameters: withFakes(
    fake(getRejeitadosSib, umSai.agora),
    fake(
      descartaRejeitadosSib,
      ({ body: { confirmado } }) =>
        umSai.recusa(confirmado) ?? { success: true, message: '1 rejeição descartada.', quantidade: 1 },
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    for (const box of await page.findAllByRole('checkbox', { name: /^Escolher (?!todas)/ }))
      await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Descartar escolhidas' }));
    const question = await findDialog('Descartar 2 rejeições?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
    const again = await findDialog(/^Descartar a rejeição de /, 'alertdialog');
    await expect(again.getByText(mudouAntes)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Descartar' }));
    await seesText('1 rejeição descartada.');
  },
};

export const OpensTheRecord: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Abrir cadastro de 0000001201, campo DATA DE NASCIMENTO' }),
    );
    await seesText('Matrícula 0000001201 · CCO 300000007919');
  },
};

export const NothingWaits: Story = {
  name: 'Nada aguarda',
  parameters: withFakes(fake(getRejeitadosSib, [])),
  play: () => seesText('Nada do que a ANS rejeitou espera correção.'),
};

export const Unread: Story = {
  name: 'Não lido',
  parameters: withFakes(
    fake(getRejeitadosSib, () => new Refusal(500, { err: 'O banco de dados não respondeu.' })),
  ),
  play: () => seesText('O banco de dados não respondeu.'),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getRejeitadosSib, [
      fakeRejeitado(1, {
        nome: longName,
        mensagemErro: 'O endereço passa do tamanho do leiaute. '.repeat(5),
      }),
      fakeRejeitado(2),
    ]),
  ),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
