import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDadosPlanos } from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import {
  fakeMensalidade,
  fakeMensalidades,
  mensalidadesFakes,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { seesCards } from '../../testing/seesCards.ts';
import {
  catchFiles,
  cellsOf,
  chooses,
  longName,
  seesHeaders,
  seesNoRows,
  seesText,
  exportsAs,
} from '../../testing/storyPlay.ts';

const path = '/modulos/diretoria/mensalidades-beneficiarios';

export const screen = screenStory({
  title: 'Mensalidades dos beneficiários',
  path: `${path}?tipo=I&data=2026-11-21`,
  endpoints: [getDadosPlanos],
  fakes: mensalidadesFakes,
  failed: 'Verifique sua sessão ou conexão.',
  column: 'Titular',
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/diretoria/Mensalidades dos beneficiários',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Card of an indicator whose words also stand elsewhere on the page. */
const cardOf = (canvasElement: HTMLElement, label: string) =>
  [...canvasElement.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent;

/** Nine indicators, and a page of fifteen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Individual · mês de 11/2026')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    await seesText(/^1–\d+ de 60$/);
    await seesHeaders(canvasElement, [
      'Matrícula',
      'Código do titular',
      'Titular',
      'Beneficiário',
      'Cidade',
      'Data de ativação',
      'Data de cancelamento',
      'Mensalidade',
      'Nº título',
      'Data de vencimento',
      'Valor total',
      'Status',
      'Histórico',
    ]);
  },
};

/** The fees beside other months (DIR-22); the other lists have no fee to compare. */
export const Comparado: Story = {
  name: 'Comparado com outras competências',
  args: { path: `${path}?tipo=I&data=2026-11-21&comparar=1` },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Individual · mês de 11/2026 · com 10/2026 e 11/2025');
    // The fee with the greatest rise of this month.
    await waitFor(() =>
      expect(cellsOf(canvasElement, 1).slice(1, 5)).toEqual(['361,40', '337,50', '337,50', '+23,90']),
    );
    await userEvent.click(page.getByRole('tab', { name: /^Não geraram mensalidade/ }));
    await expect(await page.findByText('Individual · mês de 11/2026')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Comparar' })).toBeNull();
  },
};

/** The indicators of three lives: a holder, a dependant, and one who left. */
export const Indicadores: Story = {
  name: 'Indicadores',
  parameters: withFakes(
    fake(getDadosPlanos, {
      ...fakeMensalidades(0),
      planos: [
        fakeMensalidade(1, { mensalidade: 10_000, valorTotal: 11_000 }),
        fakeMensalidade(3, { mensalidade: 5_000, valorTotal: 5_000 }),
        fakeMensalidade(7, { mensalidade: 2_500, valorTotal: 2_500 }),
      ],
      qtdVida: 3,
    }),
  ),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('1–3 de 3');
    await seesCards({
      Titulares: '2',
      Dependentes: '1',
      'Total mensalidade': 'R$ 175,00',
      'Total lançado': 'R$ 185,00',
      Ativos: '2',
      Cancelados: '1',
    });
    await expect(cardOf(canvasElement, 'Vidas')).toBe('3');
    await expect(cardOf(canvasElement, 'Sem mensalidade')).toBe('3');
    await expect(cardOf(canvasElement, 'Aguardando ativação')).toBe('2');
  },
};

/** One tab for each of the three lists; the file belongs to the list chosen beside it, whichever tab is open. */
export const TabsAndFiles: Story = {
  name: 'Abas e arquivos',
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await find(canvasElement);
    await seesText(/^1–\d+ de 60$/);
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['mensalidades-com-I-21-11-2026.csv']));
    await userEvent.click(page.getByRole('radio', { name: 'Sem mensalidade' }));
    await exportsAs(page);
    await waitFor(() => expect(saved[1]).toBe('mensalidades-sem-I-21-11-2026.csv'));
    await userEvent.click(page.getByRole('radio', { name: 'Aguardando ativação' }));
    await exportsAs(page);
    await waitFor(() => expect(saved[2]).toBe('mensalidades-aguardando-I-21-11-2026.csv'));
    await userEvent.click(page.getByRole('tab', { name: /^Não geraram mensalidade/ }));
    await seesText('Sem lançamento de mensalidade em 11/2026');
    await userEvent.click(page.getByRole('tab', { name: /^Aguardando ativação/ }));
    await seesText('Ativação marcada para 01/12/2026');
  },
};

/** The screen proposes today and does not search by itself. */
export const NotAskedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(page.getByText('Escolha o tipo e a data, e busque.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await chooses(page.getByRole('combobox', { name: 'Tipo' }), 'Empresarial (E)');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText(/^Empresarial · mês de/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withFakes(
    fake(getDadosPlanos, { planos: [], planosValorZerado: [], planosAguardandoAtivacao: [], qtdVida: 0 }),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesNoRows('Nenhum beneficiário tem mensalidade nesta data.');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};

const listing = (found: ReturnType<typeof fakeMensalidades>): Story => ({
  tags: ['moldura'],
  parameters: withFakes(fake(getDadosPlanos, found)),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Dados obtidos com sucesso!');
  },
});

export const OneRow: Story = listing(fakeMensalidades(1));
export const LongText: Story = listing({
  ...fakeMensalidades(2),
  planos: [fakeMensalidade(1, { nomeBeneficiario: longName, mensalidade: 98_765_432_100 })],
});
export const ManyRows: Story = listing(fakeMensalidades(3_000));
