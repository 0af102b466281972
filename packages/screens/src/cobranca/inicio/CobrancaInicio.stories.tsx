import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/cobranca/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { notificacaoFakes } from '@vidas/api-client/cobranca/notificacao/notificacao.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { retencaoFakes } from '@vidas/api-client/retencao/retencao.fake.ts';
import { expect, userEvent } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory, linesOf } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

export const screen = homeStory({
  modulo: 'cobranca',
  endpoint: getInicio,
  act: 'Ver retenções em atendimento',
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
const { linesIn, says, tableOf, withFakes, withFigures } = screen;

const meta = { title: 'telas/cobranca/Início', ...screen.meta, excludeStories: ['screen'] } satisfies Meta<
  typeof StaffStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, '475 títulos em atraso, 31 há mais de 90 dias');
    await expect(page.getByRole('link', { name: 'Ver os mais antigos' })).toHaveAttribute(
      'href',
      '/modulos/cobranca/pagamento-vencido?inicio=2026-03-10&fim=2026-08-22',
    );
    await expect(await linesIn(canvasElement, 'Pendências')).toEqual([
      [
        'Retenções em atendimento3 de meses anteriores, desde 08/2026 | 17',
        'retencao?competencia=todas&aba=atendimento',
      ],
      [
        'Cancelados sem atendimentoCancelamentos de 11/2026 sem contato | 9',
        'retencao?competencia=11-2026&aba=cancelados&filtro.statusRet=N%C3%A3o+atendido',
      ],
      [
        'Campanhas aguardando autorização | 1',
        'mensageria?filtro.status=Importado+%2F+aguardando+autoriza%C3%A7%C3%A3o',
      ],
    ]);
    await expect((await linesIn(canvasElement, 'Notificações por inadimplência')).at(-1)).toEqual([
      'Minhas ligações de hojeAs suas promessas e próximos contatos, de hoje ou antes | 6',
      'notificacao?fila=ligacoes',
    ]);
    await expect(await linesIn(canvasElement, 'Neste mês')).toEqual([
      ['Cancelados no mês | 27', 'retencao?competencia=11-2026&aba=cancelados'],
      [
        'Boletos enviados | 148',
        'documento-enviado?inicio=2026-11-01&fim=2026-11-30&filtro.documento=Boleto&filtro.situacao=Enviado',
      ],
      [
        'Declarações de imposto de renda enviadas | 6',
        'documento-enviado?inicio=2026-11-01&fim=2026-11-30&filtro.documento=Declara%C3%A7%C3%A3o+de+imposto+de+renda&filtro.situacao=Enviado',
      ],
      ['Campanhas processando | 2', 'mensageria?filtro.status=Processando'],
    ]);
    const late = await linesIn(canvasElement, 'Títulos em atraso por idade');
    await expect(late[0]?.[0]).toBe('1 a 15 | 203 | 184 | 3 | 98.124,50');
    await expect(late.at(-2)).toEqual([
      'Mais de 90 | 31 | 12 | 0 | 10.779,40',
      'pagamento-vencido?inicio=2026-03-10&fim=2026-08-22',
    ]);
    await expect(late.at(-1)).toEqual([
      'Todos os títulos em atraso | 475 | 371 | 4 | 236.435,85',
      'pagamento-vencido?todos=1',
    ]);
  },
};

export const LeadsToTheList: Story = {
  parameters: withFakes(fake(getInicio, fakeInicio()), ...retencaoFakes()),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Pendências');
    await userEvent.click(await list.findByRole('link', { name: /Retenções em atendimento/ }));
    const page = await findScreen(canvasElement, 'Retenção');
    await expect(await page.findByRole('tab', { name: /^Atendimento/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Todas as retenções em atendimento, de qualquer competência')).toBeVisible();
  },
};

/** Its figure opens the tab of these rows, under the same words (NOT-34). */
export const LeadsToMyCalls: Story = {
  name: 'Abre as minhas ligações',
  parameters: withFakes(fake(getInicio, fakeInicio()), ...notificacaoFakes()),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Notificações por inadimplência');
    await userEvent.click(await list.findByRole('link', { name: 'Minhas ligações de hoje' }));
    const page = await findScreen(canvasElement, 'Notificações');
    await expect(await page.findByRole('tab', { name: /^Minhas ligações de hoje/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The first day: no data, which is no good news. */
export const Empty: Story = {
  parameters: withFigures(emptyInicio),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Pendências');
    for (const words of ['O cadastro está vazio', 'Ainda não há retenções', 'Ainda não há campanhas'])
      await expect(await list.findByText(words)).toBeVisible();
    const late = await tableOf(canvasElement, 'Títulos em atraso por idade');
    await expect(late.getByText('Ainda não há títulos')).toBeVisible();
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
    await says(canvasElement, '1 título em atraso');
    const late = await linesIn(canvasElement, 'Títulos em atraso por idade');
    await expect(late[1]?.[0]).toBe('16 a 30 | 1 | 1 | 0 | 435,75');
  },
};

/** Two parts could not be read: the other parts are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicio({ atraso: null, campanhas: null })),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Pendências');
    await expect(linesOf(list)[2]?.[0]).toBe(
      'Campanhas aguardando autorizaçãoNão foi possível obter este número agora | —',
    );
    await expect(linesOf(list)[1]?.[0]).toMatch(/ \| 9$/);
    const late = await tableOf(canvasElement, 'Títulos em atraso por idade');
    await expect(late.getByText('Não foi possível obter este número agora')).toBeVisible();
  },
};
