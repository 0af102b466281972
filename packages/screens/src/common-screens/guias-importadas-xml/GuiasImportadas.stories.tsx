import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getGuiaImportada,
  getGuiasImportadas,
  getListaPrestadores,
} from '@vidas/api-client/contas-medicas/guias';
import {
  fakeGuias,
  guiasFakes,
  type GuiasFakeOptions,
} from '@vidas/api-client/contas-medicas/guias-calls-fake';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias-fake';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  filtersEverythingAway,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';

const withFakes = (options: GuiasFakeOptions = {}, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...guiasFakes(options), ...shellFakes()],
});

const path = '/modulos/contas-medicas/guias-importadas-xml';
const searched = `${path}?prestador=200010&status=verificar&periodo=1`;

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Guias Importadas via XML';
const press = async (name: string | RegExp) => userEvent.click(await body().findByRole('button', { name }));

const openGuia = async (canvasElement: HTMLElement, numGuia = '20000002') => {
  await findScreen(canvasElement, title);
  await press(`Abrir a guia ${numGuia}`);
  const dialog = await findDialog(`Guia ${numGuia}`);
  await dialog.findByRole('tablist', { name: 'Itens da guia' });
  return dialog;
};

export const NotSearchedYet: Story = {
  args: { path },
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Selecione o prestador.');
    const provider = page.getByRole('combobox', { name: 'Prestador' });
    await within(provider).findByRole('option', { name: '200010 - Hospital Santa Aurélia' });
    await userEvent.selectOptions(provider, '200010');
    await seesText('Requisição realizada com sucesso!');
    await expect(await page.findByRole('button', { name: 'Abrir a guia 20000001' })).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'naoUtilizadas');
    await seesText('Não foram encontradas guias');
    await expect(page.queryByRole('button', { name: /^Incorporar e baixar/ })).toBeNull();
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Requisição realizada com sucesso!');
    await expect(
      await page.findByRole('button', { name: 'Incorporar e baixar guias válidas' }),
    ).toBeEnabled();
  },
};

export const MedicalCentre: Story = {
  args: { path: '/modulos/centro-medico/guias-importadas-xml?prestador=200010' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('20000001');
  },
};

export const OneGuide: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const dialog = await openGuia(canvasElement);
    await expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Honorários Médicos1',
      'Diárias e Taxas0',
      'Materiais1',
      'Medicamentos0',
      'SADT3',
      'Itens não identificados1',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /^Pendências \(0\) e histórico \(1\)/ }));
    await expect(dialog.getByText(/Sistema · Guia importada por XML/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Esconder pendências e histórico' }));
    await userEvent.click(dialog.getByRole('tab', { name: /^SADT/ }));
    const row = (await dialog.findByText('Hemossedimentação')).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await expect(
      await dialog.findByText(/Bloqueia: Valor unitário R\$ 100,00 acima do valor da operadora R\$ 80,50/),
    ).toBeVisible();
    await expect(dialog.getByText('CTM-15')).toBeVisible();
    await expect(dialog.getByText('CTM-23')).toBeVisible();
  },
};

export const ManyAreApproved: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const dialog = await openGuia(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: /^SADT/ }));
    await dialog.findByText('Hemossedimentação');
    await userEvent.click(dialog.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    await seesText('1 de 3 feitos');
    await expect(dialog.getByText(/^Item 2: Valor unitário R\$ 100,00 acima/)).toBeVisible();
    await expect(
      dialog.getByText(/^Item 3: Há procedimentos com pendências! Procedimento sem autorização/),
    ).toBeVisible();
    await expect(dialog.getByText('Aprovado')).toBeVisible();
    // Those that could not be done stay chosen.
    await expect(dialog.getByText('3 escolhidas')).toBeVisible();
  },
};

export const UnidentifiedIsMoved: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const dialog = await openGuia(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: /^Itens não identificados/ }));
    await dialog.findByText('Kit para acesso venoso');
    await userEvent.click(dialog.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Para materiais (19)' }));
    await expect(await dialog.findByRole('tab', { name: /^Materiais\s*2/ })).toBeVisible();
  },
};

const openItem = async (canvasElement: HTMLElement, seqItem: number, aba: RegExp, name: RegExp) => {
  const dialog = await openGuia(canvasElement);
  await userEvent.click(dialog.getByRole('tab', { name: aba }));
  await userEvent.click(await dialog.findByRole('button', { name: `Avaliar o item ${seqItem}` }));
  const item = await body().findByRole('dialog', { name });
  await waitFor(() => expect(item).toBeVisible());
  return within(item);
};

