import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePonto } from '@vidas/api-client/vendas/fechamento/conferencia.fake.ts';
import {
  type FechamentoFakeOptions,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { estadosDoPonto } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
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
