import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  fakeComparacao,
  fakeDivergencia,
  fakeResumo,
  fakeResumoVazio,
  sibFakes,
} from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import {
  beneficiariosSemCco,
  conferenciaCadastralSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getComparacaoSib,
  getDivergenciasSib,
  getResumoConferenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { fakeTarefa } from '@vidas/api-client/shell/tarefa.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  filtersEverythingAway,
  findFilterButton,
  findScreen,
  longName,
  seesNoRows,
  seesText,
} from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...sibFakes(), ...fichaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Conferência cadastral SIB CNX',
  component: StaffStory,
  args: { path: '/modulos/cadastro/sib-xml-conferencia' },
  parameters: { layout: 'fullscreen', ...withFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Conferência cadastral SIB CNX';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findAllByRole('tab')).toHaveLength(6);
    await expect(await page.findByRole('tab', { name: /Na ANS e sem CCO na operadora\s*14/ })).toBeVisible();
    await seesText('Beneficiários na ANS e sem CCO na Oeste obtidos com sucesso!');
    await expect(
      await page.findByText('ArqConf9999990220261105.CNX · Comparado em 21/11/2026 09:00'),
    ).toBeVisible();
  },
};

export const LoadsATabWhenItIsOpened: Story = {
  name: 'Carrega a aba quando é aberta',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(await page.findByRole('tab', { name: /^Ativos sem CCO/ }));
    await seesText('Beneficiários Oeste sem CCO obtidos com sucesso!');
    await expect(await page.findByRole('tab', { name: /^Ativos sem CCO\s*20/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Inativos sem CCO\s*10/ })).toBeVisible();
  },
};

const divergencias = '/modulos/cadastro/sib-xml-conferencia?aba=campos';

export const ComparesFieldByField: Story = {
  name: 'Compara campo a campo',
  args: { path: divergencias },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Campos divergentes obtidos com sucesso!');
    await expect(await page.findByRole('tab', { name: /^Campos divergentes\s*46/ })).toBeVisible();
    const grid = page.getByRole('grid');
    const [cell] = await page.findAllByText('Maria Aparecida de Souza');
    await expect(cell).toBeVisible();
    // Both values of a difference are visible without scrolling the table sideways.
    const right = grid.getBoundingClientRect().right;
    await expect(cell?.getBoundingClientRect().right).toBeLessThan(right);
    await expect(
      page.getAllByText('MARIA APARECIDA DE SOUSA')[0]?.getBoundingClientRect().right,
    ).toBeLessThan(right);
    await userEvent.click(await findFilterButton(canvasElement, 'Campo'));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: /^Plano/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText('Maria Aparecida de Souza')).toBeNull());
  },
};

