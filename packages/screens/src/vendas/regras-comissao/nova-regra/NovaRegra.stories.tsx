import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  type RegrasFakeOptions,
  regrasFakes,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.fake.ts';
import { simulacaoFakes } from '@vidas/api-client/vendas/simulacao/simulacao.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../../app-registry/StaffStory.tsx';
import { body, findDialog, seesText } from '../../../testing/storyPlay.ts';
import { gerente } from '../../../testing/vendasStory.ts';
import {
  dados,
  name,
  opens,
  porVida,
  press,
  step,
  tags,
  types,
  vendedores,
} from '../../../testing/novaRegraStory.ts';

const withFakes = (options: RegrasFakeOptions = {}) => ({
  layout: 'fullscreen',
  msw: [...regrasFakes(options), ...simulacaoFakes(), ...shellFakes(gerente)],
});

const meta = {
  title: 'telas/vendas/Regras de comissão: nova regra',
  component: StaffStory,
  args: { path: '/modulos/vendas/regras-comissao', person: gerente },
  parameters: withFakes(),
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => void (await opens(canvasElement)),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saves: Story = {
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await expect(box.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await porVida(box);
    await expect(box.getByRole('button', { name: 'Anterior' })).toBeVisible();
    await vendedores(box);
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await seesText('Campanha de outubro');
    // A new opening starts with the first step, empty.
    const again = await opens(canvasElement);
    await expect(again.getByRole('textbox', { name: 'Descrição' })).toHaveValue('');
  },
};

export const FirstStepAsks: Story = {
  name: 'O primeiro passo pergunta',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await press(box, 'Próximo');
    await seesText('Por favor, insira uma descrição para a nova regra!');
    await seesText('Por favor, selecione uma opção para a contabilização da meta!');
    await seesText('Por favor, selecione o tempo em meses para o estorno!');
    await waitFor(() => expect(box.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
    await types(box, 'Descrição', 'Campanha');
    await waitFor(() =>
      expect(box.queryByText('Por favor, insira uma descrição para a nova regra!')).toBeNull(),
    );
    // Input stays, and the limit of the contract is a limit of the field.
    for (const [meses, said] of [
      ['1,5', 'Por favor, insira um valor positivo e inteiro!'],
      ['-1', 'Por favor, insira um valor positivo e inteiro!'],
      ['121', 'No máximo 120'],
    ] as const) {
      await types(box, 'Meses de estorno', meses);
      await seesText(said);
      await expect(box.getByRole('textbox', { name: 'Meses de estorno' })).toHaveValue(meses);
    }
  },
};

export const LimitsOfTheContract: Story = {
  name: 'Os limites do contrato',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await dados(box, '1');
    for (const [label, text, said] of [
      ['Comissão por vida', '1000001', 'No máximo 1.000.000,00'],
      ['Comissão por vida', '60.50', /“60.50” pode ser R\$ 60,50 ou R\$ 6.050,00/],
      [/^Bônus a partir de/, '100000', 'No máximo 99999'],
      [/^Bônus sobre a comissão/, '1001', 'No máximo 1.000,00'],
      [/^Bônus sobre a comissão/, '10.5', /“10.5” pode ser 10,50% ou 105,00%/],
    ] as const) {
      await types(box, label, text);
      await press(box, 'Próximo');
      await box.findByText(said);
      await waitFor(() => expect(box.getByRole('textbox', { name: label })).toHaveFocus());
      await types(box, label, '60');
    }
    await press(box, 'Próximo');
    await step(box, 'Vendedores');
    await vendedores(box);
    await expect(
      box.getByText(/^Paga R\$ 60,00 por vida, e mais 60,00% a partir de 60 vidas no mês\./),
    ).toBeVisible();
  },
};

export const TypeIsFixedByTracks: Story = {
  name: 'As faixas fixam o tipo',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await dados(box, '3');
    await press(box, 'Adicionar faixa');
    // A rule by fees does not count sales.
    await expect(box.getByRole('textbox', { name: 'Faixa 1, 0-18' })).toBeVisible();
    await expect(box.queryByRole('textbox', { name: 'Faixa 1, De (vendas)' })).toBeNull();
    await press(box, 'Anterior');
    const tipo = box.getByRole('combobox', { name: 'Tipo da regra' });
    await waitFor(() => expect(tipo).toBeDisabled());
    await press(box, 'Mudar o tipo');
    const question = await findDialog('Você tem certeza?', 'alertdialog');
    await press(question, 'Excluir e mudar');
    await waitFor(() => expect(tipo).toBeEnabled());
    await press(box, 'Próximo');
    await step(box, 'Valores');
    await press(box, 'Adicionar faixa');
    await press(box, 'Excluir Faixa 1');
    await press(box, 'Anterior');
    await waitFor(() => expect(tipo).toBeEnabled());
  },
};

