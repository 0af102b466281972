import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findItem, openGuia, openItem, searched, withGuias } from '../../testing/guiasStory.ts';

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

const numGuia = '20000002';

const repetida = {
  regra: 'CTM-87',
  glosa: '1702',
  qtdPaga: 0,
  texto:
    'O procedimento 40304361 de 10/11/2026 repete o item 2 da guia 19000051 (Laboratório Vitória), da mesma pessoa.',
};
const auxiliar = {
  regra: 'CTM-92',
  glosa: '1714',
  qtdPaga: 3_000,
  texto: 'Primeiro auxiliar: cobrado R$ 100,00; 30 % de 1 × R$ 100,00 são R$ 30,00.',
};
const semCodigo = { ...auxiliar, regra: 'CTM-93', glosa: '1802', texto: 'Só do sexo masculino.' };

/** A guide with items on which trade rules fired. */
const comAchados = (...listas: readonly (readonly (typeof repetida)[])[]) =>
  withGuias({
    guias: [
      {
        guia: fakeGuia(2),
        itens: listas.map((achados, at) => fakeItem({ numGuia, seqItem: at + 1, achados: [...achados] })),
      },
    ],
  });

const campo = (item: Awaited<ReturnType<typeof findItem>>, name: string) =>
  item.getByRole('textbox', { name });

export const SameDay: Story = {
  name: 'Repetido no mesmo dia',
  parameters: comAchados([repetida], []),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 1, /^SADT/, /^Item 1/);
    await expect(item.getByText(repetida.texto)).toBeVisible();
    await expect(item.getByText('CTM-87')).toBeVisible();
    // Nothing is denied before somebody says so.
    await expect(campo(item, 'Quantidade autorizada')).toHaveValue('1');
    await waitFor(() => expect(item.getByRole('button', { name: /^Glosar tudo com 1702/ })).toBeVisible());
    await userEvent.keyboard('g');
    await expect(campo(item, 'Quantidade autorizada')).toHaveValue('0');
    await expect(item.getByRole('combobox', { name: 'Código da glosa' })).toHaveValue(
      '1702 - Cobrança em duplicidade',
    );
    await expect(item.getByText('Valor da glosa: R$ 100,00')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await findItem(/^Item 2/);
  },
};

export const AnswersOfRules: Story = {
  name: 'Respostas de duas regras',
  parameters: comAchados([repetida, auxiliar, semCodigo]),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 1, /^SADT/, /^Item 1/);
    await userEvent.click(await item.findByRole('button', { name: 'Glosar com 1714, pagar 0,3' }));
    await expect(campo(item, 'Quantidade autorizada')).toHaveValue('0,3');
    await expect(item.getByText('Valor da glosa: R$ 70,00')).toBeVisible();
    // The operator has no such code, so that the evidence stands alone.
    await expect(item.getByText('Só do sexo masculino.')).toBeVisible();
    await expect(item.queryByRole('button', { name: /1802/ })).toBeNull();
  },
};

export const LongEvidence: Story = {
  name: 'Evidência longa',
  globals: { viewport: { value: 'phone' } },
  parameters: comAchados([
    {
      ...repetida,
      texto: `O procedimento 40304361 de 10/11/2026 repete ${[1, 2, 3, 4, 5]
        .map((at) => `o item ${at} da guia 1900005${at} (Hospital e Maternidade Nossa Senhora das Acácias)`)
        .join('; ')}, da mesma pessoa.`,
    },
  ]),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 1, /^SADT/, /^Item 1/);
    await expect(item.getByText(/repete o item 1 .* guia 19000055/)).toBeVisible();
  },
};

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
