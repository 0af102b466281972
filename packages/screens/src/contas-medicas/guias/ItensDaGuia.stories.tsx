import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, seesText } from '../../testing/storyPlay.ts';
import { findGuia, findItem, openGuia, openItem, searched, withGuias } from '../../testing/guiasStory.ts';

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: itens',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withGuias() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement);
    await expect(guia.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Honorários médicos1',
      'Diárias e taxas0',
      'Materiais1',
      'Medicamentos0',
      'SADT3',
      'Itens não identificados1',
    ]);
    await userEvent.click(guia.getByRole('button', { name: /^Pendências \(0\) e histórico \(1\)/ }));
    await expect(guia.getByText(/Sistema · Guia importada por XML/)).toBeVisible();
    await userEvent.click(guia.getByRole('button', { name: 'Esconder pendências e histórico' }));
    await userEvent.click(guia.getByRole('tab', { name: /^SADT/ }));
    const row = (await guia.findByText('Hemossedimentação')).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    await expect(
      await guia.findByText(/Bloqueia: Valor unitário R\$ 100,00 acima do valor da operadora R\$ 80,50/),
    ).toBeVisible();
    await expect(guia.getByText('CTM-15')).toBeVisible();
    await expect(guia.getByText('CTM-23')).toBeVisible();
  },
};

export const ManyAreApproved: Story = {
  name: 'Muitos são aprovados',
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement);
    await userEvent.click(guia.getByRole('tab', { name: /^SADT/ }));
    await guia.findByText('Hemossedimentação');
    await userEvent.click(guia.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await guia.findByRole('button', { name: 'Aprovar' }));
    await seesText('1 de 3 feitos');
    await expect(guia.getByText(/^Item 2: Valor unitário R\$ 100,00 acima/)).toBeVisible();
    await expect(
      guia.getByText(/^Item 3: Há procedimentos com pendências! Procedimento sem autorização/),
    ).toBeVisible();
    await expect(await guia.findByText('Aprovado')).toBeVisible();
    // Only items that could not change stay chosen (CTM-12).
    await expect(await guia.findByText('2 escolhidas')).toBeVisible();
    await expect(guia.getByRole('checkbox', { name: 'Escolher 1' })).not.toBeChecked();
    await expect(guia.getByRole('checkbox', { name: 'Escolher 2' })).toBeChecked();
    // Approved items are skipped, and not counted as done.
    await userEvent.click(guia.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await guia.findByRole('button', { name: 'Aprovar' }));
    await seesText('0 de 3 feitos');
    await expect(guia.getByText('3 escolhidas')).toBeVisible();
  },
};

export const UnidentifiedIsMoved: Story = {
  name: 'Não identificado é movido',
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement);
    await userEvent.click(guia.getByRole('tab', { name: /^Itens não identificados/ }));
    await guia.findByText('Kit para acesso venoso');
    await userEvent.click(guia.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await guia.findByRole('button', { name: 'Para materiais (19)' }));
    await expect(await guia.findByRole('tab', { name: /^Materiais\s*2/ })).toBeVisible();
  },
};

export const ItemIsDeniedInPart: Story = {
  name: 'Item glosado em parte',
  parameters: withGuias(),
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
    const code = item.getByRole('combobox', { name: 'Código da glosa' });
    await userEvent.type(code, '99');
    await seesText('Código não cadastrado');
    await userEvent.tab();
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
    const guia = await findGuia();
    await expect(await guia.findByRole('tab', { name: /^Materiais\s*1\s*tudo aprovado/ })).toBeVisible();
  },
};

export const ItemToBeReviewed: Story = {
  name: 'Item a rever',
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 2, /^SADT/, /^Item 2/);
    await expect(await item.findByText('Preço de tabela: R$ 80,50')).toBeVisible();
    await expect(
      item.getByText('Este prestador em 12 meses: 34 pagos, de R$ 75,00 a R$ 100,00, mediana R$ 80,50'),
    ).toBeVisible();
    await expect(
      item.getByText('Esta pessoa o fez em 03/05/2026: guia 19000044, Laboratório Vitória'),
    ).toBeVisible();
    await expect(item.getByRole('textbox', { name: 'Total autorizado' })).toBeDisabled();
    const grid = body().getByRole('grid', { name: 'SADT' });
    const open = within(grid).getByRole('button', { name: 'Avaliar o item 2' });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(open).not.toHaveAttribute('aria-current');
    await expect(body().getByText('Escolha um item')).toBeVisible();
    await expect(body().getByRole('heading', { level: 1, name: 'Guia 20000002' })).toBeVisible();
    // A press beside the button opens too, and the columns stay where they were.
    const scroller = grid.parentElement as HTMLElement;
    scroller.scrollLeft = 0;
    await userEvent.click(within(grid).getByText('Hemossedimentação'));
    await findItem(/^Item 2/);
    await userEvent.keyboard('k{Escape}');
    await waitFor(() => expect(within(grid).getByRole('button', { name: 'Avaliar o item 1' })).toHaveFocus());
    await expect(scroller.scrollLeft).toBe(0);
    await userEvent.click(within(grid).getByText('Hemossedimentação'));
    await findItem(/^Item 2/);
  },
};

