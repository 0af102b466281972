import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeVidaDoPainel, painelFakes } from '@vidas/api-client/diretoria/painel/painel.fake.ts';
import { getVidasDoPainel } from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { seesCards } from '../../testing/seesCards.ts';
import {
  catchFiles,
  findScreen,
  longName,
  seesHeaders,
  seesText,
  exportsAs,
} from '../../testing/storyPlay.ts';

const path = '/modulos/diretoria/vidas?figura=ativos&sexo=fem&cidade=4104808';

const vidas = (...rows: ReturnType<typeof fakeVidaDoPainel>[]) =>
  fake(getVidasDoPainel, { total: rows.length, quantidade: rows.length, vidas: rows });

export const screen = screenStory({
  title: 'Vidas ativas · Feminino · Cascavel',
  path,
  endpoints: [getVidasDoPainel],
  fakes: painelFakes,
  failed: 'O banco de dados não respondeu.',
  column: 'Nome',
  answers: {
    OneRow: [vidas(fakeVidaDoPainel(1))],
    LongText: [vidas(fakeVidaDoPainel(1, { nome: longName }))],
    ManyRows: painelFakes({ total: 1_000_000 }),
  },
  // The server filters, so a search without result is Empty.
  without: ['NoResult'],
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/diretoria/Vidas do painel',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number, its formula in words, its rows, and the way back to the unchanged board. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await find(canvasElement);
    await expect(
      await page.findByText('Vidas com ativação até 21/11/2026 e sem cancelamento até esse dia.'),
    ).toBeVisible();
    await seesText(/^1–\d+ de 9\.696$/);
    await seesHeaders(canvasElement, [
      'Matrícula',
      'Nome',
      'Conta',
      'Sexo',
      'Nascimento',
      'Idade',
      'Faixa etária',
      'Tipo',
      'Plano',
      'Vínculo',
      'Cidade',
      'Ativação',
      'Cancelamento',
      'CCO',
      'Origem',
    ]);
    await expect(page.getByRole('link', { name: 'Voltar ao painel' })).toHaveAttribute(
      'href',
      '/modulos/diretoria/inicio?sexo=fem&cidade=4104808',
    );
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['painel-ativos-21-11-2026.csv']));
  },
};

/** A person without the right to export sees the rows, but no file. */
export const SemDireitoDeExportar: Story = {
  name: 'Sem direito de exportar',
  parameters: { msw: [...painelFakes({ podeExportar: false }), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Exportar estas vidas é um direito à parte, que o seu acesso não tem.');
    await seesText(/^1–\d+ de 9\.696$/);
    await expect(page.queryByRole('button', { name: 'Exportar' })).toBeNull();
  },
};

/** The balance counts additions and losses. */
export const Saldo: Story = {
  name: 'Saldo',
  args: { path: '/modulos/diretoria/vidas?figura=saldo&competencia=10-2026' },
  parameters: withFakes(
    fake(getVidasDoPainel, {
      total: 1,
      quantidade: 3,
      vidas: [1, 2, 3].map((index) => fakeVidaDoPainel(index, { conta: index === 3 ? -1 : 1 })),
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Saldo de ativações e desativações · 10/2026');
    await expect(
      page.getByText(
        'As vidas com ativação em 10/2026 (+1), menos as vidas que já foram ativadas e têm cancelamento em 10/2026 (−1).',
      ),
    ).toBeVisible();
    await seesCards({ 'Número do painel': '1soma da coluna Conta', Linhas: '3' });
  },
};

/** The server orders and pages the rows. */
export const OrderAndPages: Story = {
  parameters: withFakes(
    fake(getVidasDoPainel, ({ query: { pagina, ordem, sentido } }) => ({
      total: 120,
      quantidade: 120,
      vidas: [fakeVidaDoPainel(1, { nome: `Página ${pagina}, ${ordem ?? 'matricula'} ${sentido}` })],
    })),
  ),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesText('Página 1, matricula asc');
    await userEvent.click(page.getByRole('button', { name: 'Nascimento' }));
    await seesText('Página 1, nascimento asc');
    await userEvent.click(page.getByRole('button', { name: 'Página 3' }));
    await seesText('Página 3, nascimento asc');
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getVidasDoPainel, { total: 0, quantidade: 0, vidas: [] })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Nenhuma vida é contada neste número.')).toBeVisible();
  },
};

/** The address of an unknown figure shows no other figure's lives. */
export const UnknownFigure: Story = {
  name: 'Número que não existe',
  args: { path: '/modulos/diretoria/vidas?figura=inventada' },
  play: async () => {
    await seesText('O painel não tem este número');
    await seesText(/a figura “inventada”/);
  },
};
