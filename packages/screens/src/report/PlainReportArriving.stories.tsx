import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePortions } from '@vidas/api-client/http/fake.ts';
import { fakeRow, fakeRows } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { renderInRoom } from '../testing/InRoom.tsx';
import { reportMeta, withAnswers } from '../testing/reportStories.ts';
import {
  body,
  catchFiles,
  findFilterButton,
  findScreen,
  longName,
  seesHeaders,
  exportsAs,
} from '../testing/storyPlay.ts';
import { headers, plainReport } from './plainReport.fake.ts';
import { sumOf, cardsOf } from './cards.tsx';
import { reportScreen } from './reportScreen.tsx';

const Screen = reportScreen(plainReport, { cards: cardsOf(sumOf('Valor', ({ valor }) => valor)) });

// A list with only a part of its rows, tested once over a declaration (REL-30).
const meta = {
  title: 'telas/molduras/Relatório que chega',
  ...reportMeta(plainReport),
  render: renderInRoom(Screen),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const { periodo } = plainReport.questions;
/** 120 rows; the names of the second half come before those of the first. */
const rows = [
  ...Array.from({ length: 60 }, (_, at) =>
    fakeRow(plainReport, at + 1, { nome: `Zélia ${String(at).padStart(3, '0')}` }),
  ),
  ...Array.from({ length: 60 }, (_, at) =>
    fakeRow(plainReport, at + 61, { nome: `Ana ${String(at).padStart(3, '0')}` }),
  ),
];
const answered = (then: 'comes' | 'waits' | 'breaks') =>
  withAnswers(plainReport, fakePortions(periodo.endpoint, rows, then));
const seesTable = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, plainReport.title);
  await seesHeaders(canvasElement, headers);
  return page;
};
const namesOf = (root: HTMLElement): (string | null)[] =>
  [...(root.querySelector('tbody')?.rows ?? [])].map(({ cells }) => cells[1]?.textContent ?? null);

/** The first rows are usable while the rest comes: filters, sums and cards count the part, and say so. */
export const Default: Story = {
  parameters: answered('waits'),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await expect(await page.findByText(/^60 linhas até agora/)).toBeVisible();
    await expect(page.getByText('As linhas estão chegando.')).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Parar' })).toBeVisible();
    await expect(page.getByText(/^1–\d+ de 60$/)).toBeVisible();
    await expect(page.getByText('Valor · parcial')).toBeVisible();
  },
};

/** A filter during arrival counts the rows so far. */
export const FilteredMeanwhile: Story = {
  name: 'Filtrado enquanto chega',
  parameters: answered('waits'),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await expect(await page.findByText(/^60 linhas até agora/)).toBeVisible();
    await userEvent.click(await findFilterButton(canvasElement, 'Nome'));
    await userEvent.type(await body().findByRole('textbox', { name: 'Pesquisar Nome' }), 'zélia 01');
    await expect(await page.findByText(/^10 de 60 linhas até agora/)).toBeVisible();
    await expect(page.getByText(/^1–\d+ de 10$/)).toBeVisible();
  },
};

/** Parar keeps the rows so far; the screen and the file name call them a part. */
export const Stopped: Story = {
  name: 'Parado pela pessoa',
  parameters: answered('waits'),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Parar' }));
    await expect(await page.findByText(/^60 linhas, uma parte da lista/)).toBeVisible();
    await expect(page.getByText(/^1–\d+ de 60$/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Parar' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Ler tudo' })).toBeVisible();
    const files = catchFiles();
    await exportsAs(page);
    await waitFor(() => expect(files).toEqual(['relatorio-01-10-2026a31-10-2026-parcial.csv']));
  },
};

/** A broken list is never taken for the whole: its rows stay, with the reason and a way to read them all. */
export const Broken: Story = {
  name: 'Conexão que caiu',
  parameters: answered('breaks'),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await expect(await page.findByText('A leitura parou no meio')).toHaveAttribute(
      'title',
      'Verifique sua sessão ou conexão! A tabela mostra só as linhas que chegaram.',
    );
    await expect(page.getByText(/^60 linhas, uma parte da lista/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** Rows on show keep their place while more arrive; the order is completed at the end. */
export const SortedMeanwhile: Story = {
  name: 'Ordenado enquanto chega',
  parameters: answered('comes'),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await expect(await page.findByText(/^1–\d+ de 120$/)).toBeVisible();
    await expect(namesOf(canvasElement)[0]).toBe('Zélia 000');
    await userEvent.click(page.getByRole('button', { name: /^Nome/ }));
    await waitFor(() => expect(namesOf(canvasElement)[0]).toBe('Ana 000'));
    await expect(page.getByText(/^120 linhas/)).toBeVisible();
  },
};

/** A list that comes at once never shows a part. */
export const AtOnce: Story = {
  name: 'Inteiro de uma vez',
  parameters: withAnswers(plainReport, fakePortions(periodo.endpoint, fakeRows(plainReport, 3), 'comes')),
  play: async ({ canvasElement }) => {
    const page = await seesTable(canvasElement);
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
    await expect(page.getByText(/^3 linhas/)).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: withAnswers(
    plainReport,
    fakePortions(
      periodo.endpoint,
      rows.map((row) => ({ ...row, nome: longName })),
      'waits',
    ),
  ),
  play: (context) => Default.play?.(context),
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Broken,
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    await expect(await page.findByText('A leitura parou no meio')).toBeVisible();
    await expect(page.getByText(/^60 linhas, uma parte da lista/)).toBeVisible();
  },
};
