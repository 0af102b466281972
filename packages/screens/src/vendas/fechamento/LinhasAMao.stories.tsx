import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import {
  type FechamentoFakeOptions,
  fechamentoFakes,
} from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { decidirLinha } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { fakeLinhaAMao } from '@vidas/api-client/vendas/fechamento/linhas.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';
import { gerente } from '../../testing/vendasStory.ts';

const title = 'Fechamento de comissão';
const path = '/modulos/vendas/fechamento-comissao?competencia=10-2026';
const withFakes = (options: FechamentoFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...fechamentoFakes(options), ...shellFakes(gerente)],
});

const meta = {
  title: 'telas/vendas/Linhas de comissão à mão',
  component: StaffStory,
  args: { path: `${path}&aba=a-mao`, person: gerente },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await body().findByRole('button', { name }));

/** One line in each state: the one that waits has two acts, the confirmed one a way back, the others none. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await page.findByRole('button', { name: 'Confirmar a linha à mão 4' });
    await expect(page.getByRole('button', { name: 'Recusar a linha à mão 4' })).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Recusar a linha à mão 3' })).toBeInTheDocument();
    await expect(page.queryByRole('button', { name: 'Confirmar a linha à mão 3' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Recusar a linha à mão 2' })).toBeNull();
  },
};

export const Confirmar: Story = {
  name: 'Confirma',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Confirmar a linha à mão 4');
    const dialog = await findDialog('Confirmar a linha à mão 4');
    await expect(
      dialog.getByText(/^Escrita por Otávio Magalhães Freitas em 19\/11\/2026 16:30: A regra/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await seesText('Linha 4 confirmada.');
    await expect(body().queryByRole('button', { name: 'Confirmar a linha à mão 4' })).toBeNull();
  },
};

export const Recusar: Story = {
  name: 'Recusa',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Recusar a linha à mão 4');
    const dialog = await findDialog('Recusar a linha à mão 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await seesText('Escreva por que a linha é recusada.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Por que é recusada' }), 'Não era dele.');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await seesText('Linha 4 recusada.');
  },
};

/** The writer reads that another person confirms it, and who wrote it. */
export const PelaPropria: Story = {
  name: 'Confirmada por quem a escreveu',
  parameters: withFakes(
    {},
    fake(
      decidirLinha,
      () =>
        new Refusal(403, {
          error:
            'Esta linha foi escrita por você (Marina Alencar, em 19/11/2026 16:30): outra pessoa a confirma.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Confirmar a linha à mão 4');
    const dialog = await findDialog('Confirmar a linha à mão 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await seesText(/^Esta linha foi escrita por você \(Marina Alencar/);
  },
};

/** From a sale without commission, whose sale and seller are known. */
export const Escrever: Story = {
  name: 'Escreve',
  args: { path: `${path}&aba=sem-comissao`, person: gerente },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await press('Escrever linha à mão da venda 510001');
    const dialog = await findDialog('Escrever linha à mão');
    await expect(dialog.getByRole('textbox', { name: 'Venda' })).toHaveValue('510001');
    await userEvent.click(dialog.getByRole('button', { name: 'Escrever linha' }));
    await seesText('Escreva o motivo.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor/ }), '77,70');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'A regra venceu em 30/09.');
    await userEvent.click(dialog.getByRole('button', { name: 'Escrever linha' }));
    await seesText('Linha 9 escrita: ela não paga nada até que outra pessoa a confirme.');
    await userEvent.click(page.getByRole('tab', { name: 'Linhas à mão' }));
    await page.findByRole('button', { name: 'Confirmar a linha à mão 9' });
  },
};

/** The question before a closing leads to the sales that it would lose. */
export const AntesDeFechar: Story = {
  name: 'Antes de fechar',
  args: { path, person: gerente },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await press('Gerar fechamento');
    const dialog = await findDialog('Gerar o fechamento de 10/2026?', 'alertdialog');
    await dialog.findByText('1 venda fica sem comissão para sempre');
    await userEvent.click(dialog.getByRole('button', { name: 'Ver as vendas' }));
    await page.findByRole('button', { name: 'Escrever linha à mão da venda 510001' });
    await expect(body().queryByRole('alertdialog')).toBeNull();
  },
};

export const CorrigirOPagamento: Story = {
  name: 'Corrigir o dia do pagamento',
  args: { path, person: gerente },
  parameters: withFakes({ situacao: 'paga' }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Corrigir o dia do pagamento');
    const dialog = await findDialog('Corrigir o dia do pagamento de 10/2026');
    await expect(dialog.getByText(/^Paga em 15\/11\/2026, como marcou Sônia Peixoto Leal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('spinbutton', { name: 'dia, Dia do pagamento' }));
    await userEvent.keyboard('12');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'O banco pagou no dia 12.');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir' }));
    await seesText(/Paga em 12\/11\/2026/);
  },
};

/** An earlier month is not paid yet: the act waits, and the page says for what. */
export const ForaDeOrdem: Story = {
  name: 'Antes se paga outro mês',
  args: { path, person: gerente },
  parameters: withFakes({
    situacao: 'fechada',
    antesSePaga: 'Antes de 10/2026 se paga 09/2026, que está fechada e ainda não foi paga.',
  }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText(/Antes de 10\/2026 se paga 09\/2026/);
    await expect(page.getByRole('button', { name: 'Marcar como paga' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: withFakes({ linhasAMao: [] }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Nenhuma linha foi escrita à mão.');
  },
};

export const LongText: Story = {
  parameters: withFakes({
    linhasAMao: [fakeLinhaAMao({ nomeVendedor: longName, cliente: longName, motivo: longName.repeat(4) })],
  }),
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, title)),
};
