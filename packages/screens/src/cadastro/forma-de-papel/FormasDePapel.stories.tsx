import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  anotaFormaDePapel,
  getFormaDePapel,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import {
  fakeAnotacao,
  fakeForma,
  fakeFormaDePapel,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.fake.ts';
import {
  type FormaPedida,
  formasDePapel,
} from '@vidas/api-client/cadastro/forma-de-papel/formasDePapel.report.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const linhas = (): FormaPedida[] => [
  fakeRow(formasDePapel, 1, {
    nome: 'Otília Brandão Rezende',
    tipo: 'TITULAR',
    codigo: '0000001201',
    forma: 'LETRA_GRANDE',
    nota: null,
  }),
  fakeRow(formasDePapel, 2, {
    nome: longName,
    tipo: 'EMPRESA',
    codigo: '0301',
    forma: 'TELEFONE',
    nota: 'ligar à tarde, pergunte pela filha',
  }),
];

const noDialogo = { anotacoes: [fakeAnotacao()] };
const comLinhas = (...handlers: ReturnType<typeof fake>[]) =>
  withAnswers(
    formasDePapel,
    ...handlers,
    ...fakeFormaDePapel(noDialogo),
    ...answersOf(formasDePapel, linhas()),
  );

const meta = {
  title: 'telas/cadastro/Formas acessíveis pedidas',
  ...reportMeta(formasDePapel),
  parameters: { layout: 'fullscreen', ...comLinhas() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = async (canvasElement: HTMLElement) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'Mudar ou encerrar: Otília Brandão Rezende' }),
  );
  return findDialog('Como Otília Brandão Rezende quer receber papéis');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, formasDePapel, [
      'Nome',
      'Quem',
      'Matrícula ou código',
      'Forma',
      'Como',
      'E-mail',
      'Telefone',
      'Anotada em',
      'Anotada por',
      'Nº',
      'Ações',
    ]);
    await expect(page.getByText('Outra, por telefone')).toBeVisible();
  },
};

export const IsEnded: Story = {
  name: 'O pedido se encerra',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(dialog.getByText(/^Letra grande: anotada em 20\/11\/2026 14:32/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Forma'), 'Como todos: nada pedido');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await seesText('O pedido foi encerrado.');
  },
};

export const ACallNeedsItsNumber: Story = {
  name: 'Por telefone pede como',
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('Forma'), 'Outra, por telefone');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await expect(await dialog.findByText('Diga por qual telefone e quando se liga.')).toBeVisible();
  },
};

export const SomebodyWasFaster: Story = {
  name: 'Outra pessoa anotou antes',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(
      fake(
        anotaFormaDePapel,
        () => new Refusal(409, { error: 'Ana Prado Lima anotou Texto simples por e-mail entretanto.' }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('Forma'), 'PDF marcado, para leitor de tela');
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
    await expect(await dialog.findByText(/anotou Texto simples por e-mail entretanto/)).toBeVisible();
  },
};

export const NothingNoted: Story = {
  name: 'Nada anotado ainda',
  parameters: {
    layout: 'fullscreen',
    ...comLinhas(fake(getFormaDePapel, () => fakeForma())),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opens(canvasElement);
    await expect(dialog.getByText(/Nada anotado: recebe como todos/)).toBeVisible();
  },
};
