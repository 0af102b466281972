import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { reportFakes } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { type Comissao, comissoes } from '@vidas/api-client/vendas/relatorios/comissoes.report.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers, withGiven } from '../../testing/reportStories.ts';
import { seesCards } from '../../testing/seesCards.ts';
import {
  body,
  catchFiles,
  findFilterButton,
  findScreen,
  seesText,
  exportsAs,
} from '../../testing/storyPlay.ts';
import { notForOthers, vendasPerson } from '../../testing/vendasStory.ts';

const meta = {
  title: 'telas/vendas/Comissão',
  ...reportMeta(comissoes),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = ['Matrícula', 'Nome', 'Mensalidade', 'Empresa', 'Status', 'Administrativa?', 'Vendedor'];
const vendas: readonly Partial<Comissao>[] = [
  { STATUS: 'Efetivado', VADMINISTRATIVA: 'NAO', VEN_NOME: 'Marina Toledo', EMP_CON: null },
  { STATUS: 'Efetivado', VADMINISTRATIVA: 'SIM', VEN_NOME: 'Rogério Pacheco', EMP_CON: '001006' },
  { STATUS: 'Lançado', VADMINISTRATIVA: 'NAO', VEN_NOME: 'Marina Toledo', EMP_CON: null },
];

export const Default: Story = {
  parameters: withGiven(comissoes, ...vendas),
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await seesReport(canvasElement, comissoes, headers);
    await expect(page.getByText('Vendas de 10/2026')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Relatório (PDF)' })).toHaveAttribute(
      'href',
      '/modulos/vendas/relatorio-comissao?competencia=10/2026',
    );
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['Comissoes.csv']));
  },
};

/** The indicators count the filtered rows. */
export const CardsFollowTheFilter: Story = {
  parameters: withGiven(comissoes, ...vendas),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, comissoes.title);
    await seesCards({
      'Total de vendas': '3',
      'Planos efetivados': '2',
      'Planos lançados': '1',
      'Vendas administrativas': '1',
    });
    await userEvent.click(await findFilterButton(canvasElement, 'Vendedor'));
    await userEvent.type(await body().findByRole('textbox', { name: 'Pesquisar Vendedor' }), 'marina');
    await seesCards({
      'Total de vendas': '32 com o filtro',
      'Planos efetivados': '21 com o filtro',
      'Planos lançados': '1',
      'Vendas administrativas': '10 com o filtro',
    });
  },
};

/** The call has the month of the field and the fixed reversal rule, for every seller that the person may see. */
export const AsksTheServer: Story = {
  name: 'Pergunta ao servidor',
  args: { path: '/modulos/vendas/comissao' },
  parameters: withAnswers(
    comissoes,
    fake(comissoes.questions.competencia.endpoint, ({ body: { competencia, regraEstorno, venCod } }) => {
      const isAsked = competencia === '2026-11' && regraEstorno === 3 && venCod === '0';
      return isAsked ? [] : new Refusal(400, { error: 'Outra pergunta.' });
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, comissoes.title);
    await expect(page.getByRole('textbox', { name: 'Competência' })).toHaveValue('11/2026');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Nenhuma venda encontrada… Não há vendas nesta competência.');
  },
};

/** The server's reason is the title of the message. */
export const Refused: Story = {
  parameters: withAnswers(
    comissoes,
    fake(
      comissoes.questions.competencia.endpoint,
      () => new Refusal(500, { error: 'O banco não respondeu.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, comissoes.title);
    await seesText('O banco não respondeu.');
    await seesText('Erro ao carregar beneficiários cancelados. Tente novamente ou verifique com a TI');
  },
};

const seller = vendasPerson('Assistente de vendas');

/** A seller sees their own sales and no report on paper; a manager's report has the month on show. */
export const AsSeller: Story = {
  args: { person: seller },
  parameters: { msw: [...reportFakes(comissoes, 3), ...shellFakes(seller)] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, comissoes.title);
    await seesCards({ 'Total de vendas': '3' });
    await expect(page.queryByRole('link', { name: 'Relatório (PDF)' })).toBeNull();
  },
};

export const OtherOccupation: Story = notForOthers(comissoes.title);