export const AllSellers: Story = {
  name: 'Todos os vendedores',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await press(box, 'Próximo');
    await seesText('Por favor, selecione ao menos um plano!');
    await seesText('Por favor, selecione ao menos um vendedor!');
    await seesText('Por favor, selecione o período de vigência!');
    await userEvent.click(box.getByRole('checkbox', { name: 'Todos' }));
    await seesText('Todos os 9 vendedores ativos');
    await waitFor(() => expect(box.queryByText('Por favor, selecione ao menos um vendedor!')).toBeNull());
    await userEvent.click(box.getByRole('checkbox', { name: 'Todos' }));
    await seesText('Por favor, selecione ao menos um vendedor!');
  },
};

export const Partnership: Story = {
  name: 'Parceria',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await vendedores(box);
    await press(box, 'Adicionar parceria');
    await press(box, 'Salvar');
    await seesText('Por favor, selecione um plano!');
    await seesText('Por favor, selecione um vendedor!');
    await seesText('Por favor, selecione ao menos um parceiro!');
    const first = within(box.getByRole('group', { name: 'Parceria 1' }));
    await userEvent.type(first.getByRole('combobox', { name: 'Plano' }), '478120171{Enter}');
    await userEvent.type(first.getByRole('combobox', { name: 'Vendedor' }), '613{Enter}');
    await tags(first, 'Parceiros', '613');
    await seesText(/“613”: não está na lista/);
    await userEvent.clear(first.getByRole('combobox', { name: 'Parceiros' }));
    await tags(first, 'Parceiros', '619');
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
  },
};

const taken =
  'A vendedora 613 já tem a regra 1 “Valor fixo por vida” para o plano Smart Individual Enfermaria de 01/01/2026 a 31/12/2026.';

/** The refusal stands at its step and field. */
export const RefusedByTheServer: Story = {
  parameters: withFakes({
    refusal: new Refusal(409, {
      error: taken,
      problems: [{ field: 'vendedorRegraComissao.0.vendedores', message: taken }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await vendedores(box);
    await press(box, 'Salvar');
    await seesText('Não foi possível cadastrar!');
    await expect(await box.findByRole('heading', { name: 'Passo 3 de 4: Vendedores' })).toBeVisible();
    const field = box.getByRole('combobox', { name: 'Vendedores' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp('já tem a regra 1')));
    await press(box, 'Próximo');
    await step(box, 'Parcerias');
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
  },
};

/** The last step simulates the draft; the simulation is stored unless the draft changes. */
export const SimulatesBeforeSaving: Story = {
  name: 'Simula antes de gravar',
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await vendedores(box);
    await press(box, 'Simular antes de salvar');
    const dialog = await findDialog('Simular a regra “Campanha de outubro”');
    await press(dialog, 'Simular');
    await dialog.findByRole('grid', { name: 'Vendedores na simulação' });
    await userEvent.keyboard('{Escape}');
    await seesText('A simulação será guardada com a regra.');
    await press(box, 'Adicionar parceria');
    await seesText('A regra mudou depois da simulação: simule de novo para guardá-la.');
    await press(box, 'Simular antes de salvar');
    await seesText('Por favor, selecione ao menos um parceiro!');
    await press(box, 'Excluir Parceria 1');
    await press(box, 'Salvar');
    await seesText('A nova regra foi cadastrada!');
  },
};

/** The last step tells what a rule that begins in a closed month will not pay (RCO-20). */
export const ClosedMonth: Story = {
  name: 'Começa em mês fechado',
  parameters: withFakes({ fechado: 'Começa em mês fechado: nada muda até 30/09/2026.' }),
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await vendedores(box);
    await box.findByText('Começa em mês fechado: nada muda até 30/09/2026.');
  },
};

export const AsksBeforeLeaving: Story = {
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await types(box, 'Descrição', 'Campanha');
    await press(box, 'Cancelar');
    const question = await findDialog(`Sair de “${name}” sem salvar?`, 'alertdialog');
    await press(question, 'Continuar preenchendo');
    await expect(box.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Campanha');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await dados(box, '2');
    await press(box, 'Adicionar faixa');
    await types(box, 'Faixa 1, 0-18', '30');
  },
};
/** A refusal of the server's greatest length. */
export const LongText: Story = {
  parameters: withFakes({ refusal: new Refusal(409, { error: `${taken} ${taken} ${taken}` }) }),
  play: async ({ canvasElement }) => {
    const box = await opens(canvasElement);
    await porVida(box);
    await vendedores(box);
    await press(box, 'Salvar');
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(taken));
  },
};
export const Dark: Story = { ...Narrow, globals: { theme: 'dark' } };
