import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  desativaPessoa,
  getMudancasPessoa,
  getPessoas,
  trocaModulosPessoa,
} from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { pedidosFakes } from '@vidas/api-client/tecnologia/pedidos/pedidos.fake.ts';
import { fakePessoa, pessoasFakes } from '@vidas/api-client/tecnologia/pessoas/pessoas.fake.ts';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, pressesInMais, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...pessoasFakes(), ...pedidosFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/tecnologia/Pessoas e acessos/Atos',
  component: StaffStory,
  args: { path: '/modulos/tecnologia/pessoas' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  const page = await findScreen(canvasElement, 'Pessoas e acessos');
  await userEvent.click(await page.findByRole('button', { name }));
};
const isGone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(body().queryByRole(role)).toBeNull());
const rowOf = (login: string) => within(body().getByText(login).closest('tr') as HTMLElement);

const opensForm = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await press(canvasElement, 'Nova pessoa');
  await findDialog('Nova pessoa');
};

export const Default: Story = { play: opensForm };
export const Dark: Story = { globals: { theme: 'dark' }, play: opensForm };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: opensForm };

export const LongText: Story = {
  parameters: withFakes(fake(getPessoas, [fakePessoa({ login: `USU_${'a'.repeat(49)}`, nome: longName })])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais(`Desativar ${longName}`);
    await findDialog(`Desativar ${longName}?`, 'alertdialog');
  },
};

/** Missing values stand at their field; the server refuses a taken login; then the drawn password is shown once. */
export const NewPerson: Story = {
  name: 'Pessoa nova',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Nova pessoa');
    const dialog = await findDialog('Nova pessoa');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pessoa' }));
    await seesText('Escreva o nome.');
    await seesText('Escolha ao menos um módulo.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Login' }), 'wesley');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Lia Exemplo');
    await seesText('Escolha o cargo.');
    const cargo = dialog.getByRole('combobox', { name: 'Cargo' });
    await userEvent.type(cargo, 'Diretor{Enter}');
    await seesText(/^Em Vendas, vê todos os vendedores/);
    await userEvent.clear(cargo);
    await userEvent.type(cargo, 'Atendente{Enter}');
    await seesText('O que os módulos abrem, e nada mais.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Atendimento' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pessoa' }));
    await seesText('Já existe o login USU_wesley.');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Login' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Login' }), 'lia');
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar pessoa' }));
    const drawn = await findDialog('Senha sorteada');
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(drawn.getByRole('button', { name: 'Copiar' }));
    await expect(written).toHaveBeenCalledWith('k7mp-x3qd-9w2h-tr6v');
    await seesText('Senha copiada!');
    await userEvent.keyboard('{Escape}');
    await expect(drawn.getByText('k7mp-x3qd-9w2h-tr6v')).toBeVisible();
    await userEvent.click(drawn.getByRole('button', { name: 'Já anotei' }));
    await isGone('dialog');
    await expect(body().queryByText('k7mp-x3qd-9w2h-tr6v')).toBeNull();
    await expect(rowOf('USU_lia').getByText('Lia Exemplo')).toBeVisible();
  },
};

/** A typed password is required, and shown nowhere. */
export const TypedPassword: Story = {
  name: 'Senha digitada',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Trocar a senha de Wesley Furtado Neves');
    const dialog = await findDialog('Trocar a senha de Wesley Furtado Neves');
    await userEvent.click(dialog.getByRole('radio', { name: 'Digitar a senha' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
    await seesText('Digite a senha.');
    await userEvent.type(dialog.getByLabelText('Nova senha'), 'cavalo-bateria-grampo');
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
    await seesText(
      'A senha de USU_wesley foi trocada e as sessões abertas terminaram. Ao entrar, a pessoa escolhe outra.',
    );
    await isGone('dialog');
  },
};

/** One's own new password requires the old one (OPE-15). */
export const OwnPassword: Story = {
  name: 'A própria senha',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Trocar a senha de Marina Alencar');
    const dialog = await findDialog('Trocar senha');
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.getByLabelText('Senha atual')).toBeVisible();
    await expect(dialog.getByLabelText('Senha nova')).toBeVisible();
  },
};

