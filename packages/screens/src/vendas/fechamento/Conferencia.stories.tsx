import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePonto } from '@vidas/api-client/vendas/fechamento/conferencia.fake.ts';
import {
  type FechamentoFakeOptions,
  fakeSaldo,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { estadosDoPonto } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import { getRelatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao/relatorioComissao.contract.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, catchFiles, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
import { gerente } from '../../testing/vendasStory.ts';

const title = 'Fechamento de comissão';
const path = '/modulos/vendas/fechamento-comissao?competencia=10-2026&aba=conferencia';
const withFakes = (options: FechamentoFakeOptions = {}) => ({
  layout: 'fullscreen',
  msw: [...fechamentoFakes(options), ...shellFakes(gerente)],
});

const meta = {
  title: 'telas/vendas/Fechamento de comissão/Conferência',
  component: StaffStory,
  args: { path, person: gerente },
  parameters: withFakes(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await body().findByRole('button', { name }));
const shown = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const page = await findScreen(canvasElement, title);
  await seesText('Vendas que só uma regra pagaria');
  return page;
};

/** Each point opens its rows; one that changed since its tick is to be checked again (COM-53). */
export const Default: Story = {
  play: async (context) => {
    await shown(context);
    await seesText('Mudou desde a conferência');
  },
};

export const TicksAndUndoes: Story = {
  name: 'Confere e desfaz',
  play: async (context) => {
    await shown(context);
    await press('Conferir: Diferença para a competência anterior');
    await expect(
      await body().findByRole('button', { name: 'Desfazer: Diferença para a competência anterior' }),
    ).toBeVisible();
    await press('Desfazer: Diferença para a competência anterior');
    await expect(
      await body().findByRole('button', { name: 'Conferir: Diferença para a competência anterior' }),
    ).toBeVisible();
  },
};

export const OpensItsRows: Story = {
  name: 'Abre as linhas do ponto',
  play: async (context) => {
    const page = await shown(context);
    await press('Abrir: Contestações abertas');
    await waitFor(() =>
      expect(page.getByRole('tab', { name: /^Contestações/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await seesText('A venda não é administrativa.');
  },
};

/** Numbers that changed under the eye are refused, and the list has the new ones. */
export const Changed: Story = {
  name: 'Os números mudaram',
  tags: ['erro'],
  parameters: withFakes({ conferencia: { isChangedMeanwhile: true } }),
  play: async (context) => {
    await shown(context);
    await press('Conferir: Vendas que só uma regra pagaria');
    await seesText('A marca não foi gravada!');
    await seesText(/eram 1 e agora são 2\. Confira de novo\.$/);
  },
};

/** Closing names what nobody checked, and does not forbid it. */
export const ClosingSaysWhatIsLeft: Story = {
  name: 'Fechar diz o que falta conferir',
  play: async (context) => {
    await shown(context);
    await press('Gerar fechamento');
    const question = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await expect(await question.findByText('1 de 6 pontos conferidos')).toBeVisible();
    await expect(question.getByText(/^Falta conferir: Vendas que só uma regra pagaria; /)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Gerar fechamento' })).toBeEnabled();
  },
};

/** The three steps in their order; only the first may be done before the month is closed (COM-56). */
export const StepsOfAnOpenMonth: Story = {
  name: 'Os três passos do mês',
  play: async (context) => {
    const page = await shown(context);
    const panel = await page.findByRole('list', { name: 'Fechar o mês de 10/2026' });
    const steps = within(panel).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      '1. Fechar: agora',
      '2. Papéis: depois',
      '3. Pagar: depois',
    ]);
    await expect(panel).toHaveTextContent(/12 vendedores, R\$ [\d.,]+ a pagar; o maior: /);
    await expect(panel).toHaveTextContent('1 de 6 pontos conferidos.');
    await expect(within(panel).getAllByRole('button')).toHaveLength(1);
  },
};

const step = async (title: string) => (await body().findByText(title)).closest('li');

/** Closed by a colleague, the report made here with a double press, and paid: each step says when and by whom (COM-56). */
export const ThreeStepsInARow: Story = {
  name: 'Fecha, faz o papel e paga',
  play: async (context) => {
    const saved = catchFiles();
    await shown(context);
    await press('Gerar fechamento');
    const question = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await question.findByText(/^12 vendedores/);
    await userEvent.dblClick(question.getByRole('button', { name: 'Gerar fechamento' }));
    await expect(await step('1. Fechar: feito')).toHaveTextContent(
      'Fechada em 05/11/2026 09:00 por Otávio Magalhães Freitas.',
    );
    await expect(await step('2. Papéis: agora')).toHaveTextContent(/Um relatório: 12 vendedores, R\$ /);
    await expect(await step('3. Pagar: depois')).toHaveTextContent('O relatório ainda não foi feito');
    await userEvent.dblClick(await body().findByRole('button', { name: 'Baixar o relatório' }));
    await expect(await step('2. Papéis: feito')).toHaveTextContent(
      'Feito por último em 21/11/2026 09:00 por Marina Alencar.',
    );
    await expect(saved).toEqual(['relatorio-comissao-10-2026.pdf']);
    await press('Marcar como paga');
    const dialog = await findDialog('Marcar 10/2026 como paga');
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como paga' }));
    await expect(await step('3. Pagar: feito')).toHaveTextContent(
      'Paga em 21/11/2026, como marcou Sônia Peixoto Leal.',
    );
    await expect(await body().findByRole('button', { name: 'Corrigir o dia do pagamento' })).toBeVisible();
  },
};

/** A refused step says so after its question is gone, with the reason; nothing else has changed (COM-56). */
export const RefusedStep: Story = {
  name: 'Um passo recusado',
  tags: ['erro'],
  parameters: withFakes({
    saldos: [fakeSaldo(1), fakeSaldo(3)],
    depois: [fakeSaldo(1), fakeSaldo(3, { valorLinhas: 20_000, valorPago: 20_000 })],
  }),
  play: async (context) => {
    await shown(context);
    await press('Gerar fechamento');
    const question = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await question.findByText(/^2 vendedores/);
    await userEvent.click(question.getByRole('button', { name: 'Gerar fechamento' }));
    await question.findByText(/^Eram 2 vendedores e R\$ 240,00 a pagar; agora são/);
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(await step('1. Fechar: agora')).toHaveTextContent(
      /Nada foi feito: Eram 2 vendedores e R\$ 240,00 a pagar; agora são 2 vendedores e R\$ 260,00/,
    );
  },
};

/** The report that cannot be made says why at its step, and may be asked for again. */
export const NoReport: Story = {
  name: 'O relatório não se faz',
  tags: ['erro'],
  parameters: {
    layout: 'fullscreen',
    msw: [
      fake(getRelatorioComissaoPdf, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
      ...fechamentoFakes({ situacao: 'fechada' }),
      ...shellFakes(gerente),
    ],
  },
  play: async (context) => {
    await shown(context);
    await press('Baixar o relatório');
    await waitFor(async () =>
      expect(await step('2. Papéis: agora')).toHaveTextContent(
        'Nada foi feito: O banco de dados não respondeu.',
      ),
    );
    await expect(await body().findByRole('button', { name: 'Baixar o relatório' })).toBeEnabled();
  },
};

/** Taken up on another day: the earlier month comes first (COM-50). */
export const TakenUpAgain: Story = {
  name: 'Retomado em outro dia',
  parameters: withFakes({
    situacao: 'fechada',
    relatorioEm: '2026-11-06T14:30',
    antesSePaga: 'Antes de 10/2026 se paga 09/2026, que está fechada e ainda não foi paga.',
  }),
  play: async (context) => {
    await shown(context);
    await expect(await step('2. Papéis: feito')).toHaveTextContent(
      'Feito por último em 06/11/2026 14:30 por Sônia Peixoto Leal.',
    );
    await expect(await step('3. Pagar: agora')).toHaveTextContent('Antes de 10/2026 se paga 09/2026');
    await expect(body().getByRole('button', { name: 'Marcar como paga' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => void (await shown(context)),
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => void (await shown(context)),
};
export const LongText: Story = {
  parameters: withFakes({
    conferencia: {
      pontos: [
        fakePonto({
          quantidade: 12_345,
          situacao: estadosDoPonto.mudou,
          conferidoPor: longName,
          conferidoEm: '2026-11-19T16:20',
        }),
      ],
    },
  }),
  play: async (context) => void (await shown(context)),
};
