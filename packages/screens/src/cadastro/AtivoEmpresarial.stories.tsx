import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRelatorioEmpresarial } from '@vidas/api-client/cadastro/contract';
import { fakeBeneficiarioEmpresa, relatoriosFakes } from '@vidas/api-client/cadastro/relatorios-fake';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const idle = '/modulos/cadastro/ativo-empresarial';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...relatoriosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Ativos por empresa',
  component: StaffStory,
  args: { path: `${idle}?empresa=0301` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Ativos por empresa';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Empresa 0301 · Metalúrgica Araucária')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(15);
    await expect(page.getByRole('combobox', { name: 'Linhas por página' })).toHaveValue('7');
    await seesText('Dados obtidos com sucesso!');
  },
};

export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled();
    await userEvent.type(page.getByRole('textbox', { name: 'Código da empresa' }), '   {Enter}');
    await expect(page.getByText('Digite o código da empresa e busque.')).toBeVisible();
  },
};

export const EnterSearches: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.type(page.getByRole('textbox', { name: 'Código da empresa' }), ' 0302 {Enter}');
    await expect(await page.findByText('Empresa 0302 · Padaria Pão de Mel')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled());
    await userEvent.click(page.getByRole('button', { name: 'Buscar Todos' }));
    await expect(await page.findByText('Todas as empresas')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Código da empresa' })).toHaveValue('');
  },
};

const cards = () => body().getByText('Beneficiários ativos').closest('dl');

export const CardsFollowTheFilter: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByText('Empresa 0301 · Metalúrgica Araucária');
    await waitFor(() =>
      expect(cards()).toHaveTextContent(
        /^Beneficiários ativos12Sem e-mail2Total de titulares4Total de dependentes8$/,
      ),
    );
    await userEvent.click(await findFilterButton(canvasElement, 'Titular/Dependente'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Titular/ }));
    await waitFor(() => expect(cards()).toHaveTextContent('Beneficiários ativos124 com o filtro'));
    await expect(cards()).toHaveTextContent('Total de dependentes80 com o filtro');
  },
};

export const Loading: Story = { parameters: withFakes(fakeWaiting(getRelatorioEmpresarial)) };

export const Empty: Story = {
  parameters: withFakes(fake(getRelatorioEmpresarial, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await seesText('Não há beneficiários na empresa informada');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    fake(getRelatorioEmpresarial, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Offline: Story = { parameters: withFakes(fakeOffline(getRelatorioEmpresarial)) };

export const Forbidden: Story = {
  parameters: withFakes(
    fake(getRelatorioEmpresarial, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
  ),
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const ManyRows: Story = {
  parameters: { msw: [...relatoriosFakes(2_000), ...shellFakes()] },
  args: { path: `${idle}?todos=1` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(/2\.000/))[0]).toBeVisible();
  },
};

export const OneRow: Story = {
  parameters: withFakes(fake(getRelatorioEmpresarial, [fakeBeneficiarioEmpresa(7)])),
};

export const LongText: Story = {
  parameters: withFakes(
    fake(getRelatorioEmpresarial, [
      fakeBeneficiarioEmpresa(1, { nome: longName, empresa: `${longName} Ltda.` }),
      fakeBeneficiarioEmpresa(2),
    ]),
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
