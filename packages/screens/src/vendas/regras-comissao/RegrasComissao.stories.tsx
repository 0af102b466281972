import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import {
  desativarRegraComissao,
  getRegrasComissao,
  getRegrasComissaoVendedor,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import {
  fakeRegra,
  fakeRegrasDoVendedor,
  regrasFakes,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.fake.ts';
import { simularRegra } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import { fakeSimulacaoGuardada, simulacaoFakes } from '@vidas/api-client/vendas/simulacao/simulacao.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesHeaders,
  seesText,
} from '../../testing/storyPlay.ts';
import { gerente, vendasPerson, vendedora } from '../../testing/vendasStory.ts';

const of = (person: typeof gerente, ...handlers: ReturnType<typeof fake>[]) => ({
  args: { person },
  parameters: {
    layout: 'fullscreen',
    msw: [...handlers, ...regrasFakes(), ...simulacaoFakes(), ...shellFakes(person)],
  },
});
const path = '/modulos/vendas/regras-comissao';

const meta = {
  title: 'telas/vendas/Regras de comissão',
  component: StaffStory,
  ...of(gerente),
  args: { path, person: gerente },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Regras de comissão';
const rowOf = async (text: string) => within((await body().findByText(text)).closest('tr') as HTMLElement);
const openRow = async (text: string) =>
  userEvent.click((await rowOf(text)).getByRole('button', { expanded: false }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Regras obtidas com sucesso!');
    await seesHeaders(canvasElement, [
      '',
      'Código',
      'Descrição',
      'Tipo',
      'Meses de estorno',
      'Contabiliza meta',
      'Data de cadastro',
      'Regra ativa',
      '',
    ]);
    const inactive = await rowOf('Campanha de aniversário');
    await expect(inactive.getByText('Inativa')).toBeVisible();
    await expect(inactive.queryByRole('button', { name: /^Desativar/ })).toBeNull();
  },
};

/** Amounts, sellers and partners of each type of rule. */
export const Detail: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await openRow('Faixas por quantidade de vendas no mês');
    await seesText('Acima de 10 vendas');
    await seesText('45,00%');
    await seesText('0-18');
    await seesText(/^604 .*, 620 /);
    await openRow('Valor fixo por vida');
    await seesText(/60,00 por vida efetivada; a partir de 20 vidas no mês, mais 10,00%\./);
    await seesText('Smart Individual Enfermaria, Premium Individual Apartamento');
  },
};

const asksToDisable = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, title);
  await userEvent.click(
    await body().findByRole('button', { name: 'Desativar a regra 1, Valor fixo por vida' }),
  );
  return findDialog('Você tem certeza?', 'alertdialog');
};

