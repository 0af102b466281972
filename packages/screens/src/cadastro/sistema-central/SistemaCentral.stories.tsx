import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondeDivergencia } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import {
  type DecisaoAberta,
  sistemaCentral,
} from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, seesText } from '../../testing/storyPlay.ts';
import { colunasDaDecisao } from '../../testing/decisoesStory.ts';

const decisao = (id: number, given: Partial<DecisaoAberta>): DecisaoAberta =>
  fakeRow(sistemaCentral, id, { id, ...given });

const decisoes = (): DecisaoAberta[] => [
  decisao(31, {
    situacao: 'Diverge',
    codigo: '0000101200',
    nome: 'Teresa Prado Alves',
    campo: 'E-mail',
    antes: 'teresa@antigo.com.br',
    aqui: 'teresa@novo.com.br',
    central: 'teresa.prado@central.com.br',
  }),
  decisao(32, {
    situacao: 'Aguarda o central',
    campo: 'Bairro',
    antes: 'Centro',
    aqui: 'Batel',
    central: 'Centro',
    contadaEm: null,
  }),
  decisao(33, { situacao: 'Mantido aqui', campo: 'Nome da mãe', contadaEm: null }),
  decisao(34, { situacao: 'Contado ao central', campo: 'CCO', antes: null, central: null }),
];

const comDecisoes = (linhas = decisoes()) =>
  withAnswers(
    sistemaCentral,
    ...answersOf(sistemaCentral, linhas),
    fake(respondeDivergencia, ({ body: { id, resposta } }) => {
      const linha = linhas.find((uma) => uma.id === id);
      if (linha)
        Object.assign(
          linha,
          resposta === 'nosso' ? { situacao: 'Mantido aqui' } : { situacao: 'Contado ao central' },
        );
      return { message: 'Fica o valor daqui, que se conta de novo ao sistema central.' };
    }),
  );

const meta = {
  title: 'telas/cadastro/Para o sistema central',
  ...reportMeta(sistemaCentral),
  parameters: { layout: 'fullscreen', ...comDecisoes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Divergent rows come first, and only they ask for an answer. */
export const Default: Story = {
  name: 'Valores antes dos atos',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sistemaCentral, colunasDaDecisao);
    await expect(page.getAllByRole('button', { name: /^Responder:/ }).map((each) => each.ariaLabel)).toEqual([
      'Responder: E-mail de Teresa Prado Alves',
    ]);
  },
};

const responder = 'Responder: E-mail de Teresa Prado Alves';

/** The question names both values. */
export const Keep: Story = {
  name: 'Mantém o daqui',
  parameters: { layout: 'fullscreen', ...comDecisoes() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: responder }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manter o daqui' }));
    const question = await findDialog('Manter o daqui em E-mail de Teresa Prado Alves?', 'alertdialog');
    await expect(
      question.getByText(
        'Fica teresa@novo.com.br, que se conta de novo ao sistema central. Ele diz teresa.prado@central.com.br.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Manter o daqui' }));
    await seesText('Fica o valor daqui, que se conta de novo ao sistema central.');
    await expect(page.queryByRole('button', { name: responder })).toBeNull();
  },
};

/** On a phone the answer is at its row too. */
export const Narrow: Story = {
  name: 'Estreita',
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', picture: { take: true }, ...comDecisoes() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: responder }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aceitar o do central' }));
    const question = await findDialog('Aceitar o do central em E-mail de Teresa Prado Alves?', 'alertdialog');
    await expect(
      question.getByText('Grava-se teresa.prado@central.com.br no lugar de teresa@novo.com.br.'),
    ).toBeVisible();
  },
};
