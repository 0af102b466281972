import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { manifests } from '../app-registry/manifests.ts';
import { Icon } from './icons.tsx';
import { inicio } from './inicio.ts';
import { ModuleOverview } from './ModuleOverview.tsx';

const meta = {
  title: 'telas/partes/ModuleOverview',
  component: ModuleOverview,
  parameters: { layout: 'fullscreen', msw: shellFakes() },
  args: {
    manifest: manifests.cadastro,
    item: inicio,
    isLoading: false,
    failure: null,
    onRetry: fn(),
    sections: [
      {
        title: 'Pendências',
        expected: 2,
        entries: [
          {
            title: 'Denúncias novas',
            detail: 'Sem nenhuma ação ainda',
            value: 2,
            isCaution: true,
            icon: <Icon name="warning" />,
            href: '/modulos/ouvidoria/inicio',
          },
          { title: 'Prazos de hoje', detail: 'Nada pendente', value: 0, icon: <Icon name="check" /> },
        ],
      },
      {
        title: 'Recentes',
        expected: 1,
        entries: [
          {
            title: 'Relatório de outubro',
            detail: '05/11/2026 10:00, Marina Alencar',
            icon: <Icon name="list" />,
          },
        ],
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
      page.getByRole('heading', { level: 1, name: 'Seja bem-vindo ao Módulo Cadastro' }),
    ).toBeVisible();
    await expect(
      within(page.getByRole('list', { name: 'Pendências' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await expect(
      within(page.getByRole('list', { name: 'Telas do módulo' })).getAllByRole('link'),
    ).not.toHaveLength(0);
  },
};

export const Loading: Story = {
  args: {
    isLoading: true,
    sections: [
      { title: 'Pendências', entries: [], expected: 2 },
      { title: 'Recentes', entries: [], expected: 1 },
    ],
  },
};

/** Nothing is pending and nothing has happened yet. */
export const Empty: Story = {
  args: {
    sections: [
      { title: 'Pendências', entries: [], emptyText: 'Nenhuma pendência.' },
      { title: 'Recentes', entries: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('list', { name: 'Pendências' })).toHaveTextContent('Nenhuma pendência.');
    await expect(page.getByRole('list', { name: 'Recentes' })).toHaveTextContent('Nada por aqui.');
  },
};

export const OneRow: Story = {
  args: {
    sections: [
      {
        title: 'Pendências',
        entries: [
          { title: 'Prazos de hoje', detail: 'Nada pendente', value: 0, icon: <Icon name="check" /> },
        ],
      },
    ],
  },
};

export const Failed: Story = {
  args: { failure: new Error('O servidor não respondeu.') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        title: 'Pendências que esperam por alguém da ouvidoria há mais de trinta dias',
        entries: [
          {
            title:
              'Denúncias sobre o atendimento em unidades próprias e credenciadas da região metropolitana',
            detail: 'Nenhuma ação foi registrada desde que chegaram, e o prazo de resposta já passou',
            value: 1_234_567,
            isCaution: true,
            icon: <Icon name="warning" />,
            href: '/modulos/ouvidoria/inicio',
          },
        ],
      },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