const byRui = {
  meanwhile: {
    quando: '2026-11-21T08:55',
    quem: 'Rui Farias Lobo',
    descricao: 'Item 5 aprovado',
    de: 'não revisado',
    para: 'aprovado 0, R$ 0,00',
  },
  meanwhileItem: {
    status: 1,
    qtdExecAprov: 0,
    vrTotalAprov: 0,
    COM_COD: '1702',
    GLO_COMENTARIO: 'Cobrança em duplicidade',
    OBSERVACAO: 'conferido com o laudo',
  },
} as const;

/** A person who presses without typing sees the colleague's decision; another press leaves it as it is. */
export const SomebodyWasFaster: Story = {
  name: 'Alguém foi antes',
  parameters: withGuias(byRui),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    await expect(
      await item.findByText(/Item 5 aprovado por Rui Farias Lobo em 21\/11\/2026 08:55: de "não revisado"/),
    ).toBeVisible();
    await waitFor(() =>
      expect(item.getByRole('combobox', { name: 'Código da glosa' })).toHaveValue(
        '1702 - Cobrança em duplicidade',
      ),
    );
    await expect(item.getByLabelText(/^Observação/)).toHaveValue('conferido com o laudo');
    await expect(item.getByLabelText('Quantidade autorizada')).toHaveValue('0');
  },
};

export const ReplacesOnlyWhenAsked: Story = {
  name: 'Só substitui a decisão de outra pessoa se disser que sim',
  parameters: withGuias(byRui),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await userEvent.type(item.getByLabelText(/^Observação/), 'sem o laudo');
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    // Input stays, marked with the present value; the other fields take the present values.
    await waitFor(() =>
      expect(item.getByLabelText(/^Observação/)).toHaveAccessibleDescription(
        /Agora está: conferido com o laudo/,
      ),
    );
    await expect(item.getByLabelText(/^Observação/)).toHaveValue('sem o laudo');
    await expect(item.getByRole('combobox', { name: 'Código da glosa' })).toHaveValue(
      '1702 - Cobrança em duplicidade',
    );
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    const question = await findDialog('Substituir a decisão de Rui Farias Lobo?', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Substituir' }));
    await seesText('Alteração realizada com sucesso!');
  },
};

export const AttentionIsConfirmed: Story = {
  name: 'A atenção é confirmada',
  parameters: withGuias({
    guias: [
      {
        guia: fakeGuia(2),
        itens: [
          fakeItem({ numGuia: '20000002', status: 0, pendencias: 'Atenção: confira o laudo do exame' }),
        ],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 1, /^SADT/, /^Item 1/);
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    const question = await findDialog('Aprovar o item 1?', 'alertdialog');
    await expect(question.getByText('Atenção: confira o laudo do exame')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Aprovar' }));
    await seesText('Alteração realizada com sucesso!');
    const guia = await findGuia();
    await expect(await guia.findByText('Válida')).toBeVisible();
  },
};

export const EqualItemsFollow: Story = {
  name: 'Os itens iguais acompanham',
  parameters: withGuias(),
  play: async ({ canvasElement }) => {
    const item = await openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
    await userEvent.click(item.getByRole('button', { name: 'Aprovar' }));
    const guia = await findGuia();
    const words = 'Aplicar aos 9 itens iguais (mesmo código, valor e prestador): R$ 90,00';
    await userEvent.click(await guia.findByRole('button', { name: words }));
    const question = await findDialog(`${words}?`, 'alertdialog');
    await expect(question.getByText('Guia 20000003, item 5: R$ 10,00')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Aplicar' }));
    await expect(await guia.findByText('Aplicado a 9 itens iguais.')).toBeVisible();
    await userEvent.click(guia.getByRole('button', { name: 'Desfazer' }));
    await seesText('9 de 9 itens');
  },
};

export const LongText: Story = {
  parameters: withGuias({
    guias: [
      {
        guia: fakeGuia(2),
        itens: [
          fakeItem({
            numGuia: '20000002',
            descProc:
              'Colecistectomia com colangiografia por videolaparoscopia, com exploração das vias biliares',
            OBSERVACAO: 'Conferido com a auditoria de enfermagem e com o relatório da cirurgia. '.repeat(2),
          }),
        ],
      },
    ],
  }),
  play: async ({ canvasElement }) => void (await openGuia(canvasElement)),
};

export const Narrow: Story = {
  tags: ['moldura'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await openGuia(canvasElement)),
};

export const Dark: Story = {
  tags: ['moldura'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await openGuia(canvasElement)),
};