export const Modules: Story = {
  name: 'Módulos',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Módulos de Wesley Furtado Neves');
    const dialog = await findDialog('Módulos de Wesley Furtado Neves');
    await expect(dialog.getByRole('checkbox', { name: 'Cadastro' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Caixa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar módulos' }));
    await seesText(/^USU_wesley tem agora: Cadastro, Caixa\./);
    await isGone('dialog');
    await expect(rowOf('USU_wesley').getByText('Cadastro, Caixa')).toBeVisible();
  },
};

export const OwnModules: Story = {
  name: 'Os próprios módulos',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Módulos de Marina Alencar');
    const dialog = await findDialog('Módulos de Marina Alencar');
    await expect(
      dialog.getByText('A sua sessão termina, e você entra de novo com os módulos novos.'),
    ).toBeVisible();
  },
};

/** Another person was faster: the dialog says so, and nothing changes. */
export const ModulesChangedMeanwhile: Story = {
  name: 'Módulos mudados por outra pessoa',
  parameters: withFakes(
    fake(
      trocaModulosPessoa,
      () =>
        new Refusal(409, {
          error: 'Os módulos de USU_wesley mudaram enquanto você os via.',
          por: 'Igor Prado',
          agora: { modulos: ['ouvidoria'] },
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Módulos de Wesley Furtado Neves');
    const dialog = await findDialog('Módulos de Wesley Furtado Neves');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Caixa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar módulos' }));
    await seesText('Os módulos de USU_wesley mudaram enquanto você os via.');
    await expect(await dialog.findByText('Agora está: Ouvidoria')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar módulos' }));
    await findDialog('Substituir os módulos de Igor Prado?', 'alertdialog');
  },
};

export const Disable: Story = {
  name: 'Desativa',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Desativar Wesley Furtado Neves');
    const question = await findDialog('Desativar Wesley Furtado Neves?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
    await seesText('Pessoa desativada!');
    await isGone('alertdialog');
    await pressesInMais('Reativar Wesley Furtado Neves');
    const again = await findDialog('Reativar Wesley Furtado Neves?', 'alertdialog');
    await userEvent.click(again.getByRole('button', { name: 'Reativar' }));
    await seesText('Pessoa reativada!');
    await isGone('alertdialog');
    await expect(rowOf('USU_wesley').getByText('Ativo')).toBeVisible();
  },
};

export const DisableRefused: Story = {
  name: 'Desativar é recusado',
  parameters: withFakes(
    fake(
      desativaPessoa,
      () =>
        new Refusal(409, {
          error: 'USU_wesley é a única pessoa ativa com o módulo Tecnologia: dê-o antes a outra pessoa.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Desativar Wesley Furtado Neves');
    const question = await findDialog('Desativar Wesley Furtado Neves?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
    await expect(await question.findByText(/é a única pessoa ativa com o módulo Tecnologia/)).toBeVisible();
  },
};

export const History: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Histórico de Wesley Furtado Neves');
    const dialog = await findDialog('Histórico de Wesley Furtado Neves');
    await expect(await dialog.findByText('Cadastro, Cobrança → Cadastro')).toBeVisible();
    await expect(dialog.getByText('Console do servidor')).toBeVisible();
  },
};

export const HistoryEmpty: Story = {
  name: 'Histórico vazio',
  parameters: withFakes(fake(getMudancasPessoa, [])),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Pessoas e acessos');
    await pressesInMais('Histórico de Wesley Furtado Neves');
    await seesText('Nenhuma mudança registrada no acesso desta pessoa.');
  },
};

/** A new password for a reader of the reports waits, and the drawn one opens nothing yet. */
export const Waits: Story = {
  name: 'Senha que aguarda',
  parameters: withFakes(
    ...pessoasFakes([
      fakePessoa({ login: 'USU_ouvidoria', nome: 'Lúcia Amaral Bastos', modulos: ['ouvidoria'] }),
    ]),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Trocar a senha de Lúcia Amaral Bastos');
    const dialog = await findDialog('Trocar a senha de Lúcia Amaral Bastos');
    await expect(dialog.getByText('Aguarda uma segunda pessoa')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
    const drawn = await findDialog('Senha sorteada');
    await expect(drawn.getByText(/^Nada mudou ainda: o pedido para USU_ouvidoria aguarda/)).toBeVisible();
    await expect(drawn.getByText(/só abre depois que o pedido for aprovado/)).toBeVisible();
  },
};

/** The form warns as soon as a module needs a second person. */
export const ModulesWait: Story = {
  name: 'Módulos que aguardam',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Módulos de Wesley Furtado Neves');
    const dialog = await findDialog('Módulos de Wesley Furtado Neves');
    await expect(dialog.queryByText('Aguarda uma segunda pessoa')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ouvidoria' }));
    await expect(dialog.getByText('Aguarda uma segunda pessoa')).toBeVisible();
  },
};
