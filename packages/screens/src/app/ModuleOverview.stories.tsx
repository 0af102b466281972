import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { manifests } from '../app-registry/manifests.ts';
import { ModuleOverview } from './ModuleOverview.tsx';

const meta = {
  title: 'telas/partes/ModuleOverview',
  component: ModuleOverview,
  parameters: { layout: 'fullscreen', msw: shellFakes() },
  args: {
    manifest: manifests.cadastro,
    fact: '363 guias esperam decisão, 12 há mais de 60 dias',
    act: { label: 'Rever as mais antigas', href: '/modulos/contas-medicas/guias-em-analise?todas=1' },
    isLoading: false,
    failure: null,
    onRetry: fn(),
    readAt: Date.parse('2026-11-21T15:00:00Z'),
    sections: [
      {
        title: 'Espera por idade',
        label: 'Faixa',
        columns: [{ header: 'Guias' }, { header: 'R$' }],
        rows: [
          { label: 'Até 15 dias', href: '/modulos/cadastro/inicio', cells: [351, '98.124,50'], share: 351 },
          { label: 'Mais de 60 dias', cells: [12, '10.779,40'], share: 12, isCaution: true },
        ],
        expected: 2,
      },
      {
        title: 'O que aconteceu',
        label: 'Quando',
        columns: [{ header: 'O quê', isText: true }],
        rows: [{ label: '05/11/2026', cells: ['Relatório de outubro'] }],
        expected: 1,
      },
    ],
  },
  decorators: [
    (Story) => (
      <StaffStory path="/modulos/cadastro/inicio">
        <Story />
      </StaffStory>
    ),
  ],
} satisfies Meta<typeof ModuleOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByRole('heading', { level: 1, name: '363 guias esperam decisão, 12 há mais de 60 dias' }),
    ).toBeVisible();
    await expect(page.getByText('Seja bem-vindo ao módulo Cadastro')).toBeVisible();
    await expect(page.getByText('21/11/2026 12:00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rever as mais antigas' })).toBeVisible();
    await expect(page.getAllByRole('table')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { isLoading: true, fact: undefined, readAt: undefined },
  play: async ({ canvasElement }) =>
    expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Seja bem-vindo ao módulo Cadastro' }),
    ).toBeVisible(),
};

/** Nothing waits and nothing has happened yet. */
export const Empty: Story = {
  args: {
    fact: 'Nada espera por você',
    sections: [
      {
        title: 'Pendências',
        label: 'O quê',
        columns: [{ header: 'Guias' }],
        rows: [],
        emptyText: 'Nada espera.',
      },
    ],
  },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('cell', { name: 'Nada espera.' })).toBeVisible(),
};

export const OneRow: Story = {
  args: {
    fact: '1 guia espera decisão',
    sections: [
      {
        title: 'Espera por idade',
        label: 'Faixa',
        columns: [{ header: 'Guias' }],
        rows: [{ label: 'Até 15 dias', cells: [1], share: 1 }],
      },
    ],
  },
};

export const Failed: Story = {
  args: { failure: new Error('O servidor não respondeu.'), fact: undefined, readAt: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('link', { name: 'Rever as mais antigas' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    fact: '1.234.567 denúncias sobre o atendimento em unidades próprias e credenciadas da região metropolitana esperam uma resposta',
    act: { label: 'Responder as que esperam há mais de trinta dias', href: '/modulos/ouvidoria/inicio' },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
