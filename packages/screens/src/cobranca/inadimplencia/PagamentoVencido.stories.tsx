import type { Meta, StoryObj } from '@storybook/react-vite';
import { pagamentoVencido } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import {
  fakePagamentoVencido,
  inadimplenciaFakes,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.fake.ts';
import type { fake } from '@vidas/api-client/http/fake.ts';
import { answersOf } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findFilterButton, findScreen, seesText } from '../../testing/storyPlay.ts';

const idle = '/modulos/cobranca/pagamento-vencido';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...inadimplenciaFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/cobranca/Pagamentos vencidos',
  component: StaffStory,
  args: { path: `${idle}?inicio=2026-08-01&fim=2026-11-20` },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Pagamentos vencidos';

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Vencimentos de 01/08/2026 a 20/11/2026')).toBeVisible();
    await expect(page.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      [
        '',
        'Nome',
        'Matrícula',
        'Valor',
        'Data de vencimento',
        'Dias vencidos',
        'Faixa de atraso',
        'Telefone 1',
        'Telefone 2',
        'Telefone 3',
        'E-mail',
        'Novo boleto',
        'Ações',
      ].map((name) => expect.stringContaining(name)),
    );
    await expect(await page.findByText(/^1–\d+ de 60$/)).toBeVisible();
    await seesText('Dados obtidos com sucesso!');
  },
};

/** The choice of an age band keeps its rows, and the cards count only them. */
export const OneAge: Story = {
  name: 'Uma faixa de atraso',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Faixa de atraso'));
    await userEvent.click(await body().findByRole('checkbox', { name: /Mais de 90 dias/ }));
    await userEvent.keyboard('{Escape}');
    await seesText('Faixa de atraso: Mais de 90 dias');
    await seesText(/com o filtro/);
  },
};

/** A server that sends only the fields of the specification. */
export const Bare: Story = {
  name: 'Sem dados de apoio',
  parameters: withFakes(
    ...answersOf(pagamentoVencido, () =>
      [1, 2, 3].map((index) => {
        const { matricula: _matricula, tipo: _tipo, valor: _valor, ...row } = fakePagamentoVencido(index);
        return row;
      }),
    ),
  ),
};
