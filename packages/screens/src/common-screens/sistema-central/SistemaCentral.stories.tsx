import type { Meta, StoryObj } from '@storybook/react-vite';
import { respondeDivergencia } from '@vidas/api-client/cadastro/sistema-central';
import { type DecisaoAberta, sistemaCentral } from '@vidas/api-client/cadastro/sistemaCentral.report';
import { fake } from '@vidas/api-client/http/fake';
import { answersOf, fakeRow } from '@vidas/api-client/report/fake';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { findDialog, seesText } from '../../testing/storyPlay.ts';

const decisao = (id: number, given: Partial<DecisaoAberta>): DecisaoAberta =>
  fakeRow(sistemaCentral, id, { id, ...given });

const decisoes = (): DecisaoAberta[] => [
  decisao(31, {
    situacao: 'Diverge',
    codigo: '0000101200',
    nome: 'Teresa Prado Alves',
    campo: 'email',
    antes: 'teresa@antigo.com.br',
    aqui: 'teresa@novo.com.br',
    central: 'teresa.prado@central.com.br',
  }),
  decisao(32, {
    situacao: 'Aguarda o central',
    campo: 'bairro',
    antes: 'Centro',
    aqui: 'Batel',
    central: 'Centro',
    contadaEm: null,
  }),
  decisao(33, { situacao: 'Mantido aqui', campo: 'nome_mae', contadaEm: null }),
  decisao(34, { situacao: 'Contado ao central', campo: 'cco', antes: null, central: null }),
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

/** What diverges stands first, and is the only one that asks for an answer. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, sistemaCentral, [
      'Nº',
      'Situação',
      'Código',
      'Nome',
      'Campo',
      'Era',
      'Aqui',
      'No central',
      'Decidido por',
      'Decidido em',
      'Dias',
      'Contado em',
      'Ações',
    ]);
    await expect(page.getAllByRole('button', { name: /Prado Alves$/ }).map((each) => each.ariaLabel)).toEqual(
      ['Manter o daqui: email de Teresa Prado Alves', 'Aceitar o do central: email de Teresa Prado Alves'],
    );
  },
};

/** The question names both values. */
export const Keep: Story = {
  name: 'Mantém o daqui',
  parameters: { layout: 'fullscreen', ...comDecisoes() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: 'Manter o daqui: email de Teresa Prado Alves' }),
    );
    const question = await findDialog('Manter o daqui em email de Teresa Prado Alves?', 'alertdialog');
    await expect(
      question.getByText(
        'Fica teresa@novo.com.br, que se conta de novo ao sistema central. Ele diz teresa.prado@central.com.br.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Manter o daqui' }));
    await seesText('Fica o valor daqui, que se conta de novo ao sistema central.');
    await expect(
      page.queryByRole('button', { name: 'Manter o daqui: email de Teresa Prado Alves' }),
    ).toBeNull();
  },
};
