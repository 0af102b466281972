import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import { emptyInicio, fakeInicio, inicioFakes } from '@vidas/api-client/contas-medicas/inicio/inicio.fake.ts';
import { guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { linksOf, homeStory } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const one = { quantidade: 1, valor: 10_000 };
const many = { quantidade: 1_912_345, valor: 98_765_432_100 };
const manyUnpaid = { ...many, apresentado: 99_765_432_100, parte: 9_899 };

export const screen = homeStory({
  modulo: 'contas-medicas',
  endpoint: getInicio,
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
const { listOf, withFakes, withFigures } = screen;

const meta = {
  title: 'telas/contas-medicas/Início',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const at = '/modulos/contas-medicas';
    await expect(await linksOf(await listOf(canvasElement, 'Guias por tempo de espera'))).toEqual([
      ['Guias em análiseR$ 210.392,70 em análise363', `${at}/guias-em-analise?todas=1`],
      ['Até 15 diasR$ 98.124,50214', `${at}/guias-em-analise?todas=1&filtro.faixa=At%C3%A9+15+dias`],
      ['16 a 30 diasR$ 52.301,8096', `${at}/guias-em-analise?todas=1&filtro.faixa=16+a+30+dias`],
      ['31 a 60 diasR$ 49.187,0041', `${at}/guias-em-analise?todas=1&filtro.faixa=31+a+60+dias`],
      ['Mais de 60 diasR$ 10.779,4012', `${at}/guias-em-analise?todas=1&filtro.faixa=Mais+de+60+dias`],
    ]);
    await expect((await linksOf(await listOf(canvasElement, 'Lotes por tempo de espera')))[3]).toEqual([
      '31 a 60 diasR$ 49.187,009',
      `${at}/lotes-em-analise?todos=1&filtro.faixa=31+a+60+dias`,
    ]);
    const [all, first] = await linksOf(await listOf(canvasElement, 'Glosa do mês por motivo'));
    await expect(all).toEqual([
      'Itens glosadosR$ 12.845,30 de glosa nas guias incorporadas em 11/202687',
      `${at}/itens-glosados?competencia=11-2026`,
    ]);
    await expect(first?.[1]).toBe(
      `${at}/itens-glosados?competencia=11-2026&filtro.motivo=1714+-+Valor+acima+da+tabela+contratada`,
    );
  },
};

/** A provider's name may be a person's, so no address has it (SEG-23). */
export const ByProvider: Story = {
  name: 'O prestador vai pelo código',
  play: async ({ canvasElement }) => {
    const at = '/modulos/contas-medicas';
    await expect(await linksOf(await listOf(canvasElement, 'Apresentadas há mais de 60 dias'))).toEqual([
      [
        'Guias não pagas2,50% do apresentado: R$ 24.100,00 de R$ 964.000,0058',
        `${at}/guias-nao-pagas?todas=1`,
      ],
      [
        '0412 - Hospital Araucária10,00% do apresentado: R$ 20.010,00 de R$ 200.100,0040',
        `${at}/guias-nao-pagas?todas=1&filtro.codPrestador=0412`,
      ],
      [
        '0077 - Clínica São Cristóvão5,00% do apresentado: R$ 4.090,00 de R$ 81.800,0018',
        `${at}/guias-nao-pagas?todas=1&filtro.codPrestador=0077`,
      ],
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
    const list = await listOf(canvasElement, 'Guias por tempo de espera');
    await userEvent.click(await list.findByRole('link', { name: /16 a 30 dias/ }));
    const page = await findScreen(canvasElement, 'Guias em análise');
    await userEvent.click(await page.findByRole('link', { name: 'Abrir a guia 20000002' }));
    const guia = await within(document.body).findByRole('dialog', { name: 'Guia 20000002' });
    await waitFor(() => expect(within(guia).getByRole('tab', { name: /^Honorários Médicos/ })).toBeVisible());
  },
};

/** The same in Centro Médico, with its own calls and addresses. */
export const CentroMedico: Story = {
  name: 'Centro Médico',
  args: { path: '/modulos/centro-medico/inicio' },
  play: async ({ canvasElement }) => {
    const screen = 'Seja bem-vindo ao Módulo Centro Médico';
    const list = await listOf(canvasElement, 'Lotes por tempo de espera', screen);
    await expect((await linksOf(list))[0]?.[1]).toBe('/modulos/centro-medico/lotes-em-analise?todos=1');
  },
};

/** The first day: no guide has been presented. */
export const Empty: Story = {
  parameters: withFigures(emptyInicio),
  play: async ({ canvasElement }) => {
    const list = await listOf(canvasElement, 'Guias por tempo de espera');
    await expect(await list.findAllByText('Ainda não há guias')).toHaveLength(5);
    const lots = await listOf(canvasElement, 'Lotes por tempo de espera');
    await expect(lots.getAllByText('Ainda não há lotes')).toHaveLength(5);
    const unpaid = await listOf(canvasElement, 'Apresentadas há mais de 60 dias');
    await expect(unpaid.getByText('Ainda não há guias')).toBeVisible();
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
    const unpaid = await listOf(canvasElement, 'Apresentadas há mais de 60 dias');
    await expect(await unpaid.findByText('Tudo o que tem mais de 60 dias está pago')).toBeVisible();
  },
};

/** Guides came, but none of them long ago. */
export const NothingOld: Story = {
  name: 'Nada apresentado há tanto tempo',
  parameters: withFakes(semPagar(0)),
  play: async ({ canvasElement }) => {
    const unpaid = await listOf(canvasElement, 'Apresentadas há mais de 60 dias');
    await expect(await unpaid.findByText('Nada foi apresentado há mais de 60 dias')).toBeVisible();
  },
};

/** Two parts could not be read: the other parts are shown. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFigures(fakeInicio({ guias: null, naoPagas: null })),
  play: async ({ canvasElement }) => {
    const guias = await listOf(canvasElement, 'Guias por tempo de espera');
    await expect(await guias.findAllByRole('link')).toHaveLength(1);
    await expect(guias.getByText('Não foi possível obter este número agora')).toBeVisible();
    const lotes = await listOf(canvasElement, 'Lotes por tempo de espera');
    await expect(lotes.getByRole('link', { name: /^Lotes em análise/ })).toHaveTextContent('58');
  },
};
