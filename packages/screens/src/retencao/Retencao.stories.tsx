import type { Meta, StoryObj } from '@storybook/react-vite';
import { dizTelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefone.contract.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import {
  getBeneficiariosCancelados,
  getRetencao,
  reabrirAtendimentoRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import {
  fakeEntradaRetencao,
  fakeHistoricoRetencao,
  fakePessoaRetencao,
  fakePessoasRetencao,
  type RetencaoFakeOptions,
  retencaoFakes,
} from '@vidas/api-client/retencao/retencao.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, spyOn, userEvent, within, waitFor } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../testing/storyPlay.ts';

const withFakes = (options: RetencaoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...retencaoFakes(options), ...shellFakes()],
});

const path = '/modulos/cobranca/retencao';
const searched = `${path}?competencia=11-2026`;
const at = (aba: string) => ({ path: `${searched}&aba=${aba}` });

const meta = {
  title: 'telas/cobranca/Retenção',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Retenção';
const first = fakePessoaRetencao(3);
const finished = fakePessoaRetencao(2);
const addTo = (nome: string) => `Adicionar atendimento de ${nome}`;

const press = async (name: string | RegExp) => userEvent.click(await body().findByRole('button', { name }));
export const NotSearchedYet: Story = {
  args: { path },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.getByRole('textbox', { name: 'Competência' })).toHaveValue('11/2026');
    await seesText('Escolha a competência e use Buscar.');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await seesText('Dados obtidos com sucesso!');
    await seesText(first.nome);
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Dados obtidos com sucesso!');
    const tabs = within(page.getByRole('tablist', { name: 'Situação da retenção' }));
    const names = tabs.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(names).toEqual([
      'Cancelados24',
      'Cancelamento no final do mês (11/2026)3',
      'Atendimento8',
      'Finalizados8',
    ]);
    await expect(await page.findByRole('button', { name: addTo(first.nome) })).toBeEnabled();
    await expect(
      page.getByRole('button', { name: new RegExp(`^${addTo(finished.nome)}. Atendimento já finalizado`) }),
    ).toBeDisabled();
  },
};

export const HomeOfTheModule: Story = {
  name: 'Início do módulo',
  args: { path: '/modulos/retencao/inicio?competencia=11-2026' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText(first.nome);
  },
};

export const EndOfMonth: Story = {
  name: 'Final do mês',
  args: at('fimDoMes'),
};
export const InAttendance: Story = {
  name: 'Em atendimento',
  args: at('atendimento'),
};
export const Finished: Story = {
  name: 'Finalizados',
  args: at('finalizados'),
};

const opens = async (canvasElement: HTMLElement, nome: string) => {
  await findScreen(canvasElement, title);
  const row = (await body().findByText(nome)).closest('tr') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { expanded: false }));
};

export const History: Story = {
  args: at('finalizados'),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, finished.nome);
    const list = within(await body().findByRole('list', { name: `Atendimentos de ${finished.nome}` }));
    await expect(await list.findByText('Código 308 · Finalizado · Negativo')).toBeVisible();
    await expect(list.getByText(/Motivo: Dificuldade financeira · por Rui Farias Lobo/)).toBeVisible();
    await expect(list.getByText('Código 306 · Em atendimento')).toBeVisible();
  },
};

export const HistoryFails: Story = {
  name: 'O histórico falha',
  args: at('finalizados'),
  parameters: withFakes(
    {},
    fake(getRetencao, () => new Refusal(500)),
  ),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, finished.nome);
    await seesText('Não foi possível carregar as entradas anteriores.');
    await seesText('Código 308 · Finalizado · Negativo');
  },
};

const asksToReopen = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, title);
  await press(`Reabrir o atendimento de ${finished.nome}`);
  const question = await findDialog(`Reabrir o atendimento de ${finished.nome}?`);
  await userEvent.type(question.getByRole('textbox', { name: 'Por que se reabre' }), 'Ligou de novo.');
  return question;
};

export const IsReopened: Story = {
  name: 'É reaberto',
  args: at('finalizados'),
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const question = await asksToReopen(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Reabrir' }));
    await seesText('Atendimento reaberto com sucesso!');
    await waitFor(() => expect(body().getByRole('tab', { name: /^Atendimento\s*9/ })).toBeVisible());
    await expect(body().getByRole('tab', { selected: true })).toHaveTextContent(/^Finalizados/);
  },
};

export const ReopeningIsRefused: Story = {
  name: 'Reabrir é recusado',
  args: at('finalizados'),
  parameters: withFakes(
    {},
    fake(
      reabrirAtendimentoRetencao,
      () =>
        new Refusal(409, {
          error: 'Este atendimento está em andamento, por Rui Farias Lobo em 21/11/2026 08:55.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const question = await asksToReopen(canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Reabrir' }));
    await expect(await question.findByText(/em andamento, por Rui Farias Lobo/)).toBeVisible();
  },
};

/** The attendance that finds a number wrong corrects it there, for all (CAD-30). */
export const CorrectsTheTelephone: Story = {
  name: 'O telefone é corrigido',
  parameters: withFakes(
    {},
    fake(dizTelefoneErrado, ({ body: { certo } }) => ({
      success: true,
      message: certo === '44988881234' ? 'Telefone corrigido.' : 'O número espera no Cadastro.',
    })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press(`Telefone errado: ${first.nome}`);
    const dialog = await findDialog(`Telefone errado: ${first.nome}`);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Número certo, se você sabe' }), '44988881234');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await seesText('Telefone corrigido.');
  },
};

export const PhoneIsCopied: Story = {
  name: 'O telefone é copiado',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(`Copiar o telefone de ${first.nome}`);
    await seesText('Telefone copiado!');
    await expect(written).toHaveBeenCalledWith('(45) 99123-4513');
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes({}, fakeWaiting(getBeneficiariosCancelados)),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Empty: Story = {
  parameters: withFakes({ cancelados: [], fimDoMes: [], historico: [] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhum beneficiário foi cancelado nesta competência.');
  },
};

export const Failed: Story = {
  parameters: withFakes(
    {},
    fake(getBeneficiariosCancelados, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Tente novamente ou verifique com a TI');
    await waitFor(() => expect(body().getByRole('tab', { name: /^Atendimento\s*8/ })).toBeVisible());
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Cobrança indisponível')).toBeVisible(),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText(first.nome);
    await filtersEverythingAway(canvasElement, 'Nome');
  },
};

export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes({ cancelados: [first], fimDoMes: [], historico: [] }),
};

export const ManyRows: Story = {
  tags: ['moldura'],
  parameters: withFakes({
    cancelados: fakePessoasRetencao(900),
    historico: fakeHistoricoRetencao(900),
  }),
};

export const LongText: Story = {
  parameters: withFakes({
    cancelados: [
      fakePessoaRetencao(1, {
        nome: longName,
        motivoCancelamento: 'Desligamento do quadro de funcionários da empresa contratante sem justa causa',
      }),
      finished,
    ],
    historico: [
      fakeEntradaRetencao({
        descricaoRetencao: 'Explicou de novo cada cobrança desde janeiro e pediu um desconto. '.repeat(12),
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await opens(canvasElement, longName);
    await seesText(/^Explicou de novo/);
  },
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