export const IsDisabled: Story = {
  name: 'É desativada',
  play: async ({ canvasElement }) => {
    const question = await asksToDisable(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
    await seesText('Regra desativada com sucesso!');
    await seesText('A regra não será mais utilizada para comissões!');
    await expect((await rowOf('Valor fixo por vida')).getByText('Inativa')).toBeVisible();
  },
};

export const DisablingFails: Story = {
  ...of(
    gerente,
    fake(
      desativarRegraComissao,
      () => new Refusal(404, { error: 'Nenhuma regra de comissão tem o código 1.' }),
    ),
  ),
  name: 'Desativar falha',
  play: async ({ canvasElement }) => {
    const question = await asksToDisable(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
    await seesText('Não foi possível desativar as regras de comissão!');
    await expect(question.getByRole('alert')).toHaveTextContent('Nenhuma regra de comissão tem o código 1.');
  },
};

export const Sellers: Story = {
  name: 'Vendedores',
  args: { path: `${path}?aba=vendedores` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByRole('grid', { name: 'Vendedores com regras de comissão' });
    await userEvent.click(await body().findByRole('button', { name: /^Ver as regras de 619 / }));
    const dialog = within(await body().findByRole('dialog', { name: /^Regras de / }));
    const row = (await dialog.findByText('Faixas por quantidade de vendas no mês')).closest('tr');
    await userEvent.click(within(row as HTMLElement).getByRole('button', { expanded: false }));
    await expect(await dialog.findByRole('grid', { name: 'Planos da regra 2' })).toBeVisible();
    await expect(dialog.queryByRole('grid', { name: /^Vendedores e planos/ })).toBeNull();
  },
};

/** Sellers read their own rules; the only button is the arrow. */
export const SellersOwn: Story = {
  ...of(vendedora, fake(getRegrasComissaoVendedor, fakeRegrasDoVendedor('613'))),
  name: 'Regra própria de vendedores',
  args: { path, person: vendedora },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Regras de comissão');
    await openRow('Valor fixo por vida');
    await expect(await page.findByRole('grid', { name: 'Planos da regra 1' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Nova regra' })).toBeNull();
    await expect(page.queryByRole('button', { name: /^Desativar/ })).toBeNull();
  },
};

const assistente = vendasPerson('Assistente de vendas');
export const NoAccess: Story = {
  ...of(assistente),
  name: 'Sem acesso',
  args: { path, person: assistente },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Você não possui acesso a este módulo!');
  },
};

export const Simulates: Story = {
  name: 'Simula',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(
      await body().findByRole('button', { name: 'Simular a regra 1, Valor fixo por vida' }),
    );
    const dialog = await findDialog('Simular a regra “Valor fixo por vida”');
    await userEvent.click(dialog.getByRole('button', { name: 'Simular' }));
    await seesText(/^Competências 08\/2026 a 10\/2026; uma ainda não foi fechada/);
    const row = (await dialog.findByText('601')).closest('tr') as HTMLElement;
    await expect(within(row).getByText(/255,00/)).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await seesText('Sem comissão: 4 × Sem faixa para a quantidade de vidas, 1 × Venda administrativa.');
    await expect(await dialog.findByRole('grid', { name: 'Linhas do vendedor 601' })).toBeVisible();
    await seesText('V0002');
  },
};

export const SimulationFails: Story = {
  ...of(
    gerente,
    fake(simularRegra, () => new Refusal(422, { error: 'Só se simulam meses que já terminaram!' })),
  ),
  name: 'A simulação falha',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(
      await body().findByRole('button', { name: 'Simular a regra 1, Valor fixo por vida' }),
    );
    const dialog = await findDialog('Simular a regra “Valor fixo por vida”');
    await userEvent.click(dialog.getByRole('button', { name: 'Simular' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Só se simulam meses que já terminaram!'),
    );
  },
};

/** The simulation before the saving is the rule's reason. */
export const KeptSimulation: Story = {
  ...of(gerente, fake(getRegrasComissao, [fakeRegra({ simulacao: fakeSimulacaoGuardada() })])),
  name: 'Simulação guardada',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await openRow('Valor fixo por vida');
    await seesText(
      'Simulada por Márcia Teles Antunes em 20/11/2026 14:05, como se valesse em todos os meses.',
    );
    await expect(
      await body().findByRole('grid', { name: 'Vendedores na simulação da regra 1' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...of(
    gerente,
    fake(getRegrasComissao, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não foi possível obter as regras de comissão!');
    await seesText('O banco de dados não respondeu.');
  },
};

const frame = (...handlers: ReturnType<typeof fake>[]): Story => ({
  ...of(gerente, ...handlers),
  tags: ['moldura'],
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
});
const many = (count: number) =>
  fake(
    getRegrasComissao,
    Array.from({ length: count }, (_, index) => fakeRegra({ codigoRegraComissao: String(index + 1) })),
  );

export const Loading: Story = frame(fakeWaiting(getRegrasComissao));
export const Empty: Story = frame(many(0));
export const Forbidden: Story = frame(
  fake(getRegrasComissao, () => new Refusal(403, { error: 'Você não possui acesso a este módulo!' })),
);
export const NoResult: Story = {
  ...frame(),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await filtersEverythingAway(canvasElement, 'Descrição');
  },
};
export const OneRow: Story = frame(many(1));
export const ManyRows: Story = frame(many(60));
export const LongText: Story = frame(fake(getRegrasComissao, [fakeRegra({ regraDescricao: longName })]));
export const Narrow: Story = { ...frame(), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...frame(), globals: { theme: 'dark' } };
