import type { Meta, StoryObj } from '@storybook/react-vite';
import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { empresaConveniada } from '@vidas/api-client/cadastro/relatorios/empresaConveniada.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { fakeRows } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../../testing/reportStories.ts';
import { choosesPageSize, findScreen } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/cadastro/Empresas conveniadas',
  ...reportMeta(empresaConveniada),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = 'Código,Nome fantasia,Dia da fatura,Número de usuários,Data de ativação,Telefone,Ações'.split(
  ',',
);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, empresaConveniada, headers);
    await expect(page.getByText('Todas as empresas')).toBeVisible();
    await choosesPageSize('20');
    await expect(page.getByRole('combobox', { name: 'Linhas por página' })).toHaveValue('20');
    await expect((await page.findAllByText(/^\(45\) 99901-/))[0]).toBeInTheDocument();
  },
};

/** A company leads to its lives (CAD-41). */
export const LeadsToItsLives: Story = {
  name: 'Leva às vidas da empresa',
  parameters: withAnswers(
    empresaConveniada,
    fake(ativoEmpresarial.questions.empresa.endpoint, () => fakeRows(ativoEmpresarial, 2)),
  ),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, empresaConveniada, headers);
    const [first] = await page.findAllByRole('link', { name: /^Ver vidas: / });
    if (first) await userEvent.click(first);
    const lives = await findScreen(canvasElement, ativoEmpresarial.title);
    await expect(await lives.findByText('1–2 de 2')).toBeVisible();
  },
};

const { ativos } = empresaConveniada.questions;

export const OnlyTheActive: Story = {
  name: 'Só as ativas',
  parameters: withAnswers(
    empresaConveniada,
    fake(ativos.endpoint, () => fakeRows(empresaConveniada, 3)),
  ),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, empresaConveniada, headers);
    await userEvent.click(page.getByRole('button', { name: 'Buscar ativos' }));
    await expect(await page.findByText('Empresas ativas')).toBeVisible();
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
  },
};
