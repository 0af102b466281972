import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getGuiaImportada,
  getGuiasImportadas,
  incorporarGuia,
  getListaPrestadores,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { fakeGuias, guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import {
  body,
  chooses,
  filtersEverythingAway,
  findFilterButton,
  findDialog,
  findScreen,
  longName,
  seesText,
} from '../../testing/storyPlay.ts';
import { openGuia, openItem, path, press, searched, title, withGuias } from '../../testing/guiasStory.ts';

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withGuias() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSearchedYet: Story = {
  args: { path },
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Selecione o prestador.');
    const provider = page.getByRole('combobox', { name: 'Prestador' });
    await within(provider).findByRole('option', { name: '200010 - Hospital Santa Aurélia' });
    await chooses(provider, '200010');
    await seesText('Requisição realizada com sucesso!');
    await expect(await page.findByRole('button', { name: 'Abrir a guia 20000001' })).toBeInTheDocument();
    await chooses(page.getByRole('combobox', { name: 'Status' }), 'naoUtilizadas');
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
  name: 'Centro Médico',
  args: { path: '/modulos/centro-medico/guias-importadas-xml?prestador=200010' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await seesText('20000001');
  },
};

const coordinator = fakePayload({ cargo: 'Coord. de Contas Médicas' });

export const DiscardedByWhoCoordinates: Story = {
  name: 'Descartada por quem coordena',
  args: { person: coordinator },
  parameters: { msw: [...guiasFakes(), ...shellFakes(coordinator)] },
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement);
    await userEvent.click(guia.getByRole('button', { name: 'Descartar' }));
    await seesText('Sucesso ao descartar guia!');
    await expect(await guia.findByRole('button', { name: 'Reativar' })).toBeVisible();
    await expect(guia.queryByRole('button', { name: /^Avaliar/ })).toBeNull();
  },
};

export const ValidOnesAreSettled: Story = {
  name: 'As válidas são baixadas',
  parameters: withGuias({
    guias: [
      ...fakeGuias(),
      { guia: fakeGuia(20, { status: 2, GUI_TIPO: 'A', vrTotalAprovado: 23_450 }), itens: [] },
    ],
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await press('Incorporar e baixar guias válidas');
    await seesText('3 guias válidas, R$ 434,50 aprovados; a maior: 20000020, R$ 234,50.');
    const dialog = await findDialog('Incorporar e baixar guias válidas');
    await expect(await dialog.findByRole('radio', { name: '12/2026' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '11/2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Incorporar e baixar' }));
    await seesText('Data da baixa não condiz com a competência selecionada!');
    await userEvent.click(dialog.getByRole('radio', { name: '12/2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Incorporar e baixar' }));
    await expect(await dialog.findByText('3 de 3 guias: 3 feitas, R$ 434,50')).toBeVisible();
    await expect(dialog.getByText('20000005: Sucesso! (Incorporada e baixada)')).toBeVisible();
    await expect(
      dialog.getByText(/^20000020: Guia incorporada ao Saúde. A baixa é feita no sistema central/),
    ).toBeVisible();
  },
};

/** Guides hidden by filters are neither counted nor paid (REL-46). */
export const OnlyThoseOnShow: Story = {
  name: 'Só as que a tabela mostra',
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await userEvent.click(await findFilterButton(canvasElement, 'Número da guia'));
    await userEvent.type(
      await body().findByRole('textbox', { name: 'Pesquisar Número da guia' }),
      '20000010{Enter}',
    );
    await press('Incorporar e baixar guias válidas');
    await seesText('1 guia válida, R$ 100,00 aprovados.');
    await seesText('Só as que a tabela mostra com os filtros.');
    const dialog = await findDialog('Incorporar a guia 20000010');
    await userEvent.click(dialog.getByRole('button', { name: 'Incorporar e baixar' }));
    await expect(await dialog.findByText('1 de 1 guias: 1 feitas, R$ 100,00')).toBeVisible();
    await expect(dialog.queryByText(/^20000005/)).toBeNull();
  },
};

let asked: string[] = [];
let lists = 0;
let answer: () => void = () => undefined;

export const ClosingStopsTheRun: Story = {
  name: 'Fechar para a execução',
  parameters: withGuias(
    {},
    fake(getGuiasImportadas, () => {
      lists += 1;
      return fakeGuias().map(({ guia }) => guia);
    }),
    fake(incorporarGuia, async ({ body }) => {
      asked = [...asked, body.numGuia];
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { success: true, message: 'Guia incorporada ao Saúde', historico: [] };
    }),
  ),
  play: async ({ canvasElement }) => {
    [asked, lists] = [[], 0];
    await findScreen(canvasElement, title);
    await press('Incorporar e baixar guias válidas');
    await seesText(/^2 guias válidas, /);
    await press('Incorporar e baixar');
    await seesText('0 de 2 guias');
    await press('Parar');
    await seesText('Parando depois desta guia…');
    answer();
    await seesText('1 de 2 guias: 1 feitas, R$ 100,00. Parado: 1 guia ficou como estava.');
    await seesText('20000005: Sucesso! (Incorporada e baixada)');
    // The list is read again at the end of the run.
    await waitFor(() => expect([lists, ...asked]).toEqual([2, '20000005']));
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await (await findDialog('Últimas mensagens')).findByText(/· Lote parado/);
    await press('Ver 1 linha');
    await (await findDialog('Guias do lote')).findByRole('row', { name: /20000005/ });
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withGuias({}, fakeWaiting(getGuiasImportadas)),
};

export const Empty: Story = {
  tags: ['moldura'],
  parameters: withGuias({ guias: [] }),
};

export const NoProviders: Story = {
  name: 'Sem prestadores',
  args: { path },
  parameters: withGuias({}, fake(getListaPrestadores, { success: true, message: '', listaPrestadores: [] })),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    const provider = page.getByRole('combobox', { name: 'Prestador' });
    await waitFor(() => expect(provider).toHaveDisplayValue('Não há prestadores cadastrados'));
  },
};

export const Failed: Story = {
  parameters: withGuias(
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

export const OneRow: Story = { tags: ['moldura'], parameters: withGuias({ guias: fakeGuias(1) }) };
export const ManyRows: Story = { tags: ['moldura'], parameters: withGuias({ guias: fakeGuias(600) }) };

export const LongText: Story = {
  name: 'Texto longo',
  parameters: withGuias({
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
    const guia = await openGuia(canvasElement);
    await expect(guia.getByText(/Internação de 02\/11\/2026 10:10 a 08\/11\/2026 21:40/)).toBeVisible();
    await chooses(guia.getByRole('combobox', { name: 'Tipo da guia' }), 'A');
    await userEvent.click(guia.getByRole('button', { name: 'Salvar o tipo' }));
    await seesText('Alteração realizada com sucesso!');
    await waitFor(() => expect(guia.queryByRole('combobox', { name: 'Tipo da guia' })).toBeNull());
  },
};

export const Dark: Story = { tags: ['moldura'], globals: { theme: 'dark' } };

export const Narrow: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await expect(item.getByText(/^Cobrado/)).toBeVisible();
  },
};
