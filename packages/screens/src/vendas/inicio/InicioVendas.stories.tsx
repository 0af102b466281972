import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { getInicio } from '@vidas/api-client/vendas/inicio/inicio.contract.ts';
import { emptyInicioVendas, fakeInicioVendas } from '@vidas/api-client/vendas/inicio/inicio.fake.ts';
import { lancamentosFakes } from '@vidas/api-client/vendas/lancamentos/lancamentos.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  findHome,
  homeFails,
  homeIsForbidden,
  homeTable,
  linesOf,
  noNumbers,
} from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const diretor = fakePayload({ cargo: 'Diretor' });
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...lancamentosFakes(), ...shellFakes(diretor)],
});

const meta = {
  title: 'telas/vendas/Início',
  component: StaffStory,
  args: { path: '/modulos/vendas/inicio', person: diretor },
  parameters: { layout: 'fullscreen', ...withFakes(fake(getInicio, fakeInicioVendas())) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = homeTable('vendas');

const at = '/modulos/vendas/lancamentos-vendas?competencia=11-2026';

/** A manager: all sellers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'vendas');
    await page.findByRole('heading', {
      level: 1,
      name: '139 de 180 vidas para a meta em 11/2026, 8 vendedores abaixo da meta',
    });
    await expect(page.getByRole('link', { name: 'Responder contestações' })).toHaveAttribute(
      'href',
      '/modulos/vendas/fechamento-comissao?competencia=09-2026&aba=contestacoes&filtro.situacao=Aberta',
    );
    await expect(linesOf(await tableOf(canvasElement, 'O mês e a meta'))).toEqual([
      ['Vendas de 11/2026 | 148 | 46.123,80', `${at}&aba=vendas`],
      ['Meta do mês139 de 180 vidas para a meta; 146 efetivadas | — | —', `${at}&aba=meta`],
      ['Vendedores abaixo da meta | 8 | —', `${at}&aba=meta&filtro.situacao=Abaixo+da+meta`],
    ]);
    const comissao = linesOf(await tableOf(canvasElement, 'Comissão'));
    await expect(comissao.map(([text]) => text)).toEqual([
      'Comissão de 11/2026 até agoraestornos incluídos | — | 8.701,20',
      'Comissão em riscoque um cancelamento ainda estorna | 212 | 13.914,00',
      'Comissão de 09/2026, fechada e ainda não pagaA fechar: 10/2026 | — | 12.045,30',
      'Sem regra em 10/2026, a fechardepois de fechado, regra nenhuma as paga | 4 | —',
      'Contestações abertas de 09/2026 | 2 | —',
    ]);
    await expect(comissao[1]?.[1]).toBe(`${at}&aba=risco`);
    await expect(comissao[2]?.[1]).toBe('/modulos/vendas/fechamento-comissao?competencia=09-2026');
    await expect(comissao[3]?.[1]).toBe(
      '/modulos/vendas/fechamento-comissao?competencia=10-2026&aba=sem-comissao&filtro.situacao=S%C3%B3+uma+regra+paga',
    );
    await expect(comissao[4]?.[1]).toBe(
      '/modulos/vendas/fechamento-comissao?competencia=09-2026&aba=contestacoes&filtro.situacao=Aberta',
    );
    await expect(linesOf(await tableOf(canvasElement, 'Vendas sem comissão'))[2]).toEqual([
      'Sem faixa para a idade | 2',
      `${at}&aba=vendas&filtro.semComissao=Sem+faixa+para+a+idade`,
    ]);
  },
};

/** A seller: their own numbers, and nothing about others. */
export const Vendedor: Story = {
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicioVendas({ gerente: false, meta: { vidas: 0, meta: 15, efetivadas: 3, abaixo: 1 } }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const lines = linesOf(await tableOf(canvasElement, 'O mês e a meta'));
    await expect(lines.map(([text]) => text)).toEqual([
      'Vendas de 11/2026 | 148 | 46.123,80',
      'Meta do mês0 de 15 vidas para a meta; 3 efetivadas, e nenhuma conta: a regra não conta para a meta | — | —',
    ]);
    await expect(within(canvasElement).queryByText(/A fechar/)).toBeNull();
  },
};

/** From a figure to its rows. */
export const LeadsToTheRows: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'vendas');
    await userEvent.click(await page.findByRole('link', { name: /^Comissão em risco/ }));
    const next = await findScreen(canvasElement, 'Lançamentos de vendas');
    await expect(next.getByRole('tab', { name: 'Comissão em risco' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getInicio, emptyInicioVendas)),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'vendas');
    await expect(await page.findByText('Ainda não há vendedores')).toBeVisible();
    await expect(page.getAllByText('Ainda não há vendas')).toHaveLength(4);
    await expect(page.queryByText(/Todos alcançaram|Toda venda/)).toBeNull();
  },
};

/** All sellers met their goal, and all sales pay. */
export const AllIsWell: Story = {
  name: 'Tudo alcançado',
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicioVendas({
        meta: { vidas: 180, meta: 180, efetivadas: 180, abaixo: 0 },
        vendas: { quantidade: 9, valor: 270_000, comissao: 54_000, semComissao: [], semRegraAFechar: [] },
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'vendas');
    await expect(await page.findByText('Todos alcançaram a sua meta')).toBeVisible();
    await expect(page.getByText('Toda venda do mês dá comissão.')).toBeVisible();
  },
};

/** Two parts could not be read: the other parts are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFakes(fake(getInicio, fakeInicioVendas({ vendas: null, fechamento: null }))),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'vendas');
    await expect(await page.findAllByText('Não foi possível obter este número agora')).toHaveLength(4);
    await expect(page.getByText('212')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['moldura'], parameters: withFakes(fakeWaiting(getInicio)) };
export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getInicio, noNumbers)),
  play: homeFails('vendas', 'Ver as vendas do mês'),
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'], person: fakePayload({ cargo: 'Diretor', modules: ['cadastro'] }) },
  play: homeIsForbidden('Vendas'),
};
export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicioVendas({
        vendas: {
          quantidade: 1,
          valor: 30_000,
          comissao: 0,
          semComissao: [{ motivo: 'Venda administrativa', quantidade: 1 }],
          semRegraAFechar: [],
        },
      }),
    ),
  ),
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(
      getInicio,
      fakeInicioVendas({
        fechamento: {
          naoPago: 98_765_432_100,
          naoPagos: [{ competencia: '2026-04', valor: 98_765_432_100 }],
          aFechar: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
        },
        risco: { quantidade: 1_912_345, valor: 98_765_432_100 },
      }),
    ),
  ),
};
export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['moldura'], globals: { viewport: { value: 'phone' } } };
