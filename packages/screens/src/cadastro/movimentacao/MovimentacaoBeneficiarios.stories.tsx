import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  exportaMovimentacaoBeneficiarios,
  getListaCongeneresMov,
  getMovimentacaoBeneficiarios,
  type Movimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import {
  fakeArquivo,
  fakeMovimentacao,
  movimentacaoFakes,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.fake.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  chooses,
  filtersEverythingAway,
  findDialog,
  findFilterButton,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...movimentacaoFakes(), ...shellFakes()],
});
const listing = (rows: Movimentacao[]) =>
  fake(getMovimentacaoBeneficiarios, ({ body: { codCongenere } }) => ({
    success: true,
    message: 'Dados obtidos com sucesso!',
    codCongenere,
    utilizacaoCongenere: rows,
    movimentacaoBeneficiarios: fakeArquivo(rows),
  }));

const path = '/modulos/cadastro/movimentacao-beneficiarios';
const vale = `${path}?congenere=0201`;
const meta = {
  title: 'telas/cadastro/Movimentação de beneficiários',
  component: StaffStory,
  args: { path: vale },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Movimentação de beneficiários';
const question = 'Exportar 12 movimentações para Cooperativa Médica Vale do Pinhal?';
const asks = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  const button = page.getByRole('button', { name: 'Exportar' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return { page, dialog: await findDialog(question, 'alertdialog') };
};
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const select = await page.findByRole('combobox', { name: 'Congênere' });
    await waitFor(() => expect(select).toHaveDisplayValue('Cooperativa Médica Vale do Pinhal'));
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      ['Matrícula', 'Nome', 'Operação', 'Exportado', 'Data/hora exportado', 'Exportado por'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    await expect(await page.findByText('12 a exportar')).toBeVisible();
  },
};

export const NotAskedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('checkbox', { name: 'Incluir exportados' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Exportações anteriores' })).toBeDisabled();
    const select = page.getByRole('combobox', { name: 'Congênere' });
    await waitFor(() => expect(select).toBeEnabled());
    await chooses(select, 'Saúde Planalto Assistência');
    await expect(await page.findByText('12 a exportar')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Incluir exportados' })).toBeEnabled();
  },
};

export const IncludesTheExported: Story = {
  name: 'Inclui os exportados',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByText('12 a exportar');
    await userEvent.click(page.getByRole('checkbox', { name: 'Incluir exportados' }));
    await expect((await page.findAllByText('10/09/2026 10:15'))[0]).toBeVisible();
    await expect((await page.findAllByText('Otávio Magalhães Freitas'))[0]).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};

export const AsksBeforeExporting: Story = {
  name: 'Pergunta antes de exportar',
  play: async ({ canvasElement }) => {
    const { page, dialog } = await asks(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(page.getByText('12 a exportar')).toBeVisible();
    await asks(canvasElement);
  },
};

export const Exports: Story = {
  name: 'Exporta',
  // An own memory, because the export empties the list.
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const { page, dialog } = await asks(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await seesText('12 movimentações exportadas.');
    await seesText('movimentacao-0201-20261121-090000.csv');
    await seesText('Sem movimentação para exportar');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Exportações anteriores' }));
    const earlier = await findDialog('Exportações anteriores');
    await expect(await earlier.findByText('12 movimentações · Marina Alencar')).toBeVisible();
  },
};

/** The export takes the rows on show, so it clears the filters first (REL-46). */
export const TakesTheFiltersOff: Story = {
  name: 'Tira os filtros antes de perguntar',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByText('12 a exportar');
    await userEvent.click(await findFilterButton(canvasElement, 'Operação'));
    await userEvent.type(
      await body().findByRole('textbox', { name: 'Pesquisar Operação' }),
      'exclusao{Enter}',
    );
    const { dialog } = await asks(canvasElement);
    await expect(dialog.getByText('Os filtros da tabela foram tirados: são todas.')).toBeVisible();
    await expect(page.getByText('12 a exportar')).toBeInTheDocument();
  },
};

let attempts: string[] = [];
export const FailsAndIsRepeated: Story = {
  name: 'Falha e é repetida',
  parameters: withFakes(
    fake(exportaMovimentacaoBeneficiarios, ({ body: { pedido = '' } }) => {
      attempts = [...attempts, pedido];
      // The server only marks (the specification's form of the call), and its first answer is lost.
      if (attempts.length === 1) return new Refusal(502, { error: 'O servidor não respondeu.' });
      return { success: true, message: '', quantidade: 0 };
    }),
  ),
  beforeEach: () => {
    attempts = [];
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await asks(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await seesText('Não foi possível exportar!');
    await expect(await dialog.findByText(/virá o mesmo arquivo/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await seesText('12 movimentações exportadas.');
    await seesText('movimentacao-0201.csv');
    await expect(attempts[1]).toBe(attempts[0]);
    await expect(attempts[0]).toMatch(/^[0-9a-f-]{36}$/);
  },
};

export const SomebodyElseExportedMeanwhile: Story = {
  name: 'Outra pessoa exportou antes',
  parameters: withFakes(
    fake(exportaMovimentacaoBeneficiarios, { success: true, message: '', quantidade: 0, arquivo: null }),
  ),
  play: async ({ canvasElement }) => {
    const { dialog } = await asks(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await seesText('Sem movimentação para exportar');
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(getMovimentacaoBeneficiarios)),
};

export const Empty: Story = {
  args: { path: `${path}?congenere=0203` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Sem movimentação nesta congênere');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};

export const NoInsurers: Story = {
  name: 'Sem operadoras',
  args: { path },
  parameters: withFakes(
    fake(getListaCongeneresMov, {
      success: true,
      message: 'Nenhuma congênere cadastrada',
      listaCongeneres: [],
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não há congênere que receba movimentação.');
    const field = page.getByRole('combobox', { name: 'Congênere' });
    await expect(field).toHaveDisplayValue('Não há congêneres cadastradas');
  },
};

export const InsurersFailed: Story = {
  args: { path },
  parameters: withFakes(fakeOffline(getListaCongeneresMov)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar a lista de congêneres!');
    await seesText('Verifique sua sessão ou conexão!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getMovimentacaoBeneficiarios, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar os dados!');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    ...[getListaCongeneresMov, getMovimentacaoBeneficiarios].map((endpoint) =>
      fake(endpoint, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
    ),
  ),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: { msw: [...movimentacaoFakes(2_000), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('2.000 a exportar')).toBeVisible();
  },
};

export const OneRow: Story = { tags: ['moldura'], parameters: withFakes(listing([fakeMovimentacao()])) };

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getListaCongeneresMov, {
      success: true,
      message: '',
      listaCongeneres: [
        {
          codCongenere: '0201',
          nomeCongenere: 'Cooperativa de Trabalho Médico dos Vales do Pinhal e do Iguaçu',
        },
      ],
    }),
    listing([
      fakeMovimentacao(1, {
        PEF_NOME: longName,
        DT_HR_ENVIADA: '2026-11-09T09:40',
        EXPORTADO_POR: `${longName} Filha`,
      }),
      fakeMovimentacao(2),
    ]),
  ),
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
