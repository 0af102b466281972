import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { editaPessoa, getPessoas } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { pedidosFakes } from '@vidas/api-client/tecnologia/pedidos/pedidos.fake.ts';
import { fakePessoa, pessoasFakes } from '@vidas/api-client/tecnologia/pessoas/pessoas.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, pressesInMais, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...pessoasFakes(), ...pedidosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/tecnologia/Pessoas e acessos/Editar',
  component: StaffStory,
  args: { path: '/modulos/tecnologia/pessoas' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGone = (role: 'dialog') => waitFor(() => expect(body().queryByRole(role)).toBeNull());
const rowOf = (login: string) => within(body().getByText(login).closest('tr') as HTMLElement);

const opensForm =
  (nome = 'Wesley Furtado Neves'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais(`Editar ${nome}`);
    await findDialog(`Editar ${nome}`);
  };

export const Default: Story = { play: opensForm() };
export const Dark: Story = { globals: { theme: 'dark' }, play: opensForm() };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await userEvent.click(await body().findByRole('button', { name: /^Ações de .*(wesley|Wesley)/ }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Editar' }));
    await findDialog('Editar Wesley Furtado Neves');
  },
};
export const LongText: Story = {
  parameters: withFakes(
    fake(getPessoas, [fakePessoa({ nome: longName, cargo: longName, vendedor: '1234567890' })]),
  ),
  play: opensForm(longName),
};

/** Occupation and seller code change; the hint says what the occupation may do (TEC-9). */
export const Edits: Story = {
  name: 'Edita',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Editar Wesley Furtado Neves');
    const dialog = await findDialog('Editar Wesley Furtado Neves');
    const cargo = dialog.getByRole('combobox', { name: 'Cargo' });
    await expect(cargo).toHaveValue('Auxiliar de Cadastro');
    await userEvent.clear(cargo);
    await userEvent.type(cargo, 'Gerente Comercial{Enter}');
    await seesText(/^Em Vendas, vê todos os vendedores/);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Dados salvos!');
    await isGone('dialog');
    await expect(rowOf('USU_wesley').getByText('Gerente Comercial')).toBeVisible();
  },
};

/** The own occupation is changed by somebody else. */
export const EditOwn: Story = {
  name: 'Edita a si mesma',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Editar Marina Alencar');
    const dialog = await findDialog('Editar Marina Alencar');
    await expect(dialog.getByRole('combobox', { name: 'Cargo' })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: /^Código de vendedor/ })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toBeEnabled();
  },
};

/** A code of another active person is refused at its field. */
export const EditRefused: Story = {
  name: 'Editar é recusado',
  parameters: withFakes(
    fake(editaPessoa, () => {
      const message = 'O código 601 já é de USU_ana, Ana Reis: um código é de uma só pessoa ativa.';
      return new Refusal(422, { error: message, message, problems: [{ field: 'vendedor', message }] });
    }),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Editar Wesley Furtado Neves');
    const dialog = await findDialog('Editar Wesley Furtado Neves');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Código de vendedor/ }), '601');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText(/^O código 601 já é de USU_ana/)).toBeVisible();
  },
};