export const OpensTheRecordOfAField: Story = {
  name: 'Abre a ficha de um campo',
  args: { path: divergencias },
  parameters: withFakes(
    fake(getDivergenciasSib, [
      fakeDivergencia(1),
      fakeDivergencia(2, { campo: 'Nome da mãe', valorAns: null }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(
      await page.findByRole('button', { name: 'Abrir cadastro de 0000001201, campo Nome da mãe' }),
    );
    const record = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(record.getByText(/^Matrícula 0000001201/)).toBeVisible());
    await userEvent.click(await record.findByRole('button', { name: 'Usar o valor da ANS em Nome' }));
    await expect(record.getByRole('textbox', { name: 'Nome' })).toHaveValue('MARIA APARECIDA DE SOUSA');
    await expect(record.getByRole('button', { name: 'Descartar alterações' })).toBeEnabled();
  },
};

export const ComparesAgain: Story = {
  name: 'Compara de novo',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const button = await page.findByRole('button', { name: 'Recalcular' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await seesText('Comparação refeita: 36 diferenças encontradas.');
  },
};

const cadastro = { mudou: true };

export const TheRegisterChanged: Story = {
  name: 'O cadastro mudou',
  beforeEach: () => {
    cadastro.mudou = true;
  },
  parameters: withFakes(
    fake(getResumoConferenciaSib, () => fakeResumo({ cadastroMudou: cadastro.mudou })),
    fake(conferenciaCadastralSib, () => {
      cadastro.mudou = false;
      return { success: true, message: 'Comparação refeita: 36 diferenças encontradas.', quantidade: 36 };
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('O cadastro mudou desde a comparação')).toBeVisible();
  },
};

export const TheRegisterIsComparedAgain: Story = {
  ...TheRegisterChanged,
  name: 'O cadastro mudou e é comparado de novo',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('O cadastro mudou desde a comparação')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Recalcular' }));
    await waitFor(() => expect(page.queryByText('O cadastro mudou desde a comparação')).toBeNull());
  },
};

const comparacao = { isRunning: false };

/** After Recalcular the person sees the progress, like everybody else. */
export const Comparing: Story = {
  beforeEach: () => {
    comparacao.isRunning = false;
  },
  parameters: withFakes(
    fake(conferenciaCadastralSib, () => {
      comparacao.isRunning = true;
      return new Promise<never>(() => {});
    }),
    fake(getComparacaoSib, () => ({
      tarefa: comparacao.isRunning ? fakeTarefa({ feito: 212, total: 605 }) : null,
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const button = await page.findByRole('button', { name: 'Recalcular' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(
      await page.findByRole('progressbar', { name: 'Comparando o arquivo com o cadastro' }),
    ).toBeVisible();
  },
};

export const BeforeTheFirstImport: Story = {
  name: 'Antes da primeira importação',
  parameters: withFakes(
    fake(getBeneficiariosNaAnsSemCcoNaOeste, []),
    fake(getResumoConferenciaSib, {
      arquivo: null,
      comparadoEm: null,
      cadastroMudou: false,
      ha: { vidas: true },
      contagens: { ...fakeResumo().contagens, semCcoNaOperadora: 0, situacao: 0, campos: 0, conferencia: 0 },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Importe o arquivo de conferência da ANS para compará-lo com o cadastro.');
    await expect(page.getByRole('button', { name: 'Recalcular' })).toBeDisabled();
    await seesText('Importe o arquivo de conferência da ANS: ainda não há com que comparar o cadastro.');
    await expect(await page.findByRole('tab', { name: 'Na ANS e sem CCO na operadora' })).toBeVisible();
    await expect(await page.findByRole('tab', { name: /^Ativos sem CCO\s*20/ })).toBeVisible();
    await expect(page.queryByText(/Nenhum beneficiário da ANS está sem CCO/)).toBeNull();
  },
};

/** With an empty register, a list without missing CCOs is no good news. */
export const EmptyRegister: Story = {
  name: 'Cadastro vazio',
  args: { path: '/modulos/cadastro/sib-xml-conferencia?aba=ativos-sem-cco' },
  parameters: withFakes(fake(beneficiariosSemCco, []), fake(getResumoConferenciaSib, fakeResumoVazio())),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesNoRows('O cadastro está vazio');
    await expect(page.queryByText(/Todo beneficiário/)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(fakeWaiting(getBeneficiariosNaAnsSemCcoNaOeste)),
};

export const Empty: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getBeneficiariosNaAnsSemCcoNaOeste, [])),
};

export const Failed: Story = {
  parameters: withFakes(
    fake(
      getBeneficiariosNaAnsSemCcoNaOeste,
      () => new Refusal(500, { err: 'O banco de dados não respondeu.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText(
      'Erro ao carregar os beneficiários na ANS e sem CCO. Tente novamente ou verifique com a TI',
    );
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Cadastro indisponível')).toBeVisible(),
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
  parameters: withFakes(
    fake(
      getBeneficiariosNaAnsSemCcoNaOeste,
      Array.from({ length: 600 }, (_, index) => fakeComparacao(index + 1)),
    ),
  ),
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getBeneficiariosNaAnsSemCcoNaOeste, [fakeComparacao(1, { nome: longName }), fakeComparacao(2)]),
  ),
};

export const FieldsNarrow: Story = {
  name: 'Campos, celular',
  args: { path: divergencias },
  globals: { viewport: { value: 'phone' } },
};

export const FieldsDark: Story = {
  name: 'Campos, escuro',
  args: { path: divergencias },
  globals: { theme: 'dark' },
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getBeneficiariosNaAnsSemCcoNaOeste, [fakeComparacao()])),
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
