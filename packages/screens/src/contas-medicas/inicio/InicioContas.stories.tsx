import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio, inicioFakes } from '@vidas/api-client/contas-medicas/inicio/inicio.fake.ts';
import { guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { homeStory, linesOf } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const one = { quantidade: 1, valor: 10_000 };
const many = { quantidade: 1_912_345, valor: 98_765_432_100 };
const manyUnpaid = { ...many, apresentado: 99_765_432_100, parte: 9_899 };

export const screen = homeStory({
  modulo: 'contas-medicas',
  endpoint: getInicio,
  act: 'Importar XML',
  figures: fakeInicio(),
  fakes: inicioFakes,
  answers: {
    OneRow: fakeInicio({
      glosas: { ...one, motivos: [{ motivo: '1702 - Cobrança em duplicidade', ...one }] },
    }),
    LongText: fakeInicio({
      glosas: {
        ...many,
        motivos: [
          {
            motivo:
              '3052 - Documentação incompleta, incorreta ou ausente para a cobrança do procedimento realizado',
            ...many,
          },
        ],
      },
      naoPagas: {
        ...manyUnpaid,
        prestadores: [
          {
            prestador: '0412 - Hospital e Maternidade Nossa Senhora da Conceição do Vale do Araucária',
            ...manyUnpaid,
          },
        ],
      },
    }),
  },
});
const { linesIn, says, tableOf, withFakes, withFigures } = screen;

const meta = {
  title: 'telas/contas-medicas/Início',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, '363 guias esperam decisão, 12 há mais de 60 dias');
    const guias = 'guias-em-analise?todas=1';
    await expect(page.getByRole('link', { name: 'Rever as mais antigas' })).toHaveAttribute(
      'href',
      `/modulos/contas-medicas/${guias}&filtro.faixa=Mais+de+60+dias`,
    );
    await expect(await linesIn(canvasElement, 'Espera por idade')).toEqual([
      ['Até 15 dias | 214 | 31 | 98.124,50', `${guias}&filtro.faixa=At%C3%A9+15+dias`],
      ['16 a 30 dias | 96 | 14 | 52.301,80', `${guias}&filtro.faixa=16+a+30+dias`],
      ['31 a 60 dias | 41 | 9 | 49.187,00', `${guias}&filtro.faixa=31+a+60+dias`],
      ['Mais de 60 dias | 12 | 4 | 10.779,40', `${guias}&filtro.faixa=Mais+de+60+dias`],
      ['Guias em análise | 363 | 58 | 210.392,70', guias],
    ]);
    await expect(page.getByRole('link', { name: '9 Lotes: 31 a 60 dias' })).toHaveAttribute(
      'href',
      '/modulos/contas-medicas/lotes-em-analise?todos=1&filtro.faixa=31+a+60+dias',
    );
    const glosas = await linesIn(canvasElement, 'Glosa do mês por motivo');
    await expect(glosas[0]).toEqual([
      '1714 - Valor acima da tabela contratada | 61 | 9.021,10',
      'itens-glosados?competencia=11-2026&filtro.motivo=1714+-+Valor+acima+da+tabela+contratada',
    ]);
    await expect(glosas.at(-1)).toEqual([
      'Itens glosados | 87 | 12.845,30',
      'itens-glosados?competencia=11-2026',
    ]);
  },
};

/** A provider's name may be a person's, so no address has it (SEG-23). */
export const ByProvider: Story = {
  name: 'O prestador vai pelo código',
  play: async ({ canvasElement }) => {
    const at = 'guias-nao-pagas?todas=1';
    await expect(await linesIn(canvasElement, 'Apresentadas há mais de 60 dias')).toEqual([
      ['0412 - Hospital Araucária | 40 | 20.010,00 | 10,00%', `${at}&filtro.codPrestador=0412`],
      ['0077 - Clínica São Cristóvão | 18 | 4.090,00 | 5,00%', `${at}&filtro.codPrestador=0077`],
      ['Guias não pagas | 58 | 24.100,00 | 2,50%', at],
    ]);
  },
};

/** From a figure to its rows, and from a row to its guide. */
export const LeadsToTheGuide: Story = {
  name: 'Leva à guia',
  parameters: withFakes(
    ...inicioFakes(),
    ...answersOf(guiasEmAnalise, [fakeRow(guiasEmAnalise, 1, { guia: '20000002', faixa: '16 a 30 dias' })]),
    ...guiasFakes(),
  ),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Espera por idade');
    await userEvent.click(await list.findByRole('link', { name: '16 a 30 dias' }));
    const page = await findScreen(canvasElement, 'Guias em análise');
    await userEvent.click(await page.findByRole('link', { name: 'Abrir a guia 20000002' }));
    const guia = await within(document.body).findByRole('region', { name: 'Guia 20000002' });
    await waitFor(() => expect(within(guia).getByRole('tab', { name: /^Honorários médicos/ })).toBeVisible());
  },
};

/** The same in Centro Médico, with its own calls and addresses. */
export const CentroMedico: Story = {
  name: 'Centro Médico',
  args: { path: '/modulos/centro-medico/inicio' },
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Espera por idade', 'centro-medico');
    await expect(linesOf(list).at(-1)?.[1]).toBe('/modulos/centro-medico/guias-em-analise?todas=1');
    await expect(list.getByRole('link', { name: /^58 Lotes/ })).toHaveAttribute(
      'href',
      '/modulos/centro-medico/lotes-em-analise?todos=1',
    );
  },
};

/** The first day: no guide has been presented. */
export const Empty: Story = {
  parameters: withFigures(emptyInicio),
  play: async ({ canvasElement }) => {
    const page = await says(canvasElement, 'Ainda não há guias');
    await expect(page.getByRole('link', { name: 'Importar XML' })).toBeVisible();
    await expect(page.getAllByRole('cell', { name: 'Ainda não há guias' })).toHaveLength(3);
  },
};

const semPagar = (apresentado: number) =>
  fake(
    getInicio,
    fakeInicio({ naoPagas: { quantidade: 0, valor: 0, apresentado, parte: 0, prestadores: [] } }),
  );

/** All guides that were presented long ago are paid. */
export const AllPaid: Story = {
  name: 'Tudo pago',
  parameters: withFakes(semPagar(96_400_000)),
  play: async ({ canvasElement }) => {
    const unpaid = await tableOf(canvasElement, 'Apresentadas há mais de 60 dias');
    await expect(await unpaid.findByText('Tudo o que tem mais de 60 dias está pago')).toBeVisible();
  },
};

/** Guides came, but none of them long ago. */
export const NothingOld: Story = {
  name: 'Nada apresentado há tanto tempo',
  parameters: withFakes(semPagar(0)),
  play: async ({ canvasElement }) => {
    const unpaid = await tableOf(canvasElement, 'Apresentadas há mais de 60 dias');
    await expect(await unpaid.findByText('Nada foi apresentado há mais de 60 dias')).toBeVisible();
  },
};

/** Two parts could not be read: the other parts are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicio({ guias: null, naoPagas: null })),
  play: async ({ canvasElement }) => {
    const list = await tableOf(canvasElement, 'Espera por idade');
    await expect(list.getByText('Não foi possível obter este número agora')).toBeVisible();
    await expect(linesOf(list).at(-1)?.[0]).toMatch(/ \| — \| 58 \| 210\.392,70$/);
  },
};
