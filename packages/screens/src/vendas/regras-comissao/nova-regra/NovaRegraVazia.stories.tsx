import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  getPlanosSaude,
  getVendedoresDasRegras,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { regrasFakes } from '@vidas/api-client/vendas/regras-comissao/regraComissao.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../../app-registry/StaffStory.tsx';
import { findDialog, findScreen } from '../../../testing/storyPlay.ts';
import { gerente } from '../../../testing/vendasStory.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  layout: 'fullscreen',
  msw: [...handlers, ...regrasFakes(), ...shellFakes(gerente)],
});

const opens = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Regras de comissão');
  await userEvent.click(page.getByRole('button', { name: 'Nova regra' }));
  return findDialog('Criar nova regra de comissão');
};

const meta = {
  title: 'telas/vendas/Regras de comissão: nova regra sem cadastro',
  component: StaffStory,
  args: { path: '/modulos/vendas/regras-comissao', person: gerente },
  parameters: withFakes(fake(getPlanosSaude, []), fake(getVendedoresDasRegras, [])),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step warns about the third one's missing options, with advice. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await expect(await box.findByText('Não há planos cadastrados. Não há vendedores ativos.')).toBeVisible();
    await expect(box.getByText(/Peça à TI que os cadastre/)).toBeVisible();
    await expect(box.getByRole('textbox', { name: 'Descrição' })).toBeVisible();
  },
};

/** The fields of the third step have the reason for their empty lists. */
export const ThirdStep: Story = {
  name: 'O terceiro passo',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await userEvent.type(box.getByRole('textbox', { name: 'Descrição' }), 'Campanha de outubro');
    await userEvent.click(box.getByRole('radio', { name: 'Sim' }));
    await userEvent.type(box.getByRole('textbox', { name: 'Meses de estorno' }), '3');
    await userEvent.click(box.getByRole('button', { name: 'Próximo' }));
    await userEvent.type(await box.findByRole('textbox', { name: 'Comissão por vida' }), '60');
    await userEvent.click(box.getByRole('button', { name: 'Próximo' }));
    await expect(await box.findByRole('combobox', { name: 'Planos' })).toHaveAccessibleDescription(
      /Não há planos cadastrados/,
    );
    await expect(box.getByRole('combobox', { name: 'Vendedores' })).toHaveAccessibleDescription(
      /Não há vendedores ativos/,
    );
    await expect(box.getByRole('checkbox', { name: 'Todos' })).toBeDisabled();
  },
};

export const Dark: Story = { ...Default, tags: ['moldura'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
