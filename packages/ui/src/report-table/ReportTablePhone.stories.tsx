import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { asTable, cellOf, scrollerOf, stand, TableScene } from './scene.fake.tsx';
import { vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

const handleAct = fn();
const why = 'Este título está em débito automático e não tem boleto.';

const meta = {
  title: 'ui/dados/ReportTable/Celular',
  component: TableScene<Vida>,
  args: {
    label: 'Beneficiários',
    columns: vidaColumns,
    rows: vidas,
    options: asTable,
    rowKey: ({ matricula }) => matricula,
    rowActions: ({ nome }) => (
      <>
        <Button size="small" aria-label={`Ver ${nome}`} onPress={() => handleAct('Ver', nome)}>
          Ver
        </Button>{' '}
        <Button size="small" aria-label={`Adicionar ação a ${nome}`} onPress={() => handleAct('+', nome)}>
          +
        </Button>{' '}
        <Tooltip text={why} isName>
          <span>
            <Button size="small" isDisabled aria-label={`Gerar boleto de ${nome}. ${why}`}>
              Gerar boleto
            </Button>
          </span>
        </Tooltip>
      </>
    ),
  },
  beforeEach: () => void handleAct.mockClear(),
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** The cells that stick at both sides of the first row leave half of the table to the others. */
const expectHalf = async (canvasElement: HTMLElement) => {
  const scroller = scrollerOf(canvasElement);
  const stuck = [
    ...scroller.querySelectorAll<HTMLElement>('tr[data-row="0"] > :is([data-pin], [data-acts])'),
  ];
  const width = stuck.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
  await expect(width).toBeGreaterThan(0);
  // Give or take a pixel: shares of the width are no whole pixels.
  await expect(width).toBeLessThanOrEqual(scroller.clientWidth / 2 + 1);
};

const open = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Ações de ${name}` }));
  return within(await screen.findByRole('menu', { name: `Ações de ${name}` }));
};

/** The acts of a row are one menu; what cannot be used says why. */
export const ActsInOneMenu: Story = {
  name: 'Atos em um menu',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectHalf(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Ver/ })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Ações de 001378' });
    const edge = scrollerOf(canvasElement).getBoundingClientRect();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right);
    const menu = await open(canvasElement, '001378');
    await expect(menu.getByRole('menuitem', { name: /^Gerar boleto/ })).toHaveAccessibleName(
      `Gerar boleto de Bianca Silva Queiroz. ${why}`,
    );
    await expect(menu.getByRole('menuitem', { name: /^Gerar boleto/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Adicionar ação a Bianca Silva Queiroz' }));
    await expect(handleAct.mock.calls).toEqual([['+', 'Bianca Silva Queiroz']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement, '001378');
  },
};

export const ActsInOneMenuDark: Story = {
  name: 'Atos em um menu, escuro',
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvasElement }) => void (await open(canvasElement, '001378')),
};

export const ActsByKeys: Story = {
  name: 'Atos pelas teclas',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await stand(canvasElement, 1, 1);
    await userEvent.keyboard('{End}{Enter}{Enter}');
    const name = cellOf(canvasElement, 1, 0).textContent;
    const menu = within(await screen.findByRole('menu', { name: `Ações de ${name}` }));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Ver' })).toHaveFocus());
    // The act got the focus by itself: another key says that the person is there (REL-33).
    await userEvent.keyboard('{Shift}{Enter}');
    await expect(handleAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Ações de ${name}` })).toHaveFocus());
  },
};

/** The dialog that an act opens has the focus, and gives it back to the menu of the row. */
export const ActThatOpensADialog: Story = {
  name: 'Ato que abre um diálogo',
  parameters: { picture: { skip: 'o foco é conferido no passo a passo' } },
  globals: phone,
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <TableScene
          {...args}
          rowActions={({ matricula }) => [
            <Button
              key="abrir"
              size="small"
              aria-label={`Abrir cadastro completo de ${matricula}`}
              onPress={() => setIsOpen(true)}
            >
              Abrir cadastro completo
            </Button>,
            <Button key="descartar" size="small" aria-label={`Descartar ${matricula}`}>
              Descartar
            </Button>,
          ]}
        />
        {isOpen && (
          <Dialog title="Cadastro" onClose={() => setIsOpen(false)}>
            <Button>Salvar</Button>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvasElement, '001378');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Abrir cadastro completo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cadastro' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ações de 001378' })).toHaveFocus());
  },
};

/** A single short act needs no menu. */
export const OneShortAct: Story = {
  name: 'Um ato curto',
  globals: phone,
  args: {
    rowActions: ({ nome }) => (
      <Button size="small" aria-label={`Ver ${nome}`}>
        Ver
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectHalf(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Ver Bianca Silva Queiroz' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  },
};

/** Check boxes and arrows scroll away before the name of a row does. */
export const ChoiceAndActs: Story = {
  name: 'Escolha e atos',
  globals: phone,
  args: {
    columns: vidaColumns.slice(1),
    selection: { actions: () => <Button size="small">Descartar escolhidas</Button> },
    expand: { render: ({ nome }) => <p>{nome}</p> },
  },
  play: async ({ canvasElement }) => {
    await expectHalf(canvasElement);
    const scroller = scrollerOf(canvasElement);
    scroller.scrollLeft = 200;
    const edge = scroller.getBoundingClientRect();
    await waitFor(() =>
      expect(Math.round(cellOf(canvasElement, 0, 2).getBoundingClientRect().left - edge.left)).toBe(1),
    );
  },
};
