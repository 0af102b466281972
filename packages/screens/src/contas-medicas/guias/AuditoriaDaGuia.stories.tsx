import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import { expect } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { openGuia, openItem, searched, withGuias } from '../../testing/guiasStory.ts';

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: auditoria',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withGuias() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const seesSurgery: Story['play'] = async ({ canvasElement }) => {
  const item = await openItem(canvasElement, 4, /^Honorários médicos/, /^Item 4/);
  await expect(
    item.getByText(/^1 de 1 · 10\/11\/2026, das 08:15 às 09:40 · .*, 47 anos, feminino$/),
  ).toBeVisible();
  await expect(item.getByText('Na nossa tabela: Colecistectomia sem colangiografia por vídeo')).toBeVisible();
  await expect(item.getByRole('heading', { name: 'Equipe' })).toBeVisible();
  await expect(item.getByText('Primeiro auxiliar: Caio Prado Lins, CRM 54321-PR, CBO 225225')).toBeVisible();
  await expect(item.getByText('Via de acesso: Mesma via')).toBeVisible();
  await expect(item.getByText('Técnica: Videolaparoscopia')).toBeVisible();
  // The file says nothing of a material here.
  await expect(item.queryByText(/ANVISA/)).toBeNull();
};

export const Default: Story = { name: 'Cirurgia', play: seesSurgery };

export const Material: Story = {
  name: 'Material',
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await expect(item.getByText('Registro na ANVISA: 80102511234')).toBeVisible();
    await expect(item.queryByRole('heading', { name: 'Equipe' })).toBeNull();
  },
};

export const SameDay: Story = {
  name: 'Repetido no mesmo dia',
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 3, /^SADT/, /^Item 3/);
    await expect(
      await item.findByText(
        'Repetido (1702): esta pessoa o tem no mesmo dia na guia 19000051, item 2, Laboratório Vitória',
      ),
    ).toBeVisible();
    await expect(item.getByText(/^2 de 3|^3 de 3/)).toBeVisible();
  },
};

const numGuia = '20000002';

export const SumsDiffer: Story = {
  name: 'Totais que não são a soma',
  parameters: withGuias({
    guias: [
      {
        guia: fakeGuia(2, {
          doArquivo: {
            indicacaoClinica: 'Colelitíase sintomática',
            observacao: 'Segunda cirurgia no mesmo ato, por outra via.',
            motivoEncerramento: '12',
            totais: { procedimentos: 10_000, materiais: 1_200, geral: 11_000 },
          },
        }),
        itens: [
          fakeItem({ numGuia }),
          fakeItem({
            numGuia,
            seqItem: 2,
            codTabela: '19',
            codTabelaAprov: '19',
            tipoProcOS: null,
            codProcAmbOpc: [],
            descProc: 'Seringa descartável 10 ml',
            vrTotal: 1_000,
            doArquivo: { despesa: '03' },
          }),
        ],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement, numGuia);
    await expect(guia.getByText('Indicação clínica: Colelitíase sintomática')).toBeVisible();
    await expect(guia.getByText('Motivo de encerramento: Alta melhorado')).toBeVisible();
    await expect(
      guia.getByText('Totais do arquivo: Procedimentos R$ 100,00 · Materiais R$ 12,00 · Geral R$ 110,00'),
    ).toBeVisible();
    await expect(guia.getByText('Os totais do arquivo não são a soma dos itens')).toBeVisible();
    await expect(guia.getByText('Materiais: o arquivo diz R$ 12,00, os itens somam R$ 10,00.')).toBeVisible();
    await expect(guia.queryByText(/^Procedimentos: o arquivo/)).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['moldura'],
  parameters: withGuias({
    guias: [
      {
        guia: fakeGuia(2, {
          doArquivo: {
            indicacaoClinica: 'Dor abdominal com irradiação e vômitos há doze dias. '.repeat(9).trim(),
            observacao: 'Segunda cirurgia no mesmo ato, por outra via de acesso. '.repeat(8).trim(),
          },
        }),
        itens: [fakeItem({ numGuia })],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement, numGuia);
    await expect(guia.getByText(/^Indicação clínica: Dor abdominal/)).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: seesSurgery,
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' }, play: seesSurgery };
