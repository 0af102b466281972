import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { getPreviaComissao } from '@vidas/api-client/vendas/fechamento/comissaoLinhas.contract.ts';
import { getContestacoes } from '@vidas/api-client/vendas/fechamento/contestacao.contract.ts';
import {
  type FechamentoFakeOptions,
  fakeContestacao,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { fakeLinha } from '@vidas/api-client/vendas/fechamento/linhas.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';
import { vendedora } from '../../testing/vendasStory.ts';

const title = 'Fechamento de comissão';
const path = '/modulos/vendas/fechamento-comissao?competencia=10-2026';
const withFakes = (options: FechamentoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...fechamentoFakes({ contestacoes: [], ...options }), ...shellFakes(vendedora)],
});

const meta = {
  title: 'telas/vendas/Minha comissão',
  component: StaffStory,
  args: { path, person: vendedora },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await seesText(fakeLinha(1).cliente);
  return page;
};

/** No acts of the closing but who has them (COM-57), and nothing of other sellers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await seesText(
      /^Competência 10\/2026 · Aberta: os valores ainda mudam\. Quem fecha e paga: Gerente Comercial, /,
    );
    await expect(page.queryByRole('button', { name: 'Gerar fechamento' })).toBeNull();
    await expect(page.queryByText('Rogério Pacheco Lima')).toBeNull();
    await expect(page.getByText(/^Devolve o que foi pago: cancelada em 09\/10\/2026/)).toBeInTheDocument();
  },
};

/** A line opens its story under it; the card says what is missing and what is at risk. */
export const Opened: Story = {
  name: 'A linha conta a sua história',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByText('“Acima de 10 vendas”: + R$ 412,00')).toBeVisible();
    await expect(page.getByText('até 15/02/2027')).toBeVisible();
    const row = page.getByText(fakeLinha(1).cliente).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await seesText(/^1 “Valor fixo por vida”: Paga R\$ 60,00 por vida\. Volta de quem cancela/);
    await seesText('em 15/01/2027; um cancelamento antes desse dia a estorna');
  },
};

const asked = { times: 0 };

/** While another month is typed there is no file. */
export const SearchingAsksTheServer: Story = {
  name: 'Buscar pergunta ao servidor',
  args: { path: `${path}&aba=contestacoes`, person: vendedora },
  beforeEach: () => {
    asked.times = 0;
  },
  parameters: withFakes(
    {},
    fake(getContestacoes, () => {
      asked.times += 1;
      return [fakeContestacao(), fakeContestacao({ codigo: '2' })].slice(0, asked.times);
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('1–1 de 1')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
    const file = page.getByRole('button', { name: 'Exportar' });
    await expect(file).toBeEnabled();
    await userEvent.clear(page.getByRole('textbox', { name: 'Competência' }));
    await expect(file).toBeDisabled();
  },
};

export const SemComissao: Story = {
  args: { path: `${path}&aba=sem-comissao`, person: vendedora },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('faltam faixas para 15 vidas na faixa etária 24–28');
  },
};

export const Contestar: Story = {
  name: 'Contestar',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Contestar a venda 500005' }));
    const dialog = await findDialog('Contestar a linha da venda 500005');
    await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }));
    await seesText('Escreva o motivo.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Não é administrativa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }));
    await seesText('Contestação enviada com sucesso!');
    await userEvent.click(page.getByRole('tab', { name: 'Minhas contestações' }));
    await seesText('Não é administrativa.');
    await expect(body().queryByRole('button', { name: /^Responder/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: withFakes({ linhas: [] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhuma linha nesta competência.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    {},
    fake(getPreviaComissao, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** A person of a selling occupation without a seller's code. */
export const Forbidden: Story = {
  parameters: withFakes(
    {},
    fake(
      getPreviaComissao,
      () => new Refusal(403, { error: 'Seu acesso ainda não tem um código de vendedor.' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Seu acesso ainda não tem um código de vendedor.');
  },
};

export const Loading: Story = {
  parameters: withFakes({}, fakeWaiting(getPreviaComissao)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};
export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await filtersEverythingAway(canvasElement, 'Cliente');
  },
};
export const OneRow: Story = { tags: ['moldura'], parameters: withFakes({ linhas: [fakeLinha()] }) };
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes({ linhas: [fakeLinha(1, { cliente: longName, descricaoRegra: longName })] }),
};
export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({ linhas: Array.from({ length: 500 }, (_, index) => fakeLinha(index + 1)) }),
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
