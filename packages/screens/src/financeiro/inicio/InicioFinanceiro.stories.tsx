import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeConferenciaDaNoite } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.fake.ts';
import { getInicio } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import {
  emptyInicioFinanceiro,
  fakeInicioFinanceiro,
} from '@vidas/api-client/financeiro/inicio/inicio.fake.ts';
import { expect } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory } from '../../testing/homeStories.ts';

export const screen = homeStory({
  modulo: 'financeiro',
  endpoint: getInicio,
  act: 'Ler arquivo do banco',
  figures: fakeInicioFinanceiro(),
  answers: {
    LongText: fakeInicioFinanceiro({
      recebidos: { quantidade: 1_812_345, valor: 98_765_432_100 },
      pagos: { quantidade: 912_345, valor: 98_765_432_100 },
    }),
  },
});
const { find, linesIn, says, withFigures } = screen;

const meta = { title: 'telas/financeiro/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure opens its rows; the late ones stand in the menu too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, '475 faturas em atraso, 31 há mais de 90 dias');
    await page.findByRole('link', { name: 'Idade de saldos', description: '475 esperam' });
    await expect(page.getByRole('link', { name: 'Ver as mais antigas' })).toHaveAttribute(
      'href',
      '/modulos/financeiro/idadeSaldos?todos=1&filtro.faixa=Mais+de+90+dias',
    );
    await expect(await linesIn(canvasElement, 'Neste mês')).toEqual([
      ['Recebimentos do mês | 1.842 | 912.450,30', 'recebimentos?inicio=2026-11-01&fim=2026-11-30'],
      [
        'A vencer em 7 diasaté 27/11/2026 | 312 | 147.802,00',
        'idadeSaldos?todos=1&filtro.vencto=21%2F11%2F2026..27%2F11%2F2026',
      ],
      [
        'Pagamentos do mêscom os do caixa e da previdência | 57 | 481.200,77',
        'ContasAPagarPgtsEfetuados?inicio=2026-11-01&fim=2026-11-30&caixa=1&previdencia=1',
      ],
    ]);
    await expect(await linesIn(canvasElement, 'Conta')).toEqual([
      ['Conferência da noiteSem diferenças, conferido em 21/11/2026 03:04 | 0', 'conferencia-da-noite'],
    ]);
    const late = await linesIn(canvasElement, 'Faturas em atraso');
    await expect(late[3]).toEqual([
      'Mais de 90 dias | 31 | 10.779,40',
      'idadeSaldos?todos=1&filtro.faixa=Mais+de+90+dias',
    ]);
    await expect(late[4]?.[0]).toBe('Total | 475 | 236.435,85');
    await expect((await linesIn(canvasElement, 'Últimos arquivos do banco'))[0]).toEqual([
      '19/11/2026 08:12 | 148 boletos em CBR6430236_20261119.RET',
      'arquivo-banco?arquivo=26',
    ]);
  },
};

/** The first day: no receipts, no late bills. */
export const Empty: Story = {
  parameters: withFigures(emptyInicioFinanceiro),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('Nenhum arquivo de retorno ainda')).toBeVisible();
    await expect(page.getAllByText('Ainda não há títulos')).toHaveLength(3);
  },
};

export const OneRow: Story = {
  name: 'Um de cada',
  parameters: withFigures(fakeInicioFinanceiro({ recebidos: { quantidade: 1, valor: 43_575 } })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await expect(await page.findByText('435,75')).toBeVisible();
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
    await expect(page.getByText('1.842')).toBeVisible();
  },
};
