import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolveTelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefone.contract.ts';
import {
  type TelefoneErrado,
  telefonesErrados,
} from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { answers, findDialog, seesText } from '../../testing/storyPlay.ts';

const errados = (): TelefoneErrado[] => [
  fakeRow(telefonesErrados, 1, {
    nome: 'Teresa Prado Alves',
    numero: '44999990000',
    ditoPor: 'Ana Vidal',
    ditoEm: '2026-11-20T09:12',
    onde: 'Prevenção',
    usado: '4432241234',
  }),
  fakeRow(telefonesErrados, 2, {
    nome: 'Otávio Exemplo Reis',
    numero: null,
    ditoPor: 'Ana Vidal',
    ditoEm: '2026-11-21T10:00',
    onde: 'Prevenção',
    usado: null,
  }),
];

const comErrados = (...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    telefonesErrados,
    ...handlers,
    ...answersOf(telefonesErrados, errados()),
    fake(resolveTelefoneErrado, ({ body }) => ({
      success: true,
      message:
        body.certo === null
          ? 'O número de Teresa Prado Alves volta a ser usado.'
          : 'Telefone de Teresa Prado Alves corrigido.',
    })),
  );

const meta = {
  title: 'telas/cadastro/Telefones errados',
  ...reportMeta(telefonesErrados),
  parameters: { layout: 'fullscreen', ...comErrados() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** The wrong number itself and who said so; who has no number can only get one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, telefonesErrados, [
      'Nome',
      'Matrícula',
      'Número errado',
      'Quem disse',
      'Quando',
      'Onde',
      'Telefone usado enquanto isso',
      'E-mail',
      'Nº',
      'Ações',
    ]);
    await expect(await page.findByText('(44) 99999-0000')).toBeVisible();
    await expect(
      page.queryByRole('button', { name: 'O telefone de Otávio Exemplo Reis está certo' }),
    ).toBeNull();
  },
};

export const IsCorrected: Story = {
  name: 'Corrige',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Corrigir o telefone de Teresa Prado Alves');
    const dialog = await findDialog('Corrigir o telefone de Teresa Prado Alves');
    await expect(
      dialog.getByText('(44) 99999-0000, dito errado por Ana Vidal, em 20/11/2026 09:12.'),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número certo' }), '44988881234');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Telefone de Teresa Prado Alves corrigido.');
  },
};

/** The server's refusal stands at the field. */
export const IsRefused: Story = {
  name: 'É recusado',
  tags: ['erro'],
  parameters: {
    layout: 'fullscreen',
    ...comErrados(
      fake(
        resolveTelefoneErrado,
        () =>
          new Refusal(422, {
            error: 'Este é o número que está errado.',
            problems: [{ field: 'certo', message: 'Este é o número que está errado.' }],
          }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Corrigir o telefone de Teresa Prado Alves');
    const dialog = await findDialog('Corrigir o telefone de Teresa Prado Alves');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número certo' }), '44999990000');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Este é o número que está errado.')).toBeVisible();
  },
};

export const RightAfterAll: Story = {
  name: 'Estava certo',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'O telefone de Teresa Prado Alves está certo');
    await answers('O número (44) 99999-0000 está certo?', 'Está certo');
    await seesText('O número de Teresa Prado Alves volta a ser usado.');
  },
};
