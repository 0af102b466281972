import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeConferenciaDaNoite } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.fake.ts';
import { getInicio } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import {
  emptyInicioFinanceiro,
  fakeInicioFinanceiro,
} from '@vidas/api-client/financeiro/inicio/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { linksOf, homeStory } from '../../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'financeiro',
  endpoint: getInicio,
  figures: fakeInicioFinanceiro(),
  answers: {
    LongText: fakeInicioFinanceiro({
      recebidos: { quantidade: 1_812_345, valor: 98_765_432_100 },
      pagos: { quantidade: 912_345, valor: 98_765_432_100 },
    }),
  },
});
const { find, listOf, withFigures } = screen;

const meta = { title: 'telas/financeiro/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/modulos/financeiro';

/** Every figure opens its rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await linksOf(await listOf(canvasElement, 'Neste mês'))).toEqual([
      ['Recebimentos do mêsR$ 912.450,301.842', `${at}/recebimentos?inicio=2026-11-01&fim=2026-11-30`],
      [
        'A vencer em 7 diasR$ 147.802,00, até 27/11/2026312',
        `${at}/idadeSaldos?todos=1&filtro.vencto=21%2F11%2F2026..27%2F11%2F2026`,
      ],
      [
        'Pagamentos do mêsR$ 481.200,77, com os do caixa e da previdência57',
        `${at}/ContasAPagarPgtsEfetuados?inicio=2026-11-01&fim=2026-11-30&caixa=1&previdencia=1`,
      ],
      ['Conferência da noiteSem diferenças, conferido em 21/11/2026 03:040', `${at}/conferencia-da-noite`],
    ]);
    await expect((await linksOf(await listOf(canvasElement, 'Faturas em atraso')))[3]).toEqual([
      'Mais de 90 diasR$ 10.779,4031',
      `${at}/idadeSaldos?todos=1&filtro.faixa=Mais+de+90+dias`,
    ]);
    await expect((await linksOf(await listOf(canvasElement, 'Últimos arquivos do banco')))[0]).toEqual([
      '19/11/2026 08:12148 boletos em CBR6430236_20261119.RET',
      `${at}/arquivo-banco?arquivo=26`,
    ]);
  },
};

/** The first day: no receipts, no late bills. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioFinanceiro),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Nenhum arquivo de retorno ainda')).toBeVisible();
    await expect(page.getAllByText('Ainda não há títulos')).toHaveLength(5);
  },
};

export const OneRow: Story = {
  name: 'Um de cada',
  parameters: withFigures(fakeInicioFinanceiro({ recebidos: { quantidade: 1, valor: 43_575 } })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('R$ 435,75')).toBeVisible();
  },
};

/** The night check found differences: its line stands out and opens them. */
export const Differences: Story = {
  name: 'Com diferenças na conta',
  parameters: withFigures(fakeInicioFinanceiro({ conferencia: fakeConferenciaDaNoite({ abertas: 2 }) })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(
      await page.findByText('2 diferenças em aberto, conferido em 21/11/2026 03:04'),
    ).toBeVisible();
  },
};

/** Some parts could not be read: the others are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicioFinanceiro({ atraso: null, arquivos: null })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(2);
    await expect(page.getByRole('link', { name: /Recebimentos do mês/ })).toHaveTextContent('1.842');
  },
};
