import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFeriados, insertFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { fakeFeriados, feriadoFakes } from '@vidas/api-client/financeiro/feriado/feriado.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { answers, longName, seesHeaders, seesText } from '../../testing/storyPlay.ts';

const idle = '/modulos/financeiro/cadastro-feriado';
export const screen = screenStory({
  title: 'Cadastro de feriados',
  path: `${idle}?ano=2026`,
  endpoints: [getFeriados],
  fakes: feriadoFakes,
  failed: 'Erro ao buscar os dados!',
  column: 'Feriado',
  answers: {
    OneRow: [fake(getFeriados, fakeFeriados(2026).slice(0, 1))],
    LongText: [
      fake(
        getFeriados,
        fakeFeriados(2026).map((dia) => ({ ...dia, feriadoNome: longName })),
      ),
    ],
    // Holidays of many years; the table shows one year.
    ManyRows: [
      fake(getFeriados, Array.from({ length: 100 }, (_, index) => fakeFeriados(2001 + index)).flat()),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/financeiro/Cadastro de feriados',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Registers a year, through its question. */
const saves = async (page: Awaited<ReturnType<typeof find>>, ano: number) => {
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await answers(`Salvar os feriados de ${ano}?`, 'Salvar feriados');
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Feriados de 2026')).toBeVisible();
    await expect(await page.findByText(/^1–\d+ de 14$/)).toBeVisible();
    await seesHeaders(canvasElement, ['Feriado', 'Tipo', 'Data', 'Data do upload', 'Calendário', 'Onde']);
  },
};

/** A new year is registered, and its days are shown; the second time nothing is new. */
export const Registered: Story = {
  name: 'Cadastrado',
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const ano = page.getByRole('textbox', { name: 'Ano' });
    await userEvent.clear(ano);
    await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await userEvent.type(ano, '2027{Enter}');
    await seesText('Nenhum feriado de 2027 está gravado. Use Salvar.');
    await saves(page, 2027);
    await seesText('Cadastro realizado com sucesso!');
    await seesText('14 feriados novos em 2027.');
    await expect(await page.findByText(/^1–\d+ de 14$/)).toBeVisible();
    await saves(page, 2027);
    await seesText('Os feriados de 2027 já estavam gravados.');
  },
};

/** The external calendar did not answer; the calculated days are registered, and the message names both. */
export const WithoutCalendar: Story = {
  name: 'Sem calendário',
  parameters: withFakes(
    fake(insertFeriado, () => ({
      status: true,
      message: 'Cadastro realizado com sucesso!',
      gravados: 14,
      aviso: 'O calendário externo não respondeu.',
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await saves(page, 2026);
    await seesText('O calendário externo não respondeu.');
    await seesText('Os feriados calculados foram gravados assim mesmo.');
  },
};

export const SavingFails: Story = {
  name: 'Salvar falha',
  parameters: withFakes(fake(insertFeriado, () => new Refusal(500, {}))),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await saves(page, 2026);
    await seesText('Não foi possível efetuar o cadastro!');
    await seesText('Tente efetuar o cadastro novamente.');
  },
};

/** The field needs a year within the limits. */
export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    const ano = page.getByRole('textbox', { name: 'Ano' });
    await expect(ano).toHaveValue('2026');
    await userEvent.clear(ano);
    await userEvent.type(ano, '1999');
    await expect(await page.findByText('De 2000 a 2100')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver feriados' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getFeriados, [])),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhum feriado de 2026 está gravado. Use Salvar.');
  },
};