export const ItemIsDeniedInPart: Story = {
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await expect(item.getByText(/Cobrado: 2,5 × R\$ 4,00 × 1,00 = R\$ 10,00/)).toBeVisible();
    const quantity = item.getByRole('textbox', { name: 'Quantidade autorizada' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1,5');
    await expect(item.getByRole('textbox', { name: 'Total autorizado' })).toHaveValue('6,00');
    await expect(item.getByText('Valor da glosa: R$ 4,00')).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    await expect(await item.findByText('Por favor, informe o comentário da glosa!')).toBeVisible();
    const code = item.getByRole('textbox', { name: 'Código da glosa' });
    await userEvent.type(code, '99');
    await userEvent.tab();
    await seesText('Código não cadastrado');
    await expect(code).toHaveValue('');
    await userEvent.type(code, '1705');
    await userEvent.tab();
    await waitFor(() =>
      expect(item.getByRole('textbox', { name: 'Comentário da glosa' })).toHaveValue(
        'Valor apresentado a maior',
      ),
    );
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    await seesText('Alteração realizada com sucesso!');
    const dialog = await findDialog('Guia 20000002');
    await expect(await dialog.findByRole('tab', { name: /^Materiais\s*1\s*tudo aprovado/ })).toBeVisible();
  },
};

export const ItemToBeReviewed: Story = {
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 2, /^SADT/, /^Item 2/);
    await expect(item.getByRole('textbox', { name: 'Total autorizado' })).toBeDisabled();
  },
};

export const SomebodyWasFaster: Story = {
  parameters: withFakes({
    meanwhile: {
      quando: '2026-11-21T08:55',
      quem: 'Rui Farias Lobo',
      descricao: 'Item 5 aprovado',
      de: 'não revisado',
      para: 'aprovado 1, R$ 4,00',
    },
  }),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    await expect(
      await item.findByText(/Item 5 aprovado por Rui Farias Lobo em 21\/11\/2026 08:55: de "não revisado"/),
    ).toBeVisible();
  },
};

const coordinator = fakePayload({ cargo: 'Coord. de Contas Médicas' });

export const DiscardedByWhoCoordinates: Story = {
  args: { person: coordinator },
  parameters: { msw: [...guiasFakes(), ...shellFakes(coordinator)] },
  play: async ({ canvasElement }) => {
    const dialog = await openGuia(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await seesText('Sucesso ao descartar guia!');
    await expect(await dialog.findByRole('button', { name: 'Reativar' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Avaliar/ })).toBeNull();
  },
};

export const ValidOnesAreSettled: Story = {
  parameters: withFakes({
    guias: [...fakeGuias(), { guia: fakeGuia(20, { status: 2, GUI_TIPO: 'A' }), itens: [] }],
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Incorporar e baixar guias válidas');
    const dialog = await findDialog('Incorporar e baixar guias válidas');
    await expect(await dialog.findByRole('radio', { name: '12/2026' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '11/2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Incorporar e baixar' }));
    await seesText('Data da baixa não condiz com a competência selecionada!');
    await userEvent.click(dialog.getByRole('radio', { name: '12/2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Incorporar e baixar' }));
    await expect(await dialog.findByText('3 de 3 guias: 3 feitas')).toBeVisible();
    await expect(dialog.getByText('20000005: Sucesso! (Incorporada e baixada)')).toBeVisible();
    await expect(
      dialog.getByText(/^20000020: Guia incorporada ao Saúde. A baixa é feita no sistema central/),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes({}, fakeWaiting(getGuiasImportadas)),
};

export const Empty: Story = {
  tags: ['moldura'],
  parameters: withFakes({ guias: [] }),
};

export const Failed: Story = {
  parameters: withFakes(
    {},
    fake(getListaPrestadores, () => new Refusal(500)),
    fake(getGuiaImportada, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('Não foi possível carregar a lista de Prestadores!');
    await press('Abrir a guia 20000002');
    await seesText(/^Erro ao carregar esta guia! O banco de dados não respondeu/);
  },
};

export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['vendas'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText(/^Módulo Contas Médicas indisponível/)).toBeVisible(),
};

export const NoResult: Story = {
  tags: ['moldura'],
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('20000001');
    await filtersEverythingAway(canvasElement, 'Beneficiário');
  },
};

export const OneRow: Story = { tags: ['moldura'], parameters: withFakes({ guias: fakeGuias(1) }) };
export const ManyRows: Story = { tags: ['moldura'], parameters: withFakes({ guias: fakeGuias(600) }) };

export const LongText: Story = {
  parameters: withFakes({
    guias: [
      {
        guia: fakeGuia(2, {
          nomeBenef: longName,
          tipoAtendimento: '07',
          GUI_TIPO: null,
          dtHrIniFat: '2026-11-02T10:10',
          dtHrFinFat: '2026-11-08T21:40',
          diagnostico: 'K409',
          diagDescricao: 'Hérnia inguinal unilateral ou não especificada, sem obstrução ou gangrena',
          pendencias: ['Há procedimentos com pendências'],
        }),
        itens: [
          fakeItem({
            numGuia: '20000002',
            descProc:
              'Colecistectomia com colangiografia por videolaparoscopia, com exploração das vias biliares',
          }),
        ],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openGuia(canvasElement);
    await expect(dialog.getByText(/Internação de 02\/11\/2026 10:10 a 08\/11\/2026 21:40/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tipo da guia' }), 'A');
    await seesText('Alteração realizada com sucesso!');
    await waitFor(() => expect(dialog.queryByRole('combobox', { name: 'Tipo da guia' })).toBeNull());
  },
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await openGuia(canvasElement)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await expect(item.queryByText(/^Cobrado/)).toBeNull();
  },
};
