import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getCreditosBanco,
  getLinhasDoDia,
  type LinhaDoDia,
} from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { retornoFakes } from '@vidas/api-client/financeiro/retorno/retornoCalls.fake.ts';
import {
  fakeDia,
  fakeDias,
  fakeLinha,
  fakeLinhasDoDia,
} from '@vidas/api-client/financeiro/retorno/retorno.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const path = '/modulos/financeiro/arquivo-banco';
const person = fakePayload({ cargo: 'Gerente Financeiro', modules: ['financeiro'] });
const doDia = (given: Parameters<typeof fakeDia>[1] = {}) => ({
  msw: [...retornoFakes({ dias: [fakeDia(3, given)] }), ...shellFakes(person)],
});

const meta = {
  title: 'telas/financeiro/Arquivo banco, dia aberto',
  component: StaffStory,
  args: { path: `${path}?aba=creditos&competencia=11-2026&dia=2026-11-13`, person },
  parameters: { layout: 'fullscreen', ...doDia() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) =>
  userEvent.click(await body().findByRole('button', { name }, { timeout: 10_000 }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Crédito de 13/11/2026');
    for (const words of ['= Líquido', 'Quitações', 'Não identificado', 'Desfeita, à espera de título'])
      await seesText(words);
  },
};
/** A part leads to only its rows, and a second time to all of them. */
export const AbreUmaParte: Story = {
  name: 'Abre uma parte',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Crédito de 13/11/2026');
    await seesText('Pagamento parcial');
    await userEvent.click(page.getByRole('link', { name: /Pago a mais/ }));
    await seesText('Pago em duplicidade');
    await expect(page.queryByText('Pagamento parcial')).toBeNull();
    await userEvent.click(page.getByRole('link', { name: /Pago a mais/ }));
    await seesText('Pagamento parcial');
  },
};
/** A line opens over its file, and closing leads back to the day. */
export const AbreALinha: Story = {
  name: 'Abre a linha',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Crédito de 13/11/2026');
    await press('Linha 2 de CBR643201.RET');
    await findDialog('Linha 2');
    await userEvent.keyboard('{Escape}');
    await press('Voltar aos arquivos');
    await findScreen(canvasElement, 'Crédito de 13/11/2026');
  },
};
export const LongText: Story = {
  parameters: {
    msw: [
      fake(getLinhasDoDia, () => [
        {
          ...fakeLinhasDoDia()[0],
          pagador: longName,
          arquivo: `CBR643_${'retorno_'.repeat(12)}.RET`,
        } as LinhaDoDia,
      ]),
      ...doDia().msw,
    ],
  },
  play: async () => seesText(longName),
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** A day of the list opens, is checked there, and the way back leads to the list. */
export const AbreEConfere: Story = {
  name: 'Abre e confere',
  args: { path: `${path}?aba=creditos&competencia=11-2026` },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Arquivo banco');
    await press('Abrir 13/11/2026');
    await findScreen(canvasElement, 'Crédito de 13/11/2026');
    await press('Conferir');
    const dialog = await findDialog('Conferir o crédito de 13/11/2026');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor no extrato/ }), '8933,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText(/^Confere · R\$ 8\.933,50 no extrato/);
    await press('Voltar');
    await findScreen(canvasElement, 'Arquivo banco');
  },
};

/** A bank day without a file opens nothing and needs no check; a credit without a return does. */
export const SemArquivo: Story = {
  name: 'Sem arquivo e sem retorno',
  args: { path: `${path}?aba=creditos&competencia=11-2026` },
  parameters: { msw: [...retornoFakes(), ...shellFakes(person)] },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Arquivo banco');
    await seesText('Dia útil sem arquivo');
    await seesText('Crédito sem retorno');
    // The statement's amount stands beside the files' amount, so that a difference is visible without a scroll.
    const [dia, liquido, conferencia, extrato] = body().getAllByRole('columnheader');
    await expect([dia, liquido, conferencia, extrato].map((head) => head?.textContent)).toEqual([
      expect.stringContaining('Dia do crédito'),
      expect.stringContaining('Líquido'),
      expect.stringContaining('Conferência'),
      expect.stringContaining('Extrato importado'),
    ]);
    await expect(body().getByRole('button', { name: 'Conferir 17/11/2026' })).toBeInTheDocument();
    await expect(body().queryByRole('button', { name: /16\/11\/2026/ })).toBeNull();
    await expect(body().queryByRole('button', { name: 'Abrir 17/11/2026' })).toBeNull();
  },
};

const asked = { times: 0 };

export const CreditosSearched: Story = {
  name: 'Créditos, buscar pergunta ao servidor',
  args: { path: `${path}?aba=creditos&competencia=11-2026` },
  beforeEach: () => {
    asked.times = 0;
  },
  parameters: {
    msw: [
      fake(getCreditosBanco, () => {
        asked.times += 1;
        return asked.times === 1 ? fakeDias().slice(0, 1) : fakeDias();
      }),
      ...retornoFakes(),
      ...shellFakes(person),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Arquivo banco');
    await expect(await page.findByText('1–1 de 1')).toBeVisible();
    await press('Buscar');
    await expect(await page.findByText(`1–${fakeDias().length} de ${fakeDias().length}`)).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    const file = page.getByRole('button', { name: 'Exportar' });
    await expect(file).toBeEnabled();
    await userEvent.clear(page.getByRole('textbox', { name: 'Competência' }));
    await expect(file).toBeDisabled();
  },
};

/** At 390 px the first figure of a day is its money. */
export const CreditosNoCelular: Story = {
  name: 'Créditos no celular',
  args: { path: `${path}?aba=creditos&competencia=11-2026` },
  globals: { viewport: { value: 'phone' } },
};

/** An undone line shows that it waits, with person and reason; nothing of it is green. */
export const LinhaDesfeita: Story = {
  name: 'Linha desfeita',
  args: { path: `${path}?arquivo=101&linha=2` },
  parameters: {
    msw: [
      ...retornoFakes({ linhas: [fakeLinha(1, { fim: 'DESFEITA', desfeitaEm: '2026-11-20T10:00' })] }),
      ...shellFakes(person),
    ],
  },
  play: async () => {
    const drawer = await findDialog('Linha 2');
    await expect(await drawer.findByText('Desfeita, à espera de título')).toBeVisible();
    await expect(
      drawer.getByText(/^Desfeita em 20\/11\/2026 às 10:00 por .*: Era de outro pagador\.$/),
    ).toBeVisible();
    await expect(drawer.queryByText('Liquidado')).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'Desfazer linha' })).toBeNull();
  },
};
