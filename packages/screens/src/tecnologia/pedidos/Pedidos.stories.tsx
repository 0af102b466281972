import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  aprovaPedidoAcesso,
  getPedidosAcesso,
} from '@vidas/api-client/tecnologia/pedidos/pedidos.contract.ts';
import { fakePedido, fakePedidos, pedidosFakes } from '@vidas/api-client/tecnologia/pedidos/pedidos.fake.ts';
import { pessoasFakes } from '@vidas/api-client/tecnologia/pessoas/pessoas.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { body, findDialog, longName, seesText } from '../../testing/storyPlay.ts';

const outros = [...pessoasFakes(), ...pedidosFakes()];
const withPedidos = (pedidos = fakePedidos(), ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...pedidosFakes(pedidos), ...pessoasFakes(), ...shellFakes()],
});

export const screen = screenStory({
  title: 'Pessoas e acessos',
  path: '/modulos/tecnologia/pessoas?aba=aguardando',
  endpoints: [getPedidosAcesso],
  fakes: () => outros,
  failed: 'Tentar de novo',
  column: 'Pessoa',
  answers: {
    OneRow: pedidosFakes([fakePedido()]),
    ManyRows: pedidosFakes(Array.from({ length: 200 }, (_, index) => fakePedido({ id: `p${index}` }))),
    LongText: pedidosFakes([
      fakePedido({ nome: longName, quemPediu: longName, login: `USU_${'a'.repeat(49)}` }),
    ]),
  },
});
const { find } = screen;

const meta = {
  title: 'telas/tecnologia/Pessoas e acessos/Aguardando segunda pessoa',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Aguardando segunda pessoa';
const findTable = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  return within(await page.findByRole('grid', { name: label }));
};
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await (await findTable(canvasElement)).findByRole('button', { name }));

/** Waiting requests first, with the possible acts of the session's person; below, the results of the others. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement);
    await expect(
      (await table.findAllByRole('button', { name: /o pedido para/ })).map((each) => each.ariaLabel),
    ).toEqual([
      'Aprovar o pedido para Lúcia Amaral Bastos',
      'Recusar o pedido para Lúcia Amaral Bastos',
      'Retirar o pedido para Wesley Furtado Neves',
      'Recusar o pedido para Bruna Exemplo Torres',
    ]);
    await expect(table.getByText('Expirou')).toBeVisible();
    await expect(
      within(canvasElement).getByRole('tab', { name: /Aguardando segunda pessoa/ }),
    ).toHaveTextContent('3');
  },
};

export const Approve: Story = {
  name: 'Aprova',
  parameters: withPedidos([
    fakePedido({
      aviso: 'Renata Siqueira Dantas criou este acesso em 02/11/2026 09:00 e pode saber a senha.',
    }),
  ]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Aprovar o pedido para Lúcia Amaral Bastos');
    const question = await findDialog('Aprovar o pedido para Lúcia Amaral Bastos?', 'alertdialog');
    await expect(
      question.getByText(
        /^Trocar a senha, USU_ouvidoria: Ouvidoria. Pedido de Renata Siqueira Dantas em 21\/11\/2026 08:40/,
      ),
    ).toBeVisible();
    await expect(
      question.getByText(/criou este acesso em 02\/11\/2026 09:00 e pode saber a senha/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Aprovar' }));
    await seesText('Pedido aprovado!');
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await expect(await (await findTable(canvasElement)).findByText('Aprovado')).toBeVisible();
  },
};

/** The open question. */
export const ApproveAsks: Story = {
  name: 'Aprovar pergunta',
  parameters: withPedidos([
    fakePedido({
      aviso: 'Renata Siqueira Dantas criou este acesso em 02/11/2026 09:00 e pode saber a senha.',
    }),
  ]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Aprovar o pedido para Lúcia Amaral Bastos');
    await findDialog('Aprovar o pedido para Lúcia Amaral Bastos?', 'alertdialog');
  },
};

/** Another person was faster. */
export const ApproveRefused: Story = {
  name: 'Aprovar é recusado',
  parameters: withPedidos(
    fakePedidos(),
    fake(aprovaPedidoAcesso, () => new Refusal(409, { error: 'Este pedido já foi retirado.' })),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Aprovar o pedido para Lúcia Amaral Bastos');
    const question = await findDialog('Aprovar o pedido para Lúcia Amaral Bastos?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Aprovar' }));
    await expect(await question.findByText('Este pedido já foi retirado.')).toBeVisible();
  },
};

export const Withdraw: Story = {
  name: 'Retira',
  parameters: withPedidos(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Retirar o pedido para Wesley Furtado Neves');
    const question = await findDialog('Retirar o pedido para Wesley Furtado Neves?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await seesText('O pedido para USU_wesley foi retirado. Nada mudou.');
  },
};

export const Empty: Story = {
  parameters: withPedidos([]),
  play: async ({ canvasElement }) => {
    await find(canvasElement);
    await seesText('Nenhuma mudança de acesso aguarda uma segunda pessoa.');
  },
};
