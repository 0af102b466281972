import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { retencaoFakes } from '@vidas/api-client/retencao/retencao.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'cobranca',
  endpoint: getInicio,
  figures: fakeInicio(),
  answers: {
    LongText: fakeInicio({
      atraso: {
        titulos: 2_312_345,
        titulares: 1_812_345,
        empresas: 48_120,
        faixas: (fakeInicio().atraso?.faixas ?? []).map((faixa, index) => ({
          ...faixa,
          titulos: 912_345 - index * 91_000,
          titulares: 812_345 - index * 91_000,
          empresas: 12_003,
          valor: 98_765_432_100 - index * 17_000_000_000,
        })),
      },
      cancelamentos: { quantidade: 1_204_000, semAtendimento: 812_345 },
      retencoes: { abertas: 1_187_655, anteriores: 1_000_000, maisAntiga: '2019-01' },
    }),
  },
});
const { listOf, withFakes, withFigures } = screen;

const meta = { title: 'telas/cobranca/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

const addressesOf = async (list: Awaited<ReturnType<typeof listOf>>) =>
  (await list.findAllByRole('link')).map((link) =>
    link.getAttribute('href')?.replace('/modulos/cobranca/', ''),
  );
const drawn = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('application', { name: /Valor em aberto por dias de atraso/ });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(await addressesOf(await listOf(canvasElement, 'Pendências'))).toEqual([
      'retencao?competencia=11-2026&aba=cancelados&filtro.statusRet=N%C3%A3o+atendido',
      'retencao?competencia=todas&aba=atendimento',
      'mensageria?filtro.status=Importado+%2F+Aguardando+Autoriza%C3%A7%C3%A3o',
    ]);
    await expect(await addressesOf(await listOf(canvasElement, 'Neste mês'))).toEqual([
      'retencao?competencia=11-2026&aba=cancelados',
      'documento-enviado?inicio=2026-11-01&fim=2026-11-30&filtro.documento=Boleto&filtro.situacao=Enviado',
      'documento-enviado?inicio=2026-11-01&fim=2026-11-30&filtro.documento=Declara%C3%A7%C3%A3o+de+imposto+de+renda&filtro.situacao=Enviado',
      'mensageria?filtro.status=Processando',
    ]);
    const late = await listOf(canvasElement, 'Títulos em atraso por idade');
    const addresses = await addressesOf(late);
    await expect(addresses[0]).toBe('pagamento-vencido?todos=1');
    await expect(addresses.at(-1)).toBe('pagamento-vencido?inicio=2026-03-10&fim=2026-08-22');
    await expect(late.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining([
        'Todos os títulos em atraso371 titulares e 4 empresas, R$ 236.435,85475',
        '1 a 15 dias184 titulares e 3 empresas, R$ 98.124,50203',
      ]),
    );
    const table = within(canvasElement).getByRole('table', { name: 'Valor em aberto por dias de atraso' });
    await expect(
      within(table).getByRole('row', { name: /^Mais de 90 R\$\s10\.779,40$/ }),
    ).toBeInTheDocument();
  },
};

export const LeadsToTheList: Story = {
  parameters: withFakes(fake(getInicio, fakeInicio()), ...retencaoFakes()),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await userEvent.click(await list.findByRole('link', { name: /Retenções em atendimento/ }));
    const page = await findScreen(canvasElement, 'Retenção');
    await expect(await page.findByRole('tab', { name: /^Atendimento/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Todas as retenções em atendimento, de qualquer competência')).toBeVisible();
  },
};

/** The first day: no data, which is no good news. */
export const Empty: Story = {
  parameters: withFigures(emptyInicio),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    for (const words of ['O cadastro está vazio', 'Ainda não há retenções', 'Ainda não há campanhas'])
      await expect(await list.findByText(words)).toBeVisible();
    await expect(list.queryByText('Nada pendente')).toBeNull();
    const late = await listOf(canvasElement, 'Títulos em atraso por idade');
    await expect(late.getAllByText('Ainda não há títulos')).toHaveLength(6);
    await expect(
      within(canvasElement).getByRole('figure', { name: 'Valor em aberto por dias de atraso' }),
    ).toHaveTextContent('Ainda não há títulos');
  },
};

export const OneRow: Story = {
  name: 'Um de cada',
  parameters: withFigures(
    fakeInicio({
      atraso: {
        titulos: 1,
        titulares: 1,
        empresas: 0,
        faixas: (emptyInicio.atraso?.faixas ?? []).map((faixa, index) =>
          index === 1 ? { ...faixa, titulos: 1, titulares: 1, valor: 43_575 } : faixa,
        ),
      },
      cancelamentos: { quantidade: 1, semAtendimento: 1 },
      retencoes: { abertas: 1, anteriores: 0, maisAntiga: null },
    }),
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getAllByText(/^1 titular,/)[0]).toBeVisible();
  },
};

/** Two parts could not be read: the other parts are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicio({ atraso: null, campanhas: null })),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Pendências');
    await expect(
      await list.findByRole('link', { name: /Campanhas aguardando autorização.*Não foi possível obter/ }),
    ).toBeVisible();
    await expect(list.getByRole('link', { name: /Cancelados sem atendimento/ })).toHaveTextContent('9');
    await expect(
      within(canvasElement).getByRole('figure', { name: 'Valor em aberto por dias de atraso' }),
    ).toHaveTextContent('Tentar de novo');
    await expect(
      within(canvasElement).queryByRole('list', { name: 'Títulos em atraso por idade' }),
    ).toBeNull();
  },
};
