import type { Meta, StoryObj } from '@storybook/react-vite';
import { colunasCampanha, importaCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhaFakes } from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  catchFiles,
  findDialog,
  findScreen,
  longName,
  seesText,
  theFileInput,
} from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...campanhaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cobranca/Mensageria: importar campanha',
  component: StaffStory,
  args: { path: '/modulos/cobranca/mensageria' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

type Cells = Partial<Record<(typeof colunasCampanha)[number], string>>;
const line = (cells: Cells) => colunasCampanha.map((name) => cells[name] ?? '').join(';');
const message = (index: number, given: Cells = {}) =>
  line({
    TELEFONE: `4599123456${String(index % 10)}`,
    MENSAGEM: `Olá! O boleto de novembro vence em 25/11. Contrato ${String(1200 + index)}.`,
    LOCALIZADOR: `BOL-${String(index)}`,
    ENVIA_INAPP: index % 3 === 0 ? 'S' : 'N',
    ENVIA_SMS: 'S',
    NOME: 'Conceição Inventada',
    ...given,
  });
const csv = (...lines: readonly string[]) =>
  new File([[colunasCampanha.join(';'), ...lines].join('\r\n')], 'boletos-novembro.csv', {
    type: 'text/csv',
  });
const good = () => csv(...Array.from({ length: 12 }, (_, index) => message(index)));

const openDialog = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Mensageria');
  await seesText('Dados obtidos com sucesso!');
  await userEvent.click(page.getByRole('button', { name: 'Importar campanha' }));
  return findDialog('Importar campanha');
};
const chooses = async (canvasElement: HTMLElement, file: File, told: string) => {
  const dialog = await openDialog(canvasElement);
  await userEvent.upload(theFileInput(), file);
  await dialog.findByText(told);
  return dialog;
};
const choosesGood = (canvasElement: HTMLElement) => chooses(canvasElement, good(), '12 mensagens no arquivo');
const imports = async (canvasElement: HTMLElement, name = 'Importar') => {
  const dialog = await choosesGood(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choosesGood(canvasElement);
    await expect(dialog.getByRole('textbox', { name: /^Nome da campanha/ })).toHaveValue('boletos-novembro');
    await expect(
      dialog.getByText('12 no total: 12 por SMS e 4 por push. As 5 primeiras:'),
    ).toBeInTheDocument();
    const first = within(dialog.getByRole('list', { name: 'Primeiras mensagens do arquivo' }));
    await expect(first.getAllByRole('listitem')).toHaveLength(5);
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeEnabled();
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
    await userEvent.upload(theFileInput(), csv());
    await expect(await dialog.findByText('O arquivo não tem nenhuma mensagem.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
  },
};

const received = fn();

export const IsImported: Story = {
  name: 'É importada',
  parameters: {
    msw: [
      fake(importaCampanha, async ({ body: fields, file }) => {
        received({ ...fields, file: file?.name });
        return { status: true, message: 'OK' };
      }),
      ...campanhaFakes(),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    received.mockClear();
    const dialog = await choosesGood(canvasElement);
    const name = dialog.getByRole('textbox', { name: /^Nome da campanha/ });
    await userEvent.clear(name);
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
    await userEvent.type(name, 'Boletos de novembro');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Importar' }));
    await seesText('Campanha importada com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(received.mock.calls).toEqual([
      [
        {
          nome_campanha: 'Boletos de novembro',
          enviar_push: true,
          enviar_sms: true,
          file: 'boletos-novembro.csv',
        },
      ],
    ]);
  },
};

export const AppearsInTheList: Story = {
  name: 'Aparece na lista',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    await imports(canvasElement);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(await within(canvasElement).findByText('boletos-novembro')).toBeVisible();
    await expect(within(canvasElement).getByText('Importando')).toBeVisible();
  },
};

const refusal = {
  error: '2 linhas têm problemas. Nada foi importado.',
  problems: [
    { line: 3, field: 'TELEFONE', message: 'o telefone precisa de 10 ou 11 números com o DDD' },
    { line: 5, field: 'MENSAGEM', message: 'a mensagem está vazia' },
  ],
  total: 2,
  linhas: 2,
  arquivo: `${colunasCampanha.join(';')};MOTIVO`,
};

export const Failed: Story = {
  parameters: withFakes(fake(importaCampanha, () => new Refusal(422, refusal))),
  play: async ({ canvasElement }) => {
    const dialog = await imports(canvasElement);
    await seesText('Houve algum problema na importação da campanha!');
    await expect(await dialog.findByText('2 problemas no arquivo')).toBeVisible();
    await expect(dialog.getByText(/^Linha 3 · TELEFONE: o telefone precisa/)).toBeVisible();
    await expect(dialog.getByText(/^Linha 5 · MENSAGEM: a mensagem está vazia/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
    const saved = catchFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar o arquivo com a coluna MOTIVO' }));
    await expect(saved).toEqual(['boletos-novembro-motivos.csv']);
  },
};

export const ServiceIsDown: Story = {
  name: 'O serviço está fora do ar',
  parameters: withFakes(
    fake(
      importaCampanha,
      () => new Refusal(502, { error: 'O serviço de mensagens não respondeu. Nada foi enviado.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await imports(canvasElement);
    await expect(
      await dialog.findByText('O serviço de mensagens não respondeu. Nada foi enviado.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /MOTIVO/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeEnabled();
  },
};

export const CameBefore: Story = {
  name: 'Já veio antes',
  parameters: withFakes(
    fake(importaCampanha, ({ body: { repetir } }) =>
      repetir
        ? { status: true, message: 'OK' }
        : new Refusal(409, {
            error: 'Este arquivo já foi importado com este nome.',
            repetida: { id_campanha: 712, data_hora_criacao: '20/11/2026 15:02' },
          }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await imports(canvasElement);
    await expect(await dialog.findByText(/^Em 20\/11\/2026 15:02\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Importar de novo' }));
    await seesText('Campanha importada com sucesso!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    const opener = within(canvasElement).getByRole('button', { name: 'Importar campanha' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ColumnsAreMissing: Story = {
  name: 'Faltam colunas',
  play: async ({ canvasElement }) => {
    const file = new File(['TELEFONE,MENSAGEM\r\n45991234567,Olá'], 'virgulas.csv');
    const dialog = await chooses(canvasElement, file, '1 mensagem no arquivo');
    await expect(dialog.getByText('Faltam colunas no arquivo')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(importaCampanha)),
  play: async ({ canvasElement }) => {
    const dialog = await imports(canvasElement);
    await expect(await dialog.findByText('Enviando o arquivo.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const file = csv(
      message(1, { NOME: longName, MENSAGEM: 'Explicamos de novo cada cobrança desde janeiro. '.repeat(12) }),
      message(2),
    );
    await chooses(canvasElement, file, '2 mensagens no arquivo');
  },
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await choosesGood(canvasElement)),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await choosesGood(canvasElement)),
};

/** A typed name is not lost without a question (REL-37). */
export const AsksBeforeItIsLeft: Story = {
  name: 'Pergunta antes de perder o nome',
  parameters: { picture: { skip: 'a pergunta é a de LeaveGuard' } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const name = dialog.getByRole('textbox', { name: /^Nome da campanha/ });
    await userEvent.type(name, 'Boletos');
    for (const go of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(dialog.getByRole('button', { name: 'Cancelar' })),
    ]) {
      await go();
      const question = await findDialog('Sair sem salvar?', 'alertdialog');
      await userEvent.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
      await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
      await expect(name).toHaveValue('Boletos');
    }
  },
};
