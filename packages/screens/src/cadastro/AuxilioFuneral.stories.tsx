import type { Meta, StoryObj } from '@storybook/react-vite';
import { auxilioFuneral } from '@vidas/api-client/cadastro/auxilioFuneral.report';
import { fakeRow } from '@vidas/api-client/report/fake';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withRows } from '../testing/reportStories.ts';
import { body, findFilterButton, findScreen, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Auxílio funeral',
  ...reportMeta(auxilioFuneral),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = 'Matrícula,Nome,Valor,Lançamento,Status,Ativação,Nascimento,Idade,CPF,Vendedor'.split(',');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, auxilioFuneral, headers);
    await expect(page.getByText('Lançamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
  },
};

const card = (label: string) => body().getByText(label).closest('div');

/** The value counts only who is active; the cards follow the filter. */
export const OnlyTheActiveCount: Story = {
  name: 'Só os ativos contam',
  parameters: withRows(auxilioFuneral, [
    fakeRow(auxilioFuneral, 1, { Status: 'Ativo', Valor: 1_050 }),
    fakeRow(auxilioFuneral, 2, { Status: 'Cancelado', Valor: 900_000 }),
    fakeRow(auxilioFuneral, 3, { Status: 'Ativo', Valor: 200_000 }),
  ]),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, auxilioFuneral.title);
    await waitFor(() =>
      expect(card('Valor total dos ativos no período')).toHaveTextContent(/R\$\s2\.010,50/),
    );
    await expect(card('Total cadastrados no período')).toHaveTextContent(/período3$/);
    await userEvent.click(await findFilterButton(canvasElement, 'Status'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Cancelado/ }));
    await userEvent.click(within(await body().findByRole('dialog')).getByRole('button', { name: 'Buscar' }));
    await seesText(/R\$ 0,00 com o filtro/);
    await expect(card('Total ativos')).toHaveTextContent('20 com o filtro');
  },
};
